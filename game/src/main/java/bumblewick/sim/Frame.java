package bumblewick.sim;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;

/** What view, audio and HUD need of a run for one picture. Read only. */
public interface Frame {
    /** The world after its last tick. */
    World world();

    /** How far the picture reaches into the next tick, 0 (inclusive) to 1 (exclusive). */
    float alpha();

    /** What happened since the last picture, oldest first; valid until the next one. */
    SimEvents events();

    /** What the player wanted in the last tick; nothing before the first one. */
    PlayerIntent intent();
}
