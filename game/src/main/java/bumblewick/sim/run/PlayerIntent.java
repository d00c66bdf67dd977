package bumblewick.sim.run;

/**
 * What the player wants in one tick: the only input of the simulation. Small and quantised, so that recordings are short and
 * the same on every machine.
 *
 * @param moveX −127 (left) to 127 (right)
 * @param moveY −127 (down) to 127 (up)
 * @param lookX how far the camera turns to the right, on foot, in steps of {@link #LOOK_STEP}, −127 to 127
 * @param lookY how far the camera looks up, on foot, in the same steps
 * @param buttons a set of {@code TIGHT}, {@code SPIN}, …
 */
public record PlayerIntent(byte moveX, byte moveY, byte lookX, byte lookY, int buttons) {
    /** Held: the swarm flies tight and paints targets. */
    public static final int TIGHT = 1;
    /** Pressed: whirl, deflect, attack. */
    public static final int SPIN = 1 << 1;
    /** Held: fly faster. */
    public static final int BOOST = 1 << 2;
    /** Held: fly slower. */
    public static final int BRAKE = 1 << 3;
    /** Held: jump, on foot. */
    public static final int JUMP = 1 << 4;
    /** Held: the bees do not fire (auto-fire is the default). */
    public static final int HOLD_FIRE = 1 << 5;
    /** Held: crouch, on foot. */
    public static final int CROUCH = 1 << 6;
    /** Pressed: on foot, the camera swings behind Wick. */
    public static final int RECENTRE = 1 << 7;

    /** The angle of one step of {@code lookX} and {@code lookY}, in radians: a full byte turns by 14.6° in a tick. */
    public static final float LOOK_STEP = 0.002f;

    /** Nothing is wanted. */
    public static final PlayerIntent NONE = new PlayerIntent((byte) 0, (byte) 0, (byte) 0, (byte) 0, 0);

    private static final int FULL = 127;

    /**
     * Quantises an analogue input.
     *
     * @param x −1 (left) to 1 (right), clamped
     * @param y −1 (down) to 1 (up), clamped
     * @param buttons a set of button bits
     */
    public static PlayerIntent of(float x, float y, int buttons) {
        return new PlayerIntent(quantise(x), quantise(y), (byte) 0, (byte) 0, buttons);
    }

    /**
     * The same with a turn of the camera.
     *
     * @param right in radians, clamped to the range of a byte
     * @param up in radians, clamped likewise
     */
    public PlayerIntent looking(float right, float up) {
        return new PlayerIntent(moveX, moveY, steps(right), steps(up), buttons);
    }

    /** The same with further buttons. */
    public PlayerIntent with(int more) {
        return new PlayerIntent(moveX, moveY, lookX, lookY, buttons | more);
    }

    /** How far the stick points to the right, −1 to 1. */
    public float x() {
        return moveX / (float) FULL;
    }

    /** How far the stick points up, −1 to 1. */
    public float y() {
        return moveY / (float) FULL;
    }

    /** How far the camera turns to the right in this tick, in radians. */
    public float lookRight() {
        return lookX * LOOK_STEP;
    }

    /** How far the camera looks up in this tick, in radians. */
    public float lookUp() {
        return lookY * LOOK_STEP;
    }

    /** Whether a button is down. */
    public boolean has(int button) {
        return (buttons & button) != 0;
    }

    private static byte steps(float radians) {
        return quantise(radians / (LOOK_STEP * FULL));
    }

    private static byte quantise(float value) {
        return (byte) Math.round(Math.max(-1f, Math.min(1f, value)) * FULL);
    }
}
