package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.math.RandomStream;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** One short-lived sprite. Reused: {@link ParticlePool#spawn} gives it out again. */
public final class Particle {
    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f colour = new Vector3f();
    private ParticleStyle style;
    private int shade;
    private float strength;
    private float from;
    private float to;
    private float life;
    private float age = 1f;
    private float gravity;
    private float drag;
    private float turn;
    private float spin;
    private float streak;
    private float lot;

    /**
     * Starts a new life.
     *
     * @param layer its definition (kept)
     * @param look its shape and colours (kept)
     * @param at start, in the scene's frame (copied)
     * @param way velocity, in u/s (copied)
     * @param scale factor on its size
     */
    void begin(EffectDef.Layer layer, ParticleStyle look, Vector3f at, Vector3f way, float scale, RandomStream random) {
        EffectDef.Motion motion = layer.motion();
        style = look;
        place.set(at);
        velocity.set(way);
        shade = random.nextInt(look.count());
        strength = layer.paint().strength();
        float size = scale * (1f + layer.vary() * random.between(-1f, 1f));
        from = layer.size().min() * size;
        to = layer.size().max() * size;
        life = draw(layer.life(), random);
        age = -draw(layer.delay(), random);
        gravity = motion.gravity();
        drag = motion.drag();
        turn = draw(motion.turnDegrees(), random) * FastMath.DEG_TO_RAD;
        spin = draw(motion.spinDegrees(), random) * FastMath.DEG_TO_RAD;
        streak = layer.paint().streak();
        lot = random.nextFloat();
    }

    static float draw(EffectDef.Span span, RandomStream random) {
        return span.min() == span.max() ? span.min() : random.between(span.min(), span.max());
    }

    /** Multiplies its strength. */
    void dim(float factor) {
        strength *= factor;
    }

    boolean isAlive() {
        return age < life;
    }

    void kill() {
        age = life;
    }

    void move(float seconds) {
        age += seconds;
        if (age < 0f) {
            return;
        }
        float keep = Math.max(0f, 1f - drag * seconds);
        velocity.multLocal(keep);
        velocity.y -= gravity * seconds;
        place.x += velocity.x * seconds;
        place.y += velocity.y * seconds;
        place.z += velocity.z * seconds;
        turn += spin * seconds;
    }

    void draw(SpriteBatch sprites, Vector3f scratch) {
        if (age < 0f) {
            return;
        }
        float gone = Math.min(1f, age / life);
        float size = FastMath.interpolateLinear(FastMath.sqrt(gone), from, to);
        EffectDef.Paint paint = style.paint();
        style.colour(shade, gone, colour);
        if (style.line()) {
            scratch.set(velocity).multLocal(-streak).addLocal(place);
            sprites.beam(scratch, place, size, colour, strength * (1f - gone * gone), 1f);
            return;
        }
        boolean crumbles = style.shape().crumbles();
        float shown = crumbles ? strength : strength * (1f - gone * gone);
        float lost = crumbles ? gone * gone : 0f;
        float heat = paint.heat() * (1f - gone);
        sprites.put(style.shape(), place, size, colour, paint.cover(), shown, turn, lot, lost, paint.behind(), heat);
    }
}
