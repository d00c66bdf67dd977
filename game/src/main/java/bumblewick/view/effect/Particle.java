package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.camera.WickSilhouette;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** One short-lived sprite. Reused: {@link ParticlePool#spawn} gives it out again. */
public final class Particle {
    private static final float BEFORE = 1.2f; // u before Wick up to which it belongs to what Wick does
    private static final float COVERS = 1f; // u beyond that, over which what would hide Wick gives way
    private static final float SHORTEST = 0.02f; // s of its way that a newborn line shows: it has come from nowhere yet
    private static final float SEEN = 0.6f; // of half the edge of a sprite: where its shape ends

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
    private boolean born; // in this frame, in which it is seen as it begins

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
        born = true;
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
        if (born) {
            born = false;
            return;
        }
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

    /**
     * Draws it.
     *
     * @param wick before whom it is not seen (unaffected)
     */
    void draw(SpriteBatch sprites, WickSilhouette wick, Vector3f scratch) {
        if (age < 0f) {
            return;
        }
        float gone = Math.min(1f, age / life);
        float size = FastMath.interpolateLinear(FastMath.sqrt(gone), from, to);
        float seen = strength * beside(wick, size);
        if (seen <= 0f) {
            return;
        }
        EffectDef.Paint paint = style.paint();
        style.colour(shade, gone, colour);
        if (style.line()) {
            scratch.set(velocity).multLocal(-Math.min(streak, SHORTEST + age)).addLocal(place);
            sprites.beam(scratch, place, size, colour, seen * (1f - gone * gone), 1f);
            return;
        }
        boolean crumbles = style.shape().crumbles();
        float shown = crumbles ? seen : seen * (1f - gone * gone);
        float lost = crumbles ? gone * gone : 0f;
        float heat = paint.heat() * (1f - gone);
        sprites.put(style.shape(), place, size, colour, paint.cover(), shown, turn, lot, lost, paint.behind(), heat);
    }

    /** How much of it is seen: nothing of what lies between Wick and the lens. */
    private float beside(WickSilhouette wick, float size) {
        float before = Easing.clamp((wick.before(place) - BEFORE) / COVERS);
        return before == 0f ? 1f : 1f - before * wick.covered(place, SEEN * size);
    }
}
