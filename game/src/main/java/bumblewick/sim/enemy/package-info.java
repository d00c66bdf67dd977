/**
 * Enemies in the air. {@link bumblewick.sim.enemy.WaveSpawner} spawns the waves of the stage when Wick reaches their distance
 * along the rail, and {@link bumblewick.sim.enemy.RuleWaves} those that a rule of the stage begins; {@link
 * bumblewick.sim.enemy.EnemyField} flies enemies along their paths, {@link bumblewick.sim.enemy.EnemyFire} decides when they
 * fire. {@code sim.combat.HostileForces} calls them each tick; hits and damage are in {@code sim.combat}, too.
 *
 * <p>{@link bumblewick.sim.enemy.EnemyChains} moves those that follow one another, {@link bumblewick.sim.enemy.EnemyCarriers} lets
 * carriers and nests let others go, {@link bumblewick.sim.enemy.EscortHunt} leads those that hunt friends, {@link
 * bumblewick.sim.enemy.EnemyWeaving} lets them make webs and gusts.
 *
 * <p>May depend on {@code sim.bullet} and what it may know, and on {@code sim.motion}.
 */
package bumblewick.sim.enemy;
