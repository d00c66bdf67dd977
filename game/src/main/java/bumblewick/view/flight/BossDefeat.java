package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Shows a boss's defeat over the time that the simulation gives it: it sags and smokes, turns to the player and heals
 * in a burst of leaves, and then leaves and petals stream off it while it turns into light, swells and draws together to nothing.
 */
final class BossDefeat {
    private static final float SAGGED = 0.5f; // share of the defeat
    private static final float GIVES_IN = 0.12f; // the same of one that stays
    private static final float DISSOLVES = 0.68f;
    private static final float LAST = 0.94f;
    private static final float RELEASED = 0.9f;
    private static final float SWELL = 0.14f; // by which it grows before it draws together
    private static final float SWOLLEN = 0.4f; // share of its dissolving
    private static final float BURST_EVERY = 0.3f; // seconds
    private static final float TURNS = 2.2f; // share of the turn to the player per second

    private final RandomStream random = new RandomStream(3L, 1L);
    private final EffectPlayer.Spot leaves = this::randomPoint;
    private final Vector3f middle = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Vector3f ahead = new Vector3f(0f, 0f, -1f);
    private final Quaternion upright = new Quaternion();
    private float radius;
    private float nextBurst;
    private boolean sprouted;
    private boolean released;

    /** Prepares for another defeat. */
    void reset() {
        sprouted = false;
        released = false;
        nextBurst = 0f;
    }

    /**
     * Continues by a frame.
     *
     * @param share of its end that is over, 0 to 1
     * @param stays whether it plays its own end
     * @param sprouts whether leaves and petals come out of it as it heals
     * @param place its middle, in the scene's frame (unaffected)
     * @param turn its orientation, in the scene's frame (modified)
     */
    void show(
            float share,
            boolean stays,
            boolean sprouts,
            float radius,
            Vector3f place,
            Quaternion turn,
            EffectPlayer effects,
            float seconds) {
        middle.set(place);
        this.radius = radius;
        turn.nlerp(SceneCoordinates.rotation(ahead, 0f, upright), Math.min(1f, TURNS * seconds));
        nextBurst -= seconds;
        if (share < (stays ? GIVES_IN : SAGGED) && nextBurst <= 0f) {
            nextBurst = BURST_EVERY;
            effects.play(EffectKind.BOSS_DYING, randomPoint());
        }
        if (share > SAGGED && sprouts) {
            float amount = Math.min(1f, 4f * (share - SAGGED));
            effects.emit(EffectKind.BOSS_LEAVES, leaves, Vector3f.UNIT_Y, seconds * amount);
        }
        if (heals(share) && sprouts && !sprouted) {
            sprouted = true;
            effects.play(EffectKind.BOSS_RELEASE, middle);
        }
        if (share > RELEASED && !released) {
            released = true;
            effects.play(EffectKind.BOSS_RELEASE, middle);
        }
    }

    /** Whether it heals: its damage is undone. */
    static boolean heals(float share) {
        return share > SAGGED;
    }

    /** How much it is of light already, 0 to 1; one that plays its own end is so at the very last. */
    static float light(float share, boolean stays) {
        float from = stays ? LAST : DISSOLVES;
        return FastMath.clamp((share - from) / (1f - from), 0f, 1f);
    }

    /** Its size as a share of the usual, by how much it is of light. */
    static float size(float light) {
        float swollen = 1f + SWELL * Easing.inOut(light / SWOLLEN);
        return swollen * (1f - Easing.in((light - SWOLLEN) / (1f - SWOLLEN)));
    }

    private Vector3f randomPoint() {
        return spot.set(middle)
                .addLocal(
                        random.between(-1.3f, 1.3f) * radius,
                        random.between(-0.6f, 1.3f) * radius,
                        random.between(-0.8f, 0.4f) * radius);
    }
}
