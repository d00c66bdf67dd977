package bumblewick.view.flight;

import bumblewick.view.animation.DampedSpring;
import com.jme3.math.Vector3f;

/** What the view remembers of a bee from frame to frame. */
final class BeeVisual {
    private static final float ARRIVAL = 0.55f; // seconds
    private static final float REST = 5f; // radians per second, of the spring to its place of rest
    private static final float RETURN = 1.4f; // share of the way to that place in a second
    private static final float PANIC_LOSS = 3.5f; // panic lost per second
    private static final float PANIC_GAIN = 14f; // panic gained per second

    /** The bee's id; −1 for none. */
    int id = -1;
    /** Whether the bee existed in this frame. */
    boolean there;
    /** Where it was drawn last, in the scene's frame. */
    final Vector3f place = new Vector3f();

    private final DampedSpring aside = new DampedSpring(REST, 1f);
    private final DampedSpring above = new DampedSpring(REST, 1f);
    private boolean rests;
    private float rest; // share of the offset
    private float age;
    private float panic;

    /** Starts to show a bee. */
    void begin(int bee, boolean old) {
        id = bee;
        age = old ? ARRIVAL : 0f;
        panic = 0f;
        rests = false;
    }

    /**
     * Moves the bee to where it is drawn while it rests. It leaves that place as fast as a bullet comes, and returns at leisure.
     *
     * @param offset wanted, in u; modified: the one that it has by now
     * @param safe how far it may rest, 0 to 1
     */
    void rest(Vector3f offset, float safe, float seconds) {
        if (!rests) {
            aside.reset(offset.x);
            above.reset(offset.y);
            rest = safe;
        }
        rests = true;
        rest = Math.min(safe, rest + RETURN * seconds);
        offset.set(aside.follow(offset.x, seconds), above.follow(offset.y, seconds), 0f)
                .multLocal(rest * (1f - panic));
    }

    /** Continues by a frame; {@code danger} 0 to 1. */
    void update(float danger, float seconds) {
        age += seconds;
        panic = danger > panic
                ? Math.min(danger, panic + PANIC_GAIN * seconds)
                : Math.max(danger, panic - PANIC_LOSS * seconds);
    }

    /** Panic, 0 to 1. */
    float panic() {
        return panic;
    }

    /** How far it has arrived: 0 at first, then up to 1. */
    float arrival() {
        return Math.min(1f, age / ARRIVAL);
    }
}
