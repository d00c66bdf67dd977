package bumblewick.sim.rule;

import bumblewick.def.DeedDef;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleEvent;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** How much of a flight's deed is done. It looks at the events of each tick, like a rule. */
public final class DeedProgress {
    private final DeedDef def;
    private final Rule rule;
    private final RuleChecks checks;
    private final Signals signals;
    private final RuleStage stage;
    private final RandomStream random = new RandomStream(0L, 0L); // deeds leave nothing to chance
    private int count;
    private int atCheckpoint; // how much was done at the last checkpoint

    /**
     * @param signals of the stage
     * @param stage that conditions look at
     * @param begun how much was done where the run starts
     */
    public DeedProgress(DeedDef def, Signals signals, RuleStage stage, String difficulty, int begun) {
        this.def = def;
        this.signals = signals;
        this.stage = stage;
        rule = new Rule(new RuleDef("deed", def.on(), def.when(), List.of()));
        checks = new RuleChecks(stage, signals, difficulty);
        count = Math.min(begun, def.count());
        atCheckpoint = count;
    }

    /**
     * Counts what happened in a tick.
     *
     * @param ticks since the run began
     * @param from index of the first event of this tick
     */
    public void tick(int ticks, SimEvents events, int from) {
        if (!def.isThere()) {
            return;
        }
        checks.beginTick(ticks);
        int times = def.on().event() == RuleEvent.SIGNAL
                ? signals.heard(def.on().of())
                : EventMatch.count(def.on(), events, from, events.size());
        for (int i = 0; i < times && !isDone(); i++) {
            if (rule.happens(checks, random)) {
                count++;
                events.add(Type.DEED_STEP, SimEvent.NOBODY, count, stage.place());
                if (isDone()) {
                    events.add(Type.DEED_DONE, stage.place());
                }
            }
        }
    }

    /**
     * Wick has passed a checkpoint: a run that starts there has done as much.
     *
     * @param again how much of it lies behind the checkpoint, where such a run can do it again
     */
    public void passCheckpoint(int again) {
        atCheckpoint = Math.max(0, count - again);
    }

    public DeedDef def() {
        return def;
    }

    /** How much is done. */
    public int count() {
        return count;
    }

    /** How much was done at the last checkpoint. */
    public int atCheckpoint() {
        return atCheckpoint;
    }

    /** Whether the high exit is open: all is done, or nothing was asked for. */
    public boolean isDone() {
        return count >= def.count();
    }

    /** Counts nothing until something is done. */
    public void addTo(StateHash hash) {
        if (count > 0) {
            hash.add(count);
            rule.addTo(hash);
        }
    }
}
