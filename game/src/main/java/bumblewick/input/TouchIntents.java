package bumblewick.input;

import java.util.Arrays;

/** What fingers want, on its way into the buffer of whoever is steered. Held actions are said anew in every frame. */
final class TouchIntents {
    private final Action[] all = Action.values();
    private final float[] held = new float[all.length];
    private IntentBuffer buffer = new IntentBuffer(1f);

    void into(IntentBuffer next) {
        buffer = next;
    }

    void press(Action action) {
        buffer.press(Device.TOUCH, action);
    }

    /** Wick's way in flight, in u. */
    void drag(float right, float up) {
        buffer.drag(Device.TOUCH, right, up);
    }

    /** What was dragged and not yet flown is forgotten. */
    void dropDrag() {
        buffer.dropDrag();
    }

    /** The camera's turn on foot, in radians. */
    void turn(float right, float up) {
        buffer.turn(Device.TOUCH, right, up);
    }

    /** An action is pushed so far in this frame, 0 to 1. */
    void hold(Action action, float value) {
        held[action.ordinal()] = Math.max(held[action.ordinal()], value);
    }

    /** The frame is complete. */
    void flush() {
        for (Action action : all) {
            buffer.push(Device.TOUCH, action, held[action.ordinal()]);
        }
        Arrays.fill(held, 0f);
    }
}
