package bumblewick.view;

import bumblewick.math.RandomStream;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A boss's end, in the three seconds that the rules give it: it sags and smokes, turns to the player and heals, and then
 * leaves and petals stream off it until nothing is left but light.
 */
final class BossEnd {
    private static final float TICKS = 180f;
    private static final float SAGGED = 0.5f; // share of the end
    private static final float DISSOLVES = 0.68f;
    private static final float RELEASED = 0.9f;
    private static final float BURST_EVERY = 0.3f; // seconds
    private static final float TURNS = 2.2f; // share of a turn to the player in a second

    private final RandomStream random = new RandomStream(3L, 1L);
    private final Effects.Spot leaves = this::somewhere;
    private final Vector3f middle = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Vector3f ahead = new Vector3f(0f, 0f, -1f);
    private final Quaternion upright = new Quaternion();
    private float radius;
    private float nextBurst;
    private boolean released;

    /** Makes ready for another end. */
    void reset() {
        released = false;
        nextBurst = 0f;
    }

    /**
     * Goes on by a frame.
     *
     * @param ticks since it was beaten
     * @param place of its middle, in the scene (unaffected)
     * @param turn its attitude, in the scene (modified)
     */
    void show(float ticks, float radius, Vector3f place, Quaternion turn, Effects effects, float seconds) {
        float share = ticks / TICKS;
        middle.set(place);
        this.radius = radius;
        turn.nlerp(Corridor.turn(ahead, 0f, upright), Math.min(1f, TURNS * seconds));
        nextBurst -= seconds;
        if (share < SAGGED && nextBurst <= 0f) {
            nextBurst = BURST_EVERY;
            effects.play(Effect.BOSS_DYING, somewhere());
        }
        if (share > SAGGED) {
            float amount = Math.min(1f, 4f * (share - SAGGED));
            effects.flow(Effect.BOSS_LEAVES, leaves, Vector3f.UNIT_Y, seconds * amount);
        }
        if (share > RELEASED && !released) {
            released = true;
            effects.play(Effect.BOSS_RELEASE, middle);
        }
    }

    /** Whether it has its peace: its wounds close and what it lost grows back. */
    static boolean heals(float ticks) {
        return ticks / TICKS > SAGGED;
    }

    /** Share of its pixels that is left. */
    static float left(float ticks) {
        return 1f - FastMath.clamp((ticks / TICKS - DISSOLVES) / (1f - DISSOLVES), 0f, 1f);
    }

    private Vector3f somewhere() {
        return spot.set(middle)
                .addLocal(
                        random.between(-1.3f, 1.3f) * radius,
                        random.between(-0.6f, 1.3f) * radius,
                        random.between(-0.8f, 0.4f) * radius);
    }
}
