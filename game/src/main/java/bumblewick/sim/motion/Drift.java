package bumblewick.sim.motion;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * The part of a mover's velocity that is the air's and not its own. It is added at once, without the mover's acceleration,
 * and what surfaces take away of the velocity is the air's first: so a mover that the wind holds against a wall stands there
 * instead of running against it.
 *
 * <pre>velocity = own + drift</pre>
 */
public final class Drift {
    private final Vector3f drift = new Vector3f();

    /** Whether there is none. */
    public boolean isNone() {
        return drift.x == 0f && drift.y == 0f && drift.z == 0f;
    }

    /**
     * Leaves the mover's own velocity.
     *
     * @param velocity with the drift in it (modified)
     */
    public void removeFrom(Vector3f velocity) {
        if (!isNone()) {
            velocity.subtractLocal(drift);
        }
    }

    /**
     * Adds the air's velocity from now on.
     *
     * @param velocity the mover's own, from which the drift of before is removed (modified)
     * @param x of the air, in u/s; y and z likewise
     */
    public void addTo(Vector3f velocity, float x, float y, float z) {
        drift.set(x, y, z);
        if (!isNone()) {
            velocity.addLocal(drift);
        }
    }

    /**
     * Notes what surfaces took away.
     *
     * @param wanted the velocity with which the mover met them, in u/s (unaffected)
     * @param got what they left of it, in u/s (unaffected)
     */
    public void meet(Vector3f wanted, Vector3f got) {
        drift.set(left(drift.x, wanted.x - got.x), left(drift.y, wanted.y - got.y), left(drift.z, wanted.z - got.z));
    }

    private static float left(float drift, float taken) {
        if (drift * taken <= 0f) {
            return drift;
        }
        return Math.abs(taken) >= Math.abs(drift) ? 0f : drift - taken;
    }

    /** There is none from now on, as for a mover that is put somewhere. */
    public void clear() {
        drift.set(0f, 0f, 0f);
    }

    /** Counts nothing where there is none. */
    public void addTo(StateHash hash) {
        if (!isNone()) {
            hash.add(drift);
        }
    }
}
