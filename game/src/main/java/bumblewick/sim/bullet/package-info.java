/**
 * The bullets of enemies and bosses: their patterns ({@link bumblewick.sim.bullet.PatternField}) and their flight ({@link
 * bumblewick.sim.bullet.BulletField}). What a bullet hits is decided in {@code sim.combat}. May depend on {@code
 * sim.player}, {@code sim.scenery}, {@code sim.run}, {@code sim.swarm}, {@code math} and {@code def}.
 */
package bumblewick.sim.bullet;
