/**
 * Checks a scene folder or a mod for its author: all problems that the game would report, and what only a person notices, such
 * as enemies that come without warning. May depend on {@code content} with all in it, {@code def}, {@code math}, {@code
 * platform}, {@code settings} and {@code sim.motion}.
 */
package bumblewick.content.validation;
