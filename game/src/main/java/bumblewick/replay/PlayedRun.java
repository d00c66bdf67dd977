package bumblewick.replay;

import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;

/** A recorded run that is played again, tick by tick. */
interface PlayedRun {
    /** Plays a tick; returns false, and does nothing, at the end. */
    boolean step();

    World world();

    /** What happened in the last step; valid until the next. */
    SimEvents events();

    /** Ticks played so far. */
    int tick();

    /** The recording of what was played. Call it at the end. */
    Replay replay();

    /** Whether the run is the recorded one here, and how it ends. Call it at the end. */
    ReplayCheck.Verdict verdict();
}
