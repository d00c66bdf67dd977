package bumblewick.view.pose;

import com.jme3.math.FastMath;

/**
 * A number that follows another like a weight on a damped spring; exact for a target that stands still, hence the same
 * at any frame rate and never unstable.
 *
 * <pre>x″ = ω² (target − x) − 2 ζ ω x′,   0 ≤ ζ ≤ 1</pre>
 *
 * <p>Source: D. Holden, <i>Spring-It-On: The Game Developer's Spring-Roll-Call</i> (2021).
 */
public final class Spring {
    private static final float CRITICAL = 0.999f;

    private final float omega;
    private final float zeta;
    private float value;
    private float speed;

    /**
     * A spring at rest at 0.
     *
     * @param omega how stiff, in radians per second
     * @param zeta share of the critical damping, above 0: below 1 it swings over
     */
    public Spring(float omega, float zeta) {
        this.omega = omega;
        this.zeta = Math.min(CRITICAL, zeta);
    }

    /** Is there at once, and rests. */
    public void place(float at) {
        value = at;
        speed = 0f;
    }

    /** Changes the speed at once, in units per second. */
    public void kick(float by) {
        speed += by;
    }

    /** Goes on for some seconds. */
    public float follow(float target, float seconds) {
        float off = value - target;
        float damped = omega * FastMath.sqrt(1f - zeta * zeta);
        float fade = FastMath.exp(-zeta * omega * seconds);
        float cos = FastMath.cos(damped * seconds);
        float sin = FastMath.sin(damped * seconds);
        float swing = (speed + zeta * omega * off) / damped;
        value = target + fade * (off * cos + swing * sin);
        speed = fade * (speed * cos - (zeta * speed + omega * off) * omega / damped * sin);
        return value;
    }

    public float value() {
        return value;
    }

    /** In units per second. */
    public float speed() {
        return speed;
    }
}
