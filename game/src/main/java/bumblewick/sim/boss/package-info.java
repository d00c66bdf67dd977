/**
 * The boss of a flight: its phases and steps ({@link bumblewick.sim.boss.BossFight}) and its movement ({@link
 * bumblewick.sim.boss.BossMotion}). May depend on {@code sim.bullet} and what it may know, and on {@code sim.motion}.
 */
package bumblewick.sim.boss;
