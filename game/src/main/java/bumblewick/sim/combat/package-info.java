/**
 * Where the two sides of a flight meet: aiming, lock-on, the whirl, who hits whom and what a hit does. What the bees are
 * to dodge is collected here ({@link bumblewick.sim.combat.ThreatCollector}); how they dodge it is in {@code sim.swarm}.
 *
 * <p>May depend on all packages of the flight; only {@code sim} itself puts its parts together.
 */
package bumblewick.sim.combat;
