package bumblewick.ui;

import bumblewick.sim.run.SimEvents;

/** Everything that is shown over the picture of a stage. */
public interface StageHud {
    /** Shows it, and the name of the stage if it starts at its beginning. */
    void show(boolean fromTheBeginning);

    /**
     * Follows the stage by a frame.
     *
     * @param events of this frame
     * @param alpha how far the frame reaches into the next tick
     * @param seconds since the last frame
     */
    void update(SimEvents events, float alpha, float seconds);

    void hide();
}
