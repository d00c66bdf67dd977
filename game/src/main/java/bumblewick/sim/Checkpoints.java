package bumblewick.sim;

import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** The places along the rail at which a run can begin again. */
final class Checkpoints {
    private final List<Float> distances;
    private int passed;

    /**
     * @param start the checkpoint at which the run begins, 0 for the beginning of the stage
     * @throws IllegalArgumentException if the stage has no such checkpoint
     */
    Checkpoints(StageDef stage, int start) {
        distances = stage.checkpoints();
        if (start < 0 || start > distances.size()) {
            throw new IllegalArgumentException("checkpoint is " + start + ", expected 0 to " + distances.size()
                    + " in stage '" + stage.id() + "'");
        }
        passed = start;
    }

    /** Where the run begins, in u along the rail. */
    float start() {
        return passed == 0 ? 0f : distances.get(passed - 1);
    }

    void tick(Wick wick, SimEvents events) {
        if (passed < distances.size() && wick.position.z >= distances.get(passed)) {
            passed++;
            events.add(Type.CHECKPOINT, 0, passed, wick.position);
        }
    }

    int passed() {
        return passed;
    }

    void addTo(StateHash hash) {
        hash.add(passed);
    }
}
