package bumblewick.sim.garden.camera;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/**
 * A number that goes where it is wanted without a jerk and without swinging over: a critically damped spring.
 *
 * <pre>speed' = rate² · (wanted − value) − 2 · rate · speed</pre>
 */
final class Spring {
    private float value;
    private float speed; // per second

    /** Puts it somewhere, at rest. */
    void place(float where) {
        value = where;
        speed = 0f;
    }

    /**
     * Advances by a tick.
     *
     * @param rate per second: half of the way is gone after 1.7 / rate seconds
     */
    void pull(float wanted, float rate) {
        speed += Tick.SECONDS * rate * (rate * (wanted - value) - 2f * speed);
        value += Tick.SECONDS * speed;
    }

    float value() {
        return value;
    }

    void addTo(StateHash hash) {
        hash.add(value).add(speed);
    }
}
