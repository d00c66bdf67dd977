/**
 * Looks over a scene folder or a mod as an editor would: all that the readers of the game say, and what only a person
 * notices, such as enemies that come without warning. May depend on {@code content}, {@code def}, {@code math},
 * {@code platform} and {@code sim.motion}.
 */
package bumblewick.check;
