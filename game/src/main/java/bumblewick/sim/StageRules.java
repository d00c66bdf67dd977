package bumblewick.sim;

import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Deed;
import bumblewick.def.RuleDef.Event;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of a flight. At the end of each tick the rules look at what happened in it, in the order of the file, and those
 * that fire queue their actions; then at most {@link RuleDef#MOST_ACTIONS} queued actions run, oldest first. More wait for
 * the next tick; when {@value #QUEUE} wait, further ones are dropped. A signal is heard in the tick after it was sent, so
 * that rules which answer each other cannot hold a tick up.
 */
final class StageRules {
    private static final int QUEUE = 256;

    /** The random stream that chances are drawn from. */
    private static final int STREAM = 4;

    private final List<RuleDef> rules;
    private final String difficulty;
    private final RuleActions actions;
    private final RandomStream random;
    private final List<String> signals = new ArrayList<>();
    private final int[] heard; // by rule, index of its signal or −1
    private final int[] count; // by rule, how often its event happened
    private final boolean[] spent;
    private final int[] sent; // by signal, in this tick
    private final int[] sounding; // by signal, in the tick before
    private final Action[] queue = new Action[QUEUE];
    private int first;
    private int waiting;
    private float distance;
    private int seen; // ticks of the run when the rules looked last
    private boolean started;

    /** @param start where the run starts, in u: places before are never reached */
    StageRules(List<RuleDef> rules, String difficulty, long seed, float start, RuleActions actions) {
        this.rules = rules;
        this.difficulty = difficulty;
        this.actions = actions;
        random = new RandomStream(seed, STREAM);
        heard = new int[rules.size()];
        count = new int[rules.size()];
        spent = new boolean[rules.size()];
        for (int i = 0; i < rules.size(); i++) {
            heard[i] = rules.get(i).on().event() == Event.SIGNAL
                    ? signal(rules.get(i).on().signal())
                    : -1;
            rules.get(i).actions().stream()
                    .filter(action -> action.action() == Deed.SIGNAL)
                    .forEach(action -> signal(action.signal()));
        }
        sent = new int[signals.size()];
        sounding = new int[signals.size()];
        distance = Math.nextDown(start);
    }

    private int signal(String name) {
        if (!signals.contains(name)) {
            signals.add(name);
        }
        return signals.indexOf(name);
    }

    boolean isEmpty() {
        return rules.isEmpty();
    }

    /**
     * Advances by a tick.
     *
     * @param ticks since the run began
     * @param events of the frame
     * @param from index of the first event of this tick
     * @param hum the rank, 0 to 100
     */
    void tick(int ticks, SimEvents events, int from, int hum) {
        if (isEmpty()) {
            return;
        }
        System.arraycopy(sent, 0, sounding, 0, sent.length);
        for (int i = 0; i < sent.length; i++) {
            sent[i] = 0;
        }
        int end = events.size();
        for (int i = 0; i < rules.size(); i++) {
            int times = happened(i, ticks, events, from, end);
            for (int n = 0; n < times; n++) {
                count[i]++;
                fire(i, hum);
            }
        }
        distance = actions.distance();
        started = true;
        seen = ticks;
        run(events);
        actions.tick();
    }

    /** How often the event of a rule happened in this tick. */
    private int happened(int rule, int ticks, SimEvents events, int from, int end) {
        RuleDef.Trigger on = rules.get(rule).on();
        return switch (on.event()) {
            case START -> started ? 0 : 1;
            case TIME -> isDue(Math.max(1, Tick.of(on.after())), ticks) ? 1 : 0;
            case PLACE -> distance < on.at() && on.at() <= actions.distance() ? 1 : 0;
            case HIT -> count(SimEvent.Type.HIT, events, from, end);
            case KILL -> count(SimEvent.Type.ENEMY_DESTROYED, events, from, end);
            case PICKUP -> count(SimEvent.Type.PICKED_UP, events, from, end);
            case HURT -> count(SimEvent.Type.WICK_HURT, events, from, end);
            case BEE_LOST -> count(SimEvent.Type.BEE_LOST, events, from, end);
            case PARKED -> count(SimEvent.Type.BEES_SEEDED, events, from, end);
            case CHECKPOINT -> count(SimEvent.Type.CHECKPOINT, events, from, end);
            case BOSS -> count(SimEvent.Type.BOSS_ENTERED, events, from, end);
            case SIGNAL -> sounding[heard[rule]];
        };
    }

    /** Whether a tick came since the rules looked last: on the islet they do not look. */
    private boolean isDue(int tick, int ticks) {
        return seen < tick && tick <= ticks;
    }

    private static int count(SimEvent.Type type, SimEvents events, int from, int end) {
        int count = 0;
        for (int i = from; i < end; i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }

    private void fire(int rule, int hum) {
        RuleDef.Conditions when = rules.get(rule).when();
        if (spent[rule]
                || holding(when.all(), rule, hum) < when.all().size()
                || holding(when.not(), rule, hum) > 0
                || (!when.any().isEmpty() && holding(when.any(), rule, hum) == 0)
                || (when.chance() < 1f && random.nextFloat() >= when.chance())) {
            return;
        }
        spent[rule] = when.once();
        List<Action> all = rules.get(rule).actions();
        for (int i = 0; i < all.size() && waiting < QUEUE; i++) {
            queue[(first + waiting++) % QUEUE] = all.get(i);
        }
    }

    /** How many of the checks hold. */
    private int holding(List<Check> checks, int rule, int hum) {
        int holding = 0;
        for (int i = 0; i < checks.size(); i++) {
            holding += holds(checks.get(i), rule, hum) ? 1 : 0;
        }
        return holding;
    }

    private boolean holds(Check check, int rule, int hum) {
        int number =
                switch (check.of()) {
                    case BEES -> actions.bees();
                    case HUM -> hum;
                    case COUNT -> count[rule];
                    case DIFFICULTY -> 0;
                };
        return check.of() == RuleDef.Fact.DIFFICULTY
                ? check.difficulty().equals(difficulty)
                : number >= check.least() && number <= check.most();
    }

    private void run(SimEvents events) {
        for (int n = 0; n < RuleDef.MOST_ACTIONS && waiting > 0; n++) {
            Action action = queue[first];
            first = (first + 1) % QUEUE;
            waiting--;
            if (action.action() == Deed.SIGNAL) {
                sent[signals.indexOf(action.signal())]++;
            } else {
                actions.run(action, events);
            }
        }
    }

    /** Adds nothing for a stage without rules. */
    void addTo(StateHash hash) {
        if (isEmpty()) {
            return;
        }
        hash.add(random.state()).add(distance).add(started).add(seen).add(waiting);
        for (int i = 0; i < waiting; i++) {
            hash.add(place(queue[(first + i) % QUEUE]));
        }
        for (int i = 0; i < rules.size(); i++) {
            hash.add(count[i]).add(spent[i]);
        }
        for (int times : sent) {
            hash.add(times);
        }
        actions.addTo(hash);
    }

    /** Where an action stands among those of all rules. */
    private int place(Action wanted) {
        int place = 0;
        for (int i = 0; i < rules.size(); i++) {
            List<Action> all = rules.get(i).actions();
            for (int n = 0; n < all.size(); n++, place++) {
                if (all.get(n) == wanted) {
                    return place;
                }
            }
        }
        throw new IllegalStateException("an action of no rule waits");
    }
}
