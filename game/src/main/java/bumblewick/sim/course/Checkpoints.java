package bumblewick.sim.course;

import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** The places along the rail at which a run can begin again. */
public final class Checkpoints {
    /** Time until the boss enters in a run that begins at the boss, in s. */
    private static final float BOSS_LEAD = 2.5f;

    private final StageDef stage;
    private final List<Float> distances;
    private int passed;

    /**
     * @param start the checkpoint at which the run begins, 0 for the beginning of the stage, the one after the last for
     *     its boss, and so many more for a later phase of the boss
     * @param phases of the boss
     * @throws IllegalArgumentException if the stage has no such checkpoint
     */
    public Checkpoints(StageDef stage, int start, int phases) {
        this.stage = stage;
        distances = stage.checkpoints();
        int last = stage.bossStart() + phases - 1;
        if (start < 0 || start > last) {
            throw new IllegalArgumentException(
                    "checkpoint is " + start + ", expected 0 to " + last + " in stage '" + stage.id() + "'");
        }
        passed = Math.min(start, stage.bossStart());
    }

    /** Where the run begins, in u along the rail. */
    public float start() {
        if (passed == stage.bossStart()) {
            return Math.max(0f, stage.bossAt() - BOSS_LEAD * stage.speed());
        }
        return passed == 0 ? 0f : distances.get(passed - 1);
    }

    /** Passes a checkpoint that Wick has reached; returns whether there was one. */
    public boolean tick(Wick wick, SimEvents events) {
        if (passed < distances.size() && wick.position().z >= distances.get(passed)) {
            passed++;
            events.add(Type.CHECKPOINT, SimEvent.NOBODY, passed, wick.position());
            return true;
        }
        return false;
    }

    /** Checkpoints passed so far, those before the start included. */
    public int passed() {
        return passed;
    }

    public void addTo(StateHash hash) {
        hash.add(passed);
    }
}
