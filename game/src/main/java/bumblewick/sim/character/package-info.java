/**
 * Who walks: the slide move, the character controller on top of it, Wick's feel on foot, and what a stick means in the
 * view of a camera. May depend on {@code math}, {@code def} and {@code sim.collision}.
 *
 * <p>World units, y up, right-handed; yaw: ahead is {@code (sin yaw, 0, cos yaw)}.
 *
 * <p>Source: RULES 4 and 5; the design of COLLISION.md, <i>Controller</i>.
 */
package bumblewick.sim.character;
