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

    /** How fast keys and sticks turn the camera on foot, in radians per second: round, and up and down. */
    private static final float ROUND = 2.8f;

    private static final float UP_AND_DOWN = 1.7f;

    private final float[] values = new float[Action.values().length];
    private final boolean[] tapped = new boolean[Action.values().length];
    private final LookStick lookX = new LookStick(ROUND);
    private final LookStick lookY = new LookStick(UP_AND_DOWN);
    private final DragStick dragX;
    private final DragStick dragY;
    private float signX = 1f;
    private float signY = 1f;
    private float lookSignX = 1f;
    private float lookSignY = 1f;
    private boolean autoFire = true;
    private boolean toggles;
    private boolean toggledTight;
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
     * Turns the camera's axes round, on foot.
     *
     * @param x whether right looks left
     * @param y whether up looks down
     * @return this
     */
    public IntentBuffer invertedLook(boolean x, boolean y) {
        lookSignX = x ? -1f : 1f;
        lookSignY = y ? -1f : 1f;
        return this;
    }

    /**
     * Chooses whether the bees shoot by themselves.
     *
     * @param on whether they do, as opposed to only while {@link Action#FIRE} is held
     * @return this
     */
    public IntentBuffer autoFire(boolean on) {
        autoFire = on;
        return this;
    }

    /**
     * Chooses how {@link Action#TIGHT} is held.
     *
     * @param byToggle whether a press begins it and the next one ends it, as opposed to holding it down
     * @return this
     */
    public IntentBuffer tightByToggle(boolean byToggle) {
        toggles = byToggle;
        toggledTight = false;
        held &= ~PlayerIntent.TIGHT;
        return this;
    }

    /**
     * How far an action is pushed from now on.
     *
     * @param value 0 (not at all) to 1
     */
    public void push(Action action, float value) {
        values[action.ordinal()] = value;
        boolean down = value >= PRESSED && !action.oncePerPress() && !isToggled(action);
        held = down ? held | action.button() : held & ~action.button();
    }

    /** An action was pressed, however shortly: the next tick knows it. */
    public void press(Action action) {
        if (isToggled(action)) {
            toggledTight = !toggledTight;
            return;
        }
        pressed |= action.button();
        tapped[action.ordinal()] = true;
    }

    private boolean isToggled(Action action) {
        return toggles && action == Action.TIGHT;
    }

    /**
     * The mouse turns the camera, on foot.
     *
     * @param right in radians
     * @param up in radians
     */
    public void turn(float right, float up) {
        lookX.turn(right * lookSignX);
        lookY.turn(up * lookSignY);
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
        int buttons = held | pressed | chosen();
        pressed = 0;
        float turnRight = look(Action.LOOK_RIGHT, Action.LOOK_LEFT, lookX, lookSignX);
        float turnUp = look(Action.LOOK_UP, Action.LOOK_DOWN, lookY, lookSignY);
        Arrays.fill(tapped, false);
        PlayerIntent intent =
                PlayerIntent.of(signX * (right * scale + dragX.take()), signY * (up * scale + dragY.take()), buttons);
        return turnRight == 0f && turnUp == 0f ? intent : intent.looking(turnRight, turnUp);
    }

    /** What follows from how the player likes to play. */
    private int chosen() {
        boolean firing = autoFire || value(Action.FIRE) >= PRESSED;
        return (toggledTight ? PlayerIntent.TIGHT : 0) | (firing ? 0 : PlayerIntent.HOLD_FIRE);
    }

    /** Sticks are bent, so that little pushes turn finely. */
    private float look(Action there, Action back, LookStick stick, float sign) {
        float push = value(there) - value(back);
        float size = Math.abs(push);
        float bent = push * stretch(size) * size;
        return stick.take(bent * sign);
    }

    /** Forgets everything, as if all fingers were lifted. */
    public void reset() {
        Arrays.fill(values, 0f);
        Arrays.fill(tapped, false);
        lookX.reset();
        lookY.reset();
        held = 0;
        pressed = 0;
        toggledTight = false;
        dragX.reset();
        dragY.reset();
    }

    /** How far it is pushed; all the way in the tick after it was pressed, however shortly. */
    private float value(Action action) {
        return tapped[action.ordinal()] ? Math.max(1f, values[action.ordinal()]) : values[action.ordinal()];
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
