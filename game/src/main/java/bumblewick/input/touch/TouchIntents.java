package bumblewick.input.touch;

import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.IntentBuffer;
import java.util.Arrays;

/**
 * Collects what fingers do in a frame and hands it to the {@link IntentBuffer}. Held actions must be reported anew in
 * every frame.
 */
final class TouchIntents {
    private final Action[] all = Action.values();
    private final float[] held = new float[all.length];
    private IntentBuffer buffer = new IntentBuffer(1f);

    void setTarget(IntentBuffer next) {
        buffer = next;
    }

    /** Whether each press of {@code action} switches it on or off, as opposed to holding it. */
    boolean toggles(Action action) {
        return buffer.toggles(action);
    }

    void press(Action action) {
        buffer.press(Device.TOUCH, action);
    }

    /** Moves Wick in flight, in u. */
    void drag(float right, float up) {
        buffer.drag(Device.TOUCH, right, up);
    }

    /** Drops the part of all drags that Wick has not flown yet. */
    void dropDrag() {
        buffer.dropDrag();
    }

    /** Turns the camera on foot, in radians. */
    void turn(float right, float up) {
        buffer.turn(Device.TOUCH, right, up);
    }

    /**
     * Pushes an action in this frame.
     *
     * @param value 0 to 1
     */
    void hold(Action action, float value) {
        held[action.ordinal()] = Math.max(held[action.ordinal()], value);
    }

    /** Ends the frame: hands all held actions to the buffer. */
    void flush() {
        for (Action action : all) {
            buffer.push(Device.TOUCH, action, held[action.ordinal()]);
        }
        Arrays.fill(held, 0f);
    }
}
