package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;

/**
 * Collects what the hands do during frames and hands out one {@link PlayerIntent} a tick.
 *
 * <p>Sticks and held buttons have their latest value in every tick. A press is kept until it was taken once, so that
 * it is neither lost in a frame without a tick nor counted twice in a frame with several.
 *
 * <p>Devices answer each in its own {@linkplain Feel way}. What is turned round is Wick's way in flight, and the view on
 * foot: nobody wants to walk backwards.
 */
public final class IntentBuffer {
    /** A stick or trigger counts as a pressed button from here on. */
    private static final float PRESSED = 0.5f;

    /** How fast keys and sticks turn the camera on foot, in radians per second: round, and up and down. */
    private static final float ROUND = 2.8f;

    private static final float UP_AND_DOWN = 1.7f;

    /** Share of the way of a stick under a thumb that counts as rest. */
    private static final float THUMB_RESTS = 0.1f;

    private final Device[] devices = Device.values();
    private final Sticks[] sticks = {new Sticks(), new Sticks(), new Sticks()};
    private final LookStick lookX = new LookStick(ROUND);
    private final LookStick lookY = new LookStick(UP_AND_DOWN);
    private final DragStick dragX;
    private final DragStick dragY;
    private Feel feel = Feel.usual();
    private boolean onFoot;
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

    /** Chooses how the devices answer. */
    public IntentBuffer feel(Feel feel) {
        this.feel = feel;
        return this;
    }

    /** Says whether Wick walks, as opposed to flying. */
    void onFoot(boolean walks) {
        onFoot = walks;
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
    public void push(Device device, Action action, float value) {
        sticks[device.ordinal()].push(action, value);
        boolean down = held(action) && !action.oncePerPress();
        held = down ? held | action.button() : held & ~action.button();
    }

    /** An action was pressed, however shortly: the next tick knows it. */
    public void press(Device device, Action action) {
        if (isToggled(action)) {
            toggledTight = !toggledTight;
            return;
        }
        pressed |= action.button();
        sticks[device.ordinal()].tap(action);
    }

    private boolean isToggled(Action action) {
        return toggles && action == Action.TIGHT;
    }

    /**
     * The mouse or a finger turns the camera, on foot.
     *
     * @param right in radians
     * @param up in radians
     */
    public void turn(Device device, float right, float up) {
        Feel.Turn turn = moving(device);
        lookX.turn(right * turn.speed() * turn.signX());
        lookY.turn(up * turn.speed() * turn.signY());
    }

    /**
     * The mouse or a finger moved, in flight.
     *
     * @param right in u of Wick's way
     * @param up in u of Wick's way
     */
    public void drag(Device device, float right, float up) {
        Feel.Turn turn = moving(device);
        dragX.drag(right * turn.speed() * turn.signX());
        dragY.drag(up * turn.speed() * turn.signY());
    }

    /** Of those that move, as opposed to being pushed. */
    private Feel.Turn moving(Device device) {
        return device == Device.TOUCH ? feel.touch() : feel.mouse();
    }

    /** What was dragged and not yet flown is forgotten. */
    void dropDrag() {
        dragX.reset();
        dragY.reset();
    }

    /** The intent of the next tick. */
    public PlayerIntent take() {
        int buttons = held | pressed | chosen();
        pressed = 0;
        float moveX = dragX.take();
        float moveY = dragY.take();
        float roundX = 0f;
        float roundY = 0f;
        for (Device device : devices) {
            Sticks stick = sticks[device.ordinal()];
            Feel.Turn turn = pushed(device);
            stick.feel(false, deadZone(device));
            moveX += stick.x() * (onFoot ? 1f : turn.signX());
            moveY += stick.y() * (onFoot ? 1f : turn.signY());
            stick.feel(true, deadZone(device));
            roundX += bent(stick.x()) * turn.signX() * turn.speed();
            roundY += bent(stick.y()) * turn.signY() * turn.speed();
            stick.forgetTaps();
        }
        float turnRight = lookX.take(roundX);
        float turnUp = lookY.take(roundY);
        PlayerIntent intent = PlayerIntent.of(moveX, moveY, buttons);
        return turnRight == 0f && turnUp == 0f ? intent : intent.looking(turnRight, turnUp);
    }

    /** Of those that are pushed, as opposed to moving. */
    private Feel.Turn pushed(Device device) {
        return switch (device) {
            case KEYS -> feel.keys();
            case PAD -> feel.pad();
            case TOUCH -> feel.touch();
        };
    }

    /** A key is all or nothing, and has no rest to overcome. */
    private float deadZone(Device device) {
        return switch (device) {
            case KEYS -> 0f;
            case PAD -> feel.deadZone();
            case TOUCH -> THUMB_RESTS;
        };
    }

    /** Sticks are bent, so that little pushes turn finely. */
    private static float bent(float push) {
        return push * Math.abs(push);
    }

    /** What follows from how the player likes to play. */
    private int chosen() {
        boolean firing = autoFire || value(Action.FIRE) >= PRESSED;
        return (toggledTight ? PlayerIntent.TIGHT : 0) | (firing ? 0 : PlayerIntent.HOLD_FIRE);
    }

    /** Forgets everything, as if all fingers were lifted. */
    public void reset() {
        for (Sticks stick : sticks) {
            stick.reset();
        }
        lookX.reset();
        lookY.reset();
        held = 0;
        pressed = 0;
        toggledTight = false;
        dropDrag();
    }

    /** Whether it is pushed now, on any device; a tap is over. A finger that steers holds tight, however keys do it. */
    private boolean held(Action action) {
        float most = sticks[Device.TOUCH.ordinal()].pushed(action);
        if (!isToggled(action)) {
            most = Math.max(most, sticks[Device.KEYS.ordinal()].pushed(action));
            most = Math.max(most, sticks[Device.PAD.ordinal()].pushed(action));
        }
        return most >= PRESSED;
    }

    /** How far it is pushed on the device that pushes it furthest. */
    private float value(Action action) {
        float most = 0f;
        for (Sticks stick : sticks) {
            most = Math.max(most, stick.value(action));
        }
        return most;
    }
}
