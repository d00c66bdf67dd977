package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.math.RandomStream;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Starts particles with the speeds and directions of a layer. */
public final class ParticleEmitter {
    private static final float CONE = 0.45f; // opening of a cone: weight of the random direction

    private final ParticlePool particles;
    private final RandomStream random = new RandomStream(7L, 1L);
    private final Vector3f way = new Vector3f();
    private final Vector3f from = new Vector3f();
    private float forward;

    public ParticleEmitter(ParticlePool particles) {
        this.particles = particles;
    }

    /** Sets Wick's speed along the rail, in u/s, which particles take along. */
    void setCarrySpeed(float speed) {
        forward = speed;
    }

    RandomStream random() {
        return random;
    }

    /**
     * Starts a particle.
     *
     * @param at start, in the scene's frame (unaffected)
     * @param direction of the effect, length 1 (unaffected)
     * @param scale factor on size and speed
     */
    public Particle emit(EffectDef.Layer layer, ParticleStyle style, Vector3f at, Vector3f direction, float scale) {
        EffectDef.Motion motion = layer.motion();
        aim(motion.spread(), direction);
        float start = Particle.draw(motion.start(), random) * scale;
        from.set(way).multLocal(start).addLocal(at);
        way.multLocal(Particle.draw(motion.speed(), random) * scale);
        way.y += Particle.draw(motion.lift(), random) * scale;
        way.z += forward * motion.drift();
        Particle particle = particles.spawn();
        particle.begin(layer, style, from, way, scale, random);
        return particle;
    }

    /** Chooses a direction of length 1, or zero. */
    private void aim(EffectDef.Spread spread, Vector3f direction) {
        if (spread == EffectDef.Spread.STILL) {
            way.set(0f, 0f, 0f);
            return;
        }
        if (spread == EffectDef.Spread.ALONG) {
            way.set(direction);
            return;
        }
        float angle = random.between(0f, FastMath.TWO_PI);
        float rise = random.between(-1f, 1f);
        float across = FastMath.sqrt(1f - rise * rise);
        way.set(FastMath.cos(angle) * across, rise, FastMath.sin(angle) * across);
        if (spread == EffectDef.Spread.CONE) {
            way.multLocal(CONE).addLocal(direction).normalizeLocal();
        } else if (spread == EffectDef.Spread.DISC) {
            float along = way.dot(direction);
            way.x -= direction.x * along;
            way.y -= direction.y * along;
            way.z -= direction.z * along;
            way.normalizeLocal();
        }
    }
}
