package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** Where homing shots find their targets. */
public interface Targets {
    /** Nobody to home in on. */
    static Targets none() {
        return (id, store) -> false;
    }

    /**
     * Where a target is now.
     *
     * @param id as given to {@link Swarm#fireVolley}
     * @param store receives its position in the corridor's frame, in u
     * @return whether it is still there; if not, the shot flies on straight
     */
    boolean locate(int id, Vector3f store);
}
