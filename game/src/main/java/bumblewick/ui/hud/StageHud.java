package bumblewick.ui.hud;

import bumblewick.sim.run.SimEvents;

/** The HUD of a stage. */
public interface StageHud {
    /**
     * Shows the HUD.
     *
     * @param fromTheBeginning whether the stage begins: then its name is shown
     */
    void show(boolean fromTheBeginning);

    /**
     * One frame.
     *
     * @param events of this frame
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @param seconds since the last frame
     */
    void update(SimEvents events, float alpha, float seconds);

    void hide();
}
