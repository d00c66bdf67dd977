package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** One short-lived sprite. Reused: {@link Particles#spawn} hands it out as new, the calls below shape it. */
final class Particle {
    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private Sprites.Shape shape = Sprites.Shape.GLOW;
    private Vector3f colour = Hue.WHITE;
    private float opacity;
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

    Particle begin(Sprites.Shape wanted, Vector3f at) {
        shape = wanted;
        place.set(at);
        velocity.set(0f, 0f, 0f);
        colour = Hue.WHITE;
        opacity = 0f;
        strength = 1f;
        from = 0.3f;
        to = 0f;
        life = 0.3f;
        age = 0f;
        gravity = 0f;
        drag = 0f;
        turn = 0f;
        spin = 0f;
        streak = 0f;
        return this;
    }

    /** In u/s, in the scene. */
    Particle moving(float x, float y, float z) {
        velocity.set(x, y, z);
        return this;
    }

    /** In u/s², downwards; and the share of the speed lost per second. */
    Particle falling(float acceleration, float lost) {
        gravity = acceleration;
        drag = lost;
        return this;
    }

    /** Half its edge at birth and at death, in u. */
    Particle size(float atBirth, float atDeath) {
        from = atBirth;
        to = atDeath;
        return this;
    }

    /** In seconds. */
    Particle lasting(float seconds) {
        life = seconds;
        return this;
    }

    /** Colour in linear light (kept), opacity 0 (light) to 1 (matter), strength at birth. */
    Particle paint(Vector3f linear, float cover, float bright) {
        colour = linear;
        opacity = cover;
        strength = bright;
        return this;
    }

    /** Turn in radians, and radians per second. */
    Particle turning(float angle, float perSecond) {
        turn = angle;
        spin = perSecond;
        return this;
    }

    /** Drawn as a line as long as it flies in this time, in seconds. */
    Particle streaking(float seconds) {
        streak = seconds;
        return this;
    }

    boolean alive() {
        return age < life;
    }

    void end() {
        age = life;
    }

    void move(float seconds) {
        age += seconds;
        float keep = Math.max(0f, 1f - drag * seconds);
        velocity.multLocal(keep);
        velocity.y -= gravity * seconds;
        place.x += velocity.x * seconds;
        place.y += velocity.y * seconds;
        place.z += velocity.z * seconds;
        turn += spin * seconds;
    }

    void draw(Sprites sprites, Vector3f scratch) {
        float share = Math.min(1f, age / life);
        float fading = strength * (1f - share * share);
        float size = FastMath.interpolateLinear((float) Math.sqrt(share), from, to);
        if (streak > 0f) {
            scratch.set(velocity).multLocal(-streak).addLocal(place);
            sprites.beam(scratch, place, size, colour, fading, 1f);
        } else {
            sprites.put(shape, place, size, colour, opacity, fading, turn, turn * 3f);
        }
    }
}
