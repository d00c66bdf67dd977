package bumblewick.sim.rule;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.RuleDeed.Sound;
import bumblewick.def.RuleDeed.Text;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The rules of a stage. At the end of each tick the rules look at what happened in it, in the order of the file, and those
 * that fire queue their actions; then the queued actions run that are due. A signal is heard in the tick after it was sent,
 * so that rules which answer each other cannot hold a tick up. What the actions themselves let happen, such as a bee that
 * joins, no rule waits for: a rule that wants others to know sends a signal. A boss's steps do things by the same words.
 */
public final class StageRules {
    /** The random stream that chances are drawn from. */
    private static final int STREAM = 4;

    private final List<Rule> rules = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>(); // of all rules
    private final int[] firstAction; // by rule, its number in actions
    private final RuleStage stage;
    private final Signals signals; // of the whole stage
    private final boolean alone; // whether nobody but the rules sends and hears
    private final RuleChecks checks;
    private final RandomStream random;
    private final ActionQueue queue = new ActionQueue();
    private final boolean unused; // no rule is there, and nobody else does what rules do
    private float distance;
    private int seen; // ticks of the run when the rules looked last
    private boolean started;

    /** Rules of a stage in which nobody else sends and hears signals. */
    public StageRules(List<RuleDef> defs, String difficulty, long seed, float start, RuleStage stage) {
        this(defs, new Signals(signals(defs)), true, defs.isEmpty(), difficulty, seed, start, stage);
    }

    /**
     * @param signals of the stage: those of the rules at least, see {@link #signals}; who owns them begins their ticks
     * @param shared whether somebody else does things by {@link #run}
     * @param difficulty id of the difficulty that is played
     * @param start where the run starts, in u: places before are never reached; 0 on foot
     */
    public StageRules(
            List<RuleDef> defs,
            Signals signals,
            boolean shared,
            String difficulty,
            long seed,
            float start,
            RuleStage stage) {
        this(defs, signals, false, defs.isEmpty() && !shared, difficulty, seed, start, stage);
    }

    private StageRules(
            List<RuleDef> defs,
            Signals signals,
            boolean alone,
            boolean unused,
            String difficulty,
            long seed,
            float start,
            RuleStage stage) {
        this.signals = signals;
        this.alone = alone;
        this.unused = unused;
        this.stage = stage;
        firstAction = new int[defs.size()];
        for (RuleDef def : defs) {
            firstAction[rules.size()] = actions.size();
            rules.add(new Rule(def));
            actions.addAll(def.actions());
        }
        checks = new RuleChecks(stage, signals, difficulty);
        random = new RandomStream(seed, STREAM);
        distance = Math.nextDown(start);
    }

    /** The names of all signals that rules send, wait for or count, and of others. */
    @SafeVarargs
    public static List<String> signals(List<RuleDef> defs, List<String>... others) {
        TreeSet<String> names = new TreeSet<>();
        for (List<String> more : others) {
            names.addAll(more);
        }
        for (RuleDef def : defs) {
            if (def.on().event() == RuleEvent.SIGNAL) {
                names.add(def.on().of());
            }
            sentSignals(def.actions(), names);
            countedSignals(def.when().all(), names);
            countedSignals(def.when().any(), names);
            countedSignals(def.when().not(), names);
        }
        return List.copyOf(names);
    }

    private static void sentSignals(List<Action> actions, TreeSet<String> names) {
        for (Action action : actions) {
            if (action.deed() instanceof Signal signal) {
                names.add(signal.name());
            }
        }
    }

    private static void countedSignals(List<Check> checks, TreeSet<String> names) {
        for (Check check : checks) {
            if (check.of() == RuleFact.SIGNALS) {
                names.add(check.signal());
            }
        }
    }

    /**
     * Advances by a tick.
     *
     * @param ticks since the run began
     * @param events of the frame; what the rules do is appended
     * @param from index of the first event of this tick
     */
    public void tick(int ticks, SimEvents events, int from) {
        if (unused) {
            return;
        }
        if (alone) {
            signals.beginTick();
        }
        checks.beginTick(ticks);
        int end = events.size();
        for (int i = 0; i < rules.size(); i++) {
            look(i, ticks, events, from, end);
        }
        distance = stage.distance();
        started = true;
        seen = ticks;
        stage.cues().tick();
        int due = queue.take();
        for (int i = 0; i < due; i++) {
            run(actions.get(queue.due(i)).deed(), events);
        }
        stage.tick(events);
    }

    private void look(int i, int ticks, SimEvents events, int from, int end) {
        Rule rule = rules.get(i);
        int times = happened(rule.def().on(), ticks, events, from, end);
        for (int n = 0; n < times; n++) {
            if (rule.happens(checks, random)) {
                enqueue(i);
            }
        }
        if (rule.follows(checks, random)) {
            enqueue(i);
        }
    }

    /** How often what a rule waits for happened in this tick. */
    private int happened(Trigger on, int ticks, SimEvents events, int from, int end) {
        return switch (on.event()) {
            case START -> started ? 0 : 1;
            case TIME -> isDue(Math.max(1, Tick.of(on.after())), ticks) ? 1 : 0;
            case CONDITION -> 0;
            case PLACE -> distance < on.at() && on.at() <= stage.distance() ? 1 : 0;
            case SIGNAL -> signals.heard(on.of());
            default -> EventMatch.count(on, events, from, end);
        };
    }

    /** Whether a tick came since the rules looked last: while Wick is on the islet, those of the flight do not look. */
    private boolean isDue(int tick, int ticks) {
        return seen < tick && tick <= ticks;
    }

    private void enqueue(int rule) {
        int count = rules.get(rule).def().actions().size();
        for (int i = firstAction[rule]; i < firstAction[rule] + count; i++) {
            queue.add(i, Tick.of(actions.get(i).delay()));
        }
    }

    /** Something else than a rule sends a signal, which rules that wait for it hear in their next tick. */
    public void send(String signal) {
        if (signals.knows(signal)) {
            signals.send(signal);
        }
    }

    /** Whether a signal was sent in the run; false of one that the stage does not know. */
    public boolean isSent(String signal) {
        return signals.knows(signal) && signals.total(signal) > 0;
    }

    /** Does what a rule can do, in the middle of a tick. */
    public void run(RuleDeed deed, SimEvents events) {
        if (deed instanceof Signal signal) {
            signals.send(signal.name());
            stage.hear(signal.name());
        } else if (deed instanceof Sound sound) {
            events.add(Type.SOUND, SimEvent.NOBODY, sound.name(), 0, stage.place());
        } else if (!stage.cues().take(deed)) {
            stage.run(deed, events);
        } else if (deed instanceof Text text && !text.key().isEmpty()) {
            events.add(Type.TEXT, stage.place());
        }
    }

    /** Counts nothing for a stage without rules. */
    public void addTo(StateHash hash) {
        if (unused) {
            return;
        }
        hash.add(random.state()).add(distance).add(started).add(seen);
        for (int i = 0; i < rules.size(); i++) {
            rules.get(i).addTo(hash);
        }
        signals.addTo(hash);
        queue.addTo(hash);
        stage.cues().addTo(hash);
        stage.addTo(hash);
    }
}
