package bumblewick.ui.hud;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import java.util.Optional;

/** The HUD of a stage. */
public interface StageHud {
    /**
     * Shows the HUD.
     *
     * @param fromTheBeginning whether the stage begins: then its name is shown
     */
    void show(boolean fromTheBeginning);

    /** Shows a lesson until it is another one, or none. */
    void showLesson(Optional<LessonPrompt> lesson);

    /**
     * Shows what is pressed, if the player wants to see it.
     *
     * @param intent of the last tick
     */
    void showInput(PlayerIntent intent, float seconds);

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
