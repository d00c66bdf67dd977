package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** Finds the targets of what homes: volley shots and deflected bullets. */
public interface Targets {
    /** No targets at all. */
    static Targets none() {
        return (id, store) -> false;
    }

    /**
     * Where a target is now.
     *
     * @param id of an enemy or a boss
     * @param store receives its position in the corridor's frame, in u
     * @return whether it still lives; if not, what homes flies on straight
     */
    boolean locate(int id, Vector3f store);
}
