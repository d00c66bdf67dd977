package bumblewick.sim.garden.machine;

import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvents;

/** One mechanism in a run. */
interface Machine {
    /** Moves on by a tick, before Wick does; in ticks in which the stage waits only if its box says so. */
    void tick(MachineStage stage, SimEvents events);

    /** Acts on Wick, who has moved, and feels what Wick did. */
    default void touch(MachineStage stage, SimEvents events) {}

    /** Counts what the next tick depends on. */
    void addTo(StateHash hash);
}
