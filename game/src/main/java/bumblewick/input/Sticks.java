package bumblewick.input;

import java.util.Arrays;

/** How far every action is pushed on one device, and what that makes of its sticks (or of keys that stand for one). */
final class Sticks {
    private final float[] values = new float[Action.values().length];
    private final boolean[] tapped = new boolean[Action.values().length];

    /** Stick as it was felt last: −1 to 1 each. */
    private float x;

    private float y;

    void push(Action action, float value) {
        values[action.ordinal()] = value;
    }

    void tap(Action action) {
        tapped[action.ordinal()] = true;
    }

    /** Every tap was felt for a tick. */
    void forgetTaps() {
        Arrays.fill(tapped, false);
    }

    void reset() {
        Arrays.fill(values, 0f);
        forgetTaps();
    }

    /** How far it is pushed now. */
    float pushed(Action action) {
        return values[action.ordinal()];
    }

    /** How far it is pushed; all the way in the tick after it was pressed, however shortly. */
    float value(Action action) {
        float value = values[action.ordinal()];
        return tapped[action.ordinal()] ? Math.max(1f, value) : value;
    }

    /** Feels the stick that steers, or with {@code looks} the one that turns the view; see {@link #x} and {@link #y}. */
    void feel(boolean looks, float deadZone) {
        x = looks ? way(Action.LOOK_RIGHT, Action.LOOK_LEFT) : way(Action.RIGHT, Action.LEFT);
        y = looks ? way(Action.LOOK_UP, Action.LOOK_DOWN) : way(Action.UP, Action.DOWN);
        float stretch = stretch((float) Math.sqrt(x * x + y * y), deadZone);
        x *= stretch;
        y *= stretch;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    private float way(Action there, Action back) {
        return value(there) - value(back);
    }

    /** Factor on a stick of this length: radial dead zone, rest of the range rescaled, at most full. */
    private static float stretch(float length, float deadZone) {
        if (length <= deadZone || length == 0f) {
            return 0f;
        }
        return Math.min(1f, (length - deadZone) / (1f - deadZone)) / length;
    }
}
