package bumblewick.ui.touch;

import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;

/** What the player's fingers do, as far as it is drawn. */
public interface TouchStatus {
    /** Where the controls are; another object whenever any of them moves. */
    TouchGeometry geometry();

    /** Whether a finger holds a control. */
    boolean holds(TouchControl control);

    /** The stick's centre while a finger holds it, in pixels from the left. */
    float stickCentreX();

    /** The stick's centre while a finger holds it, in pixels from below. */
    float stickCentreY();

    /** How far the stick is pushed to the right, −1 to 1. */
    float stickX();

    /** How far the stick is pushed up, −1 to 1. */
    float stickY();
}
