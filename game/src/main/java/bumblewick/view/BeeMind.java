package bumblewick.view;

import com.jme3.math.Vector3f;

/** What the picture remembers of a bee from frame to frame. */
final class BeeMind {
    private static final float ARRIVAL = 0.55f; // seconds
    private static final float CALM = 3.5f; // panic that goes in a second
    private static final float ALARM = 14f; // panic that comes in a second

    /** Which one; −1 for none. */
    int id = -1;
    /** Whether it was there in this frame. */
    boolean there;
    /** Where it was shown last, in the scene. */
    final Vector3f place = new Vector3f();

    private float age;
    private float panic;

    /** Begins to follow a bee. */
    void meet(int bee, boolean old) {
        id = bee;
        age = old ? ARRIVAL : 0f;
        panic = 0f;
    }

    /** Goes on; {@code danger} 0 to 1. */
    void live(float danger, float seconds) {
        age += seconds;
        panic = danger > panic ? Math.min(danger, panic + ALARM * seconds) : Math.max(danger, panic - CALM * seconds);
    }

    /** How frightened it is, 0 to 1. */
    float panic() {
        return panic;
    }

    /** How far it has come: 0 at first, 1 when it is one of the swarm. */
    float arrived() {
        return Math.min(1f, age / ARRIVAL);
    }
}
