package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;

/**
 * Collects the input of frames and hands out one {@link PlayerIntent} per tick.
 *
 * <p>Sticks and held buttons have their latest value in every tick. A press is kept until {@link #take} has returned
 * it once, so that it is neither lost in a frame without a tick nor counted twice in a frame with several.
 *
 * <p>Each device has its own {@linkplain InputTuning tuning}. Inversion applies to steering in flight and to the
 * camera on foot, never to walking.
 */
public final class IntentBuffer {
    /** From this value on a stick or trigger counts as a pressed button. */
    private static final float PRESSED = 0.5f;

    /** Speed at which keys and values turn the camera on foot, in radians per second. */
    private static final float YAW_SPEED = 2.8f;

    private static final float PITCH_SPEED = 1.7f;

    /** Share of the range of an on-screen stick that counts as rest. */
    private static final float TOUCH_DEAD_ZONE = 0.1f;

    private final Device[] devices = Device.values();
    private final ActionValues[] values = {new ActionValues(), new ActionValues(), new ActionValues()};
    private final LookStick lookX = new LookStick(YAW_SPEED);
    private final LookStick lookY = new LookStick(PITCH_SPEED);
    private final KeyRamp rampX = new KeyRamp();
    private final KeyRamp rampY = new KeyRamp();
    private final DragStick dragX;
    private final DragStick dragY;
    private InputTuning tuning = InputTuning.defaults();
    private boolean onFoot;
    private boolean autoFire = true;
    private HoldToggles toggles = HoldToggles.NONE;
    private final AutoRun autoRun = new AutoRun();
    private boolean airborne;
    private int toggledOn; // buttons
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
     * Sets how the devices answer.
     *
     * @return this
     */
    public IntentBuffer tuning(InputTuning tuning) {
        this.tuning = tuning;
        return this;
    }

    /** Sets whether Wick walks, as opposed to flying. */
    public void setOnFoot(boolean walks) {
        onFoot = walks;
        autoRun.stop();
    }

    /**
     * Sets whether the bees shoot automatically.
     *
     * @param on true for automatic, false to shoot only while {@link Action#FIRE} is held
     * @return this
     */
    public IntentBuffer autoFire(boolean on) {
        autoFire = on;
        return this;
    }

    /**
     * Sets which actions are toggled, and ends all that are.
     *
     * @return this
     */
    public IntentBuffer toggles(HoldToggles which) {
        toggles = which;
        held &= ~toggledOn;
        toggledOn = 0;
        return this;
    }

    /**
     * Sets when Wick runs on foot without a full push.
     *
     * @return this
     */
    public IntentBuffer autoRun(AutoRun.Mode mode) {
        autoRun.mode(mode);
        return this;
    }

    /** Ends a run on foot that goes on without a push. */
    public void stopRunning() {
        autoRun.stop();
    }

    /** Whether each press of {@code action} switches it on or off. */
    public boolean toggles(Action action) {
        return toggles.applyTo(action, onFoot);
    }

    /** Sets whether Wick is in the air on foot; a toggled glide ends when it is not. */
    public void setAirborne(boolean inTheAir) {
        airborne = inTheAir;
        toggledOn = inTheAir ? toggledOn : toggledOn & ~PlayerIntent.JUMP;
    }

    /**
     * Sets how far {@code action} is pushed on {@code device} from now on.
     *
     * @param value 0 (not at all) to 1
     */
    public void push(Device device, Action action, float value) {
        values[device.ordinal()].push(action, value);
        boolean down = held(action) && !action.oncePerPress();
        held = down ? held | action.button() : held & ~action.button();
    }

    /** Records a press of {@code action}, however short: the next tick contains it. A toggled action changes over. */
    public void press(Device device, Action action) {
        boolean ends = (toggledOn & action.button()) != 0;
        if (toggles(action)) {
            toggledOn = (toggledOn & ~opposite(action)) ^ action.button();
            return;
        }
        if (action == Action.JUMP && toggles.glide() && airborne) {
            toggledOn ^= action.button();
        }
        if (!ends) {
            pressed |= action.button();
            values[device.ordinal()].tap(action);
        }
    }

    /** The button that a toggled action switches off. */
    private static int opposite(Action action) {
        return switch (action) {
            case BOOST -> PlayerIntent.BRAKE;
            case BRAKE -> PlayerIntent.BOOST;
            default -> 0;
        };
    }

    /**
     * Adds a turn of the camera on foot, by the mouse or a finger.
     *
     * @param right in radians
     * @param up in radians
     */
    public void turn(Device device, float right, float up) {
        InputTuning.Turn turn = moving(device);
        lookX.turn(right * turn.right());
        lookY.turn(up * turn.up());
    }

