package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;
import java.util.Arrays;

/**
 * Collects what the hands do during frames and hands out one {@link PlayerIntent} a tick.
 *
 * <p>Sticks and held buttons have their latest value in every tick. A press is kept until it was taken once, so that
 * it is neither lost in a frame without a tick nor counted twice in a frame with several.
 */
public final class IntentBuffer {
    /** A stick or trigger counts as a pressed button from here on. */
    private static final float PRESSED = 0.5f;

    /** Stick positions up to here are rest; beyond, the range is stretched to begin at 0. */
    private static final float DEAD_ZONE = 0.15f;

    private final float[] values = new float[Action.values().length];
    private final DragStick dragX;
    private final DragStick dragY;
    private float signX = 1f;
    private float signY = 1f;
    private int held;
    private int pressed;

    /**
     * Makes a buffer in which nothing is held.
     *
     * @param unitsPerTick how far Wick crosses the corridor in a tick at full stick, in u
     */
    public IntentBuffer(float unitsPerTick) {
        dragX = new DragStick(unitsPerTick);
        dragY = new DragStick(unitsPerTick);
    }

    /**
     * Turns axes round, whatever device they come from.
     *
     * @param x whether left steers right
     * @param y whether up steers down
     * @return this
     */
    public IntentBuffer inverted(boolean x, boolean y) {
        signX = x ? -1f : 1f;
        signY = y ? -1f : 1f;
        return this;
    }

    /**
     * How far an action is pushed from now on.
     *
     * @param value 0 (not at all) to 1
     */
    public void push(Action action, float value) {
        values[action.ordinal()] = value;
        boolean down = value >= PRESSED && !action.oncePerPress();
        held = down ? held | action.button() : held & ~action.button();
    }

    /** An action was pressed, however shortly. */
    public void press(Action action) {
        pressed |= action.button();
    }

    /**
     * The mouse or a finger moved.
     *
     * @param right in u of Wick's way
     * @param up in u of Wick's way
     */
    public void drag(float right, float up) {
        dragX.drag(right);
        dragY.drag(up);
    }

    /** The intent of the next tick. */
    public PlayerIntent take() {
        float right = value(Action.RIGHT) - value(Action.LEFT);
        float up = value(Action.UP) - value(Action.DOWN);
        float length = (float) Math.sqrt(right * right + up * up);
        float scale = stretch(length);
        int buttons = held | pressed;
        pressed = 0;
        return PlayerIntent.of(signX * (right * scale + dragX.take()), signY * (up * scale + dragY.take()), buttons);
    }

    /** Forgets everything, as if all fingers were lifted. */
    public void reset() {
        Arrays.fill(values, 0f);
        held = 0;
        pressed = 0;
        dragX.reset();
        dragY.reset();
    }

    private float value(Action action) {
        return values[action.ordinal()];
    }

    /** Factor on a stick of this length: radial dead zone, rest of the range rescaled, at most full. */
    private static float stretch(float length) {
        if (length <= DEAD_ZONE) {
            return 0f;
        }
        float wanted = Math.min(1f, (length - DEAD_ZONE) / (1f - DEAD_ZONE));
        return wanted / length;
    }
}
