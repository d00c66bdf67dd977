package bumblewick.sim.swarm;

/** How bees notice what they must keep away from. */
interface Radar {
    /**
     * Finds out where every bee is to flee.
     *
     * @param flock where the bees are; receives the directions, as long as it is urgent, 0 to 1
     * @param orders what the player wants
     * @param threats what is dangerous; may learn whom a bullet menaces
     */
    void look(Flock flock, Orders orders, Threats threats);
}
