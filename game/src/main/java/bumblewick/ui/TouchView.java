package bumblewick.ui;

import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;

/** What fingers do, as far as it is seen. */
public interface TouchView {
    /** Where everything lies; another object whenever anything lies elsewhere. */
    TouchPlan plan();

    /** Whether a finger holds a part. */
    boolean holds(TouchPart part);

    /** Middle of the stick while a finger holds it, in pixels from the left. */
    float stickCentreX();

    /** The same from below. */
    float stickCentreY();

    /** How far the stick is pushed to the right, −1 to 1. */
    float stickX();

    /** The same upwards. */
    float stickY();
}
