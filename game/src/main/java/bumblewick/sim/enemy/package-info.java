/**
 * Enemies in the air: the waves that bring them, their flight along paths, and when they fire. Hits and damage are in
 * {@code sim.combat}. May depend on {@code sim.bullet} and what it may know, and on {@code sim.motion}.
 */
package bumblewick.sim.enemy;
