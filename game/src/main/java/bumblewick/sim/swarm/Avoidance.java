package bumblewick.sim.swarm;

/** Decides where each bee dodges to: away from bullets, enemies, obstacles and other bees. */
interface Avoidance {
    /**
     * Decides for all bees.
     *
     * @param snapshot where the bees are; receives each bee's direction of escape, whose length is its urgency, 0 to 1
     * @param orders what the player wants
     * @param threats what is dangerous; may receive which bee a bullet threatens
     */
    void decide(SwarmSnapshot snapshot, SwarmOrders orders, Threats threats);
}
