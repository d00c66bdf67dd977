package bumblewick.view.animation;

import com.jme3.math.FastMath;

/**
 * A value that follows a target like a weight on a damped spring. The solution is exact for a target at rest, so that it
 * is the same at any frame rate and never unstable.
 *
 * <pre>x″ = ω² (target − x) − 2 ζ ω x′,   0 ≤ ζ ≤ 1</pre>
 *
 * <p>Source: D. Holden, <i>Spring-It-On: The Game Developer's Spring-Roll-Call</i> (2021).
 */
public final class DampedSpring {
    private static final float CRITICAL = 0.999f;

    private final float omega;
    private final float zeta;
    private float value;
    private float velocity;

    /**
     * Creates a spring at rest at 0.
     *
     * @param omega stiffness, in radians per second
     * @param zeta damping ratio, above 0: below 1 it overshoots
     */
    public DampedSpring(float omega, float zeta) {
        this.omega = omega;
        this.zeta = Math.min(CRITICAL, zeta);
    }

    /** Jumps to a value and rests there. */
    public void reset(float at) {
        value = at;
        velocity = 0f;
    }

    /** Changes the velocity at once, in units per second. */
    public void addVelocity(float by) {
        velocity += by;
    }

    /** Follows a target for some seconds; returns the new value. */
    public float follow(float target, float seconds) {
        float off = value - target;
        float damped = omega * FastMath.sqrt(1f - zeta * zeta);
        float fade = FastMath.exp(-zeta * omega * seconds);
        float cos = FastMath.cos(damped * seconds);
        float sin = FastMath.sin(damped * seconds);
        float swing = (velocity + zeta * omega * off) / damped;
        value = target + fade * (off * cos + swing * sin);
        velocity = fade * (velocity * cos - (zeta * velocity + omega * off) * omega / damped * sin);
        return value;
    }

    public float value() {
        return value;
    }

    /** Velocity, in units per second. */
    public float velocity() {
        return velocity;
    }
}
