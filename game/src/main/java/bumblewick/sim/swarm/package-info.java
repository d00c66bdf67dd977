/**
 * The Bumble: the swarm of glow-bees that carries Wick, dodges by itself, shoots, and is the life bar.
 *
 * <p>{@link bumblewick.sim.swarm.Swarm} receives in every tick what the player wants ({@link
 * bumblewick.sim.swarm.SwarmOrders}) and what is dangerous ({@link bumblewick.sim.swarm.Threats}), and knows nothing else of
 * the world. How a bee decides to dodge is in {@link bumblewick.sim.swarm.PredictiveAvoidance}; {@link
 * bumblewick.sim.swarm.BeeSteering} moves it; what there is to dodge collects {@code sim.combat.ThreatCollector}. May depend on
 * {@code math}, {@code def}, {@code sim.motion} and {@code com.jme3.math}.
 *
 * <p>Positions are in the corridor's frame: x right, y up, z along the rail, in u. Inside, the swarm calculates in a frame
 * that travels with Wick along z.
 */
package bumblewick.sim.swarm;
