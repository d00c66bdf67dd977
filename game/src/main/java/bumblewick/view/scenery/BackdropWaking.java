package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.math.Easing;
import bumblewick.view.EffectColours;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * How a landmark behind a boss wakes when that is beaten: it is dark, lights up with a start in a burst of light, shines, and turns
 * if it is to.
 */
final class BackdropWaking {
    private static final float LIGHTS_IN = 0.9f; // s
    private static final float SPINS_UP_IN = 3f; // s
    private static final Vector3f ASLEEP =
            new Vector3f(0.62f, 0.72f, 0.98f); // factors on its colours while it sleeps: moonlight
    private static final Vector3f AWAKE = new Vector3f(1f, 0.88f, 0.64f); // and when it is awake: lamplight
    private static final float ASLEEP_GLOW = 0.42f; // and on what glows of it
    private static final float AWAKE_GLOW = 1.7f; // factor on that when it is awake
    private static final float SWELL = 0.3f; // by which it is larger in the middle of lighting up
    private static final float HALO = 3.4f; // of its radius
    private static final float BURSTS_FOR = 0.7f; // s
    private static final float LEAST_HALO = 4.5f; // u
    private static final float MOST_HALO = 9f; // u

    private Landmark landmark;
    private float awakeFor; // s; less than 0 while it sleeps
    private float awake; // 0 to 1

    /** Is from now on that of a landmark, so many seconds after the boss was beaten. */
    void set(Landmark wanted, float beaten) {
        landmark = wanted;
        awakeFor = beaten > 0f ? beaten - wanted.wakes() : -1f;
        awake = wakes() ? Easing.inOut(Easing.clamp(awakeFor / LIGHTS_IN)) : 0f;
    }

    private boolean wakes() {
        return landmark.wakes() > 0f;
    }

    /** How far it has turned since it woke, in radians; it takes a while to come to speed. */
    float turned() {
        float since = Math.max(0f, awakeFor);
        float spun = since < SPINS_UP_IN ? 0.5f * since * since / SPINS_UP_IN : since - 0.5f * SPINS_UP_IN;
        return landmark.turns() * FastMath.DEG_TO_RAD * spun;
    }

    /** Factor on its size. */
    float size() {
        return landmark.turns() == 0f ? 1f + SWELL * awake * (1f - awake) * 4f : 1f;
    }

    /** Darkens a copy that sleeps and lets one glow that is awake; {@code light} is what its colours have already. */
    void colour(float light, InstanceStyle style) {
        if (wakes()) {
            float red = light * Easing.mix(ASLEEP.x, AWAKE.x, awake);
            float green = light * Easing.mix(ASLEEP.y, AWAKE.y, awake);
            float blue = light * Easing.mix(ASLEEP.z, AWAKE.z, awake);
            style.tint(red, green, blue);
            style.glow = Easing.mix(ASLEEP_GLOW, AWAKE_GLOW, awake);
        }
    }

    /**
     * Adds its light.
     *
     * @param middle of it, in the scene's frame (unaffected)
     * @param radius of it, in u
     */
    void show(Vector3f middle, float radius, SpriteBatch sprites) {
        if (awake > 0f && landmark.turns() == 0f) {
            float halo = Math.max(LEAST_HALO, Math.min(MOST_HALO, HALO * radius));
            sprites.light(SpriteBatch.Shape.GLOW, middle, halo, EffectColours.HONEY, 0.75f * awake);
            float left = 1f - Easing.clamp(awakeFor / BURSTS_FOR);
            sprites.light(SpriteBatch.Shape.RING, middle, halo * (1f - left * left), EffectColours.CREAM, left);
            sprites.light(SpriteBatch.Shape.SPARKLE, middle, halo * left, EffectColours.CREAM, 1.3f * left);
        }
    }
}
