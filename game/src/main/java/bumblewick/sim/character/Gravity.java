package bumblewick.sim.character;

import bumblewick.def.FootDef;

/**
 * Rise and fall. Gravity is halved while the vertical speed is under the apex speed a, and greater in the fall; how
 * strong it is, and how fast a jump begins, follow from the height H of the apex and the time T to it:
 *
 * <pre>
 * T = (v − a)/g + a/(g/2)          = (v + a)/g
 * H = (v² − a²)/2g + a²/(2 g/2)    = (v² + a²)/2g
 * v = (k + √(k² + 4a(k − a)))/2    with k = 2H/T
 * </pre>
 *
 * <p>A tick in which the strength changes is cut where it does, so the curve is the same at any length of the tick, and
 * the apex is H after T to the last digit.
 */
final class Gravity {
    private final float apex;
    private final float terminal;
    private final float leap;
    private final float rising;
    private final float falling;

    private float speed;
    private float mean;

    Gravity(FootDef def) {
        apex = def.apexSpeed();
        terminal = def.terminalSpeed();
        double k = 2.0 * def.jumpHeight() / def.jumpSeconds();
        double v = (k + Math.sqrt(k * k + 4.0 * apex * (k - apex))) / 2.0;
        leap = (float) v;
        rising = (float) ((v + apex) / def.jumpSeconds());
        falling = rising * def.fallFactor();
    }

    /** The speed with which a jump of full height leaves the ground, in u/s. */
    float leap() {
        return leap;
    }

    /** Gravity of a fast rise, in u/s². */
    float rising() {
        return rising;
    }

    /**
     * Computes {@link #speed()} and {@link #mean()} after a time.
     *
     * @param from vertical speed, in u/s
     * @param seconds how long
     */
    void act(float from, float seconds) {
        speed = Math.max(-terminal, from);
        float way = 0f;
        float left = seconds;
        while (left > 0f && speed > -terminal) {
            float strength = strength();
            float next = nextChange();
            float time = Math.min(left, (speed - next) / strength);
            float after = time < left ? next : speed - strength * time;
            way += 0.5f * (speed + after) * time;
            speed = after;
            left -= time;
        }
        mean = (way + speed * left) / seconds;
    }

    /** Vertical speed at the end, in u/s. */
    float speed() {
        return speed;
    }

    /** Mean vertical speed on the way, in u/s. */
    float mean() {
        return mean;
    }

    /** Gravity just below the current speed, in u/s², downwards. */
    private float strength() {
        float full = speed > 0f ? rising : falling;
        return speed > -apex && speed <= apex ? 0.5f * full : full;
    }

    /** The next lower speed at which the strength changes. */
    private float nextChange() {
        if (speed > apex) {
            return apex;
        }
        if (speed > 0f) {
            return 0f;
        }
        return speed > -apex ? -apex : -terminal;
    }
}