    /**
     * Adds a movement in flight, by the mouse or a finger.
     *
     * @param right distance that Wick should travel, in u
     * @param up likewise
     */
    public void drag(Device device, float right, float up) {
        InputTuning.Turn turn = moving(device);
        dragX.drag(right * turn.right());
        dragY.drag(up * turn.up());
    }

    /** The tuning for relative movement: the mouse or a finger. */
    private InputTuning.Turn moving(Device device) {
        return device == Device.TOUCH ? tuning.touch() : tuning.mouse();
    }

    /** Drops the part of all drags that Wick has not flown yet. */
    public void dropDrag() {
        dragX.reset();
        dragY.reset();
    }

    /** The intent of the next tick. Presses that it contains are not returned again. */
    public PlayerIntent take() {
        int buttons = held | pressed | chosen();
        pressed = 0;
        float moveX = dragX.take();
        float moveY = dragY.take();
        float yaw = 0f;
        float pitch = 0f;
        for (Device device : devices) {
            ActionValues stick = values[device.ordinal()];
            InputTuning.Turn turn = pushed(device);
            stick.evaluateStick(false, deadZone(device));
            moveX += onFoot ? stick.x() : steered(device, stick.x(), true) * turn.signX();
            moveY += onFoot ? stick.y() : steered(device, stick.y(), false) * turn.signY();
            stick.evaluateStick(true, deadZone(device));
            yaw += curved(stick.x()) * turn.right();
            pitch += curved(stick.y()) * turn.up();
            stick.clearTaps();
        }
        if (onFoot) {
            autoRun.push(moveX, moveY, (buttons & PlayerIntent.CROUCH) != 0);
            moveX = autoRun.x();
            moveY = autoRun.y();
        }
        float turnRight = lookX.take(yaw);
        float turnUp = lookY.take(pitch);
        PlayerIntent intent = PlayerIntent.of(moveX, moveY, buttons);
        return turnRight == 0f && turnUp == 0f ? intent : intent.looking(turnRight, turnUp);
    }

    /** The deflection in flight for a push of a device along one axis, as the player's settings shape it. */
    private float steered(Device device, float push, boolean sideways) {
        InputTuning.Steering steering = tuning.steering();
        return switch (device) {
            case KEYS -> (sideways ? rampX : rampY).take(push, steering.keysRamp());
            case PAD -> steering.stick(push, sideways ? steering.padX() : steering.padY());
            case TOUCH -> push;
        };
    }

    /** The tuning for positions: keys, sticks, the on-screen stick. */
    private InputTuning.Turn pushed(Device device) {
        return switch (device) {
            case KEYS -> tuning.keys();
            case PAD -> tuning.pad();
            case TOUCH -> tuning.touch();
        };
    }

    /** Share of the range that counts as rest; a key is all or nothing and has none. */
    private float deadZone(Device device) {
        return switch (device) {
            case KEYS -> 0f;
            case PAD -> tuning.deadZone();
            case TOUCH -> TOUCH_DEAD_ZONE;
        };
    }

    /** Squares a push and keeps its sign, so that small pushes turn the camera finely. */
    private static float curved(float push) {
        return push * Math.abs(push);
    }

    /** The buttons that follow from the player's settings rather than from a press. */
    private int chosen() {
        boolean firing = autoFire || value(Action.FIRE) >= PRESSED;
        return toggledOn | (firing ? 0 : PlayerIntent.HOLD_FIRE);
    }

    /** Releases everything and drops what is pending. */
    public void reset() {
        for (ActionValues stick : values) {
            stick.reset();
        }
        lookX.reset();
        lookY.reset();
        rampX.reset();
        rampY.reset();
        autoRun.stop();
        held = 0;
        pressed = 0;
        toggledOn = 0;
        airborne = false;
        dropDrag();
    }

    /**
     * Whether {@code action} is pushed now, on any device; taps do not count. A steering finger gathers even where
     * keys toggle it.
     */
    private boolean held(Action action) {
        float most = values[Device.TOUCH.ordinal()].pushed(action);
        if (!toggles(action)) {
            most = Math.max(most, values[Device.KEYS.ordinal()].pushed(action));
            most = Math.max(most, values[Device.PAD.ordinal()].pushed(action));
        }
        return most >= PRESSED;
    }

    /** How far {@code action} is pushed, on the device that pushes it furthest, 0 to 1. */
    private float value(Action action) {
        float most = 0f;
        for (ActionValues stick : values) {
            most = Math.max(most, stick.value(action));
        }
        return most;
    }
}
