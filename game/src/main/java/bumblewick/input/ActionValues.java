package bumblewick.input;

import java.util.Arrays;

/** How far each action is pushed on one device, and the two stick axes that result from the four directions. */
final class ActionValues {
    private final float[] values = new float[Action.values().length];
    private final boolean[] tapped = new boolean[Action.values().length];

    /** The stick of the last {@link #evaluateStick}, −1 to 1 each. */
    private float x;

    private float y;

    void push(Action action, float value) {
        values[action.ordinal()] = value;
    }

    void tap(Action action) {
        tapped[action.ordinal()] = true;
    }

    /** Forgets all taps; call it after each tick. */
    void clearTaps() {
        Arrays.fill(tapped, false);
    }

    void reset() {
        Arrays.fill(values, 0f);
        clearTaps();
    }

    /** How far {@code action} is pushed now, 0 to 1. */
    float pushed(Action action) {
        return values[action.ordinal()];
    }

    /** How far {@code action} is pushed, 0 to 1. After a tap it is 1 for one tick, however short the tap was. */
    float value(Action action) {
        float value = values[action.ordinal()];
        return tapped[action.ordinal()] ? Math.max(1f, value) : value;
    }

    /**
     * Works out {@link #x} and {@link #y}: of the stick that steers, or with {@code looks} of the one that turns the
     * camera.
     *
     * @param deadZone share of the stick's range that counts as rest, 0 to below 1
     */
    void evaluateStick(boolean looks, float deadZone) {
        x = looks ? axis(Action.LOOK_RIGHT, Action.LOOK_LEFT) : axis(Action.RIGHT, Action.LEFT);
        y = looks ? axis(Action.LOOK_UP, Action.LOOK_DOWN) : axis(Action.UP, Action.DOWN);
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

    private float axis(Action positive, Action negative) {
        return value(positive) - value(negative);
    }

    /** Factor on a stick of this length: radial dead zone, rest of the range rescaled, at most full. */
    private static float stretch(float length, float deadZone) {
        if (length <= deadZone || length == 0f) {
            return 0f;
        }
        return Math.min(1f, (length - deadZone) / (1f - deadZone)) / length;
    }
}
