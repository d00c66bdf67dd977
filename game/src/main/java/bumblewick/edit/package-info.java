/**
 * What an editor does to the files of a mod: documents with all they were, and the mod's folder that they are written to.
 * Knows nothing of screens and keys.
 *
 * <p>May depend on {@code content}, {@code check}, {@code save}, {@code platform}, {@code sim.motion}, {@code def} and {@code math}.
 */
package bumblewick.edit;
