package bumblewick.android.input;

import android.view.InputDevice.MotionRange;
import android.view.MotionEvent;

/**
 * Maps one of the system's axes to one of the game's: to −1 to 1 whatever its range, and to 0 at rest.
 *
 * @param axis of the system; {@link #NONE} if the pad has none such
 * @param centre where it rests, in the system's units
 * @param reach from there to its end, likewise; negative turns it round
 * @param flat around its centre, likewise
 */
record PadAxis(int axis, float centre, float reach, float flat) {
    private static final int NONE = -1;
    private static final PadAxis MISSING = new PadAxis(NONE, 0f, 1f, 0f);

    /** One that rests in its middle. */
    static PadAxis ofStick(int axis, MotionRange range) {
        if (range == null || range.getRange() <= 0f) {
            return MISSING;
        }
        return new PadAxis(axis, (range.getMax() + range.getMin()) / 2f, range.getRange() / 2f, range.getFlat());
    }

    /** One that rests at its lower end. */
    static PadAxis ofTrigger(int axis, MotionRange range) {
        if (range == null || range.getRange() <= 0f) {
            return MISSING;
        }
        return new PadAxis(axis, range.getMin(), range.getRange(), range.getFlat());
    }

    /** The same with its ends exchanged. */
    PadAxis turned() {
        return new PadAxis(axis, centre, -reach, flat);
    }

    boolean exists() {
        return axis != NONE;
    }

    /** How far it is pushed, −1 to 1. */
    float value(MotionEvent event) {
        if (axis == NONE) {
            return 0f;
        }
        float off = event.getAxisValue(axis) - centre;
        return Math.abs(off) <= flat ? 0f : Math.max(-1f, Math.min(1f, off / reach));
    }
}
