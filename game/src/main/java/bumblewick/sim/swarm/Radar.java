package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** How a bee notices what it must keep away from. */
interface Radar {
    /**
     * Takes the situation at the beginning of a tick.
     *
     * @param flock where the bees are
     * @param orders what the player wants
     * @param threats what is dangerous; may learn whom a bullet menaces
     */
    void look(Flock flock, Orders orders, Threats threats);

    /**
     * Where a bee is to flee.
     *
     * @param bee its index in the flock
     * @param store receives the direction; its length is how urgent it is, 0 to 1
     * @return {@code store}
     */
    Vector3f avoid(int bee, Vector3f store);
}
