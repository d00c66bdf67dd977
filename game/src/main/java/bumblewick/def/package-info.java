/**
 * Kinds, as opposed to instances: immutable records that describe what the scene folder says about enemies, paths, stages and
 * so on, and {@link bumblewick.def.DefinitionRegistry}, which holds them all. Made by {@code content.definition}, used by
 * {@code sim}. May depend on {@code math}.
 *
 * <p>Lengths are in u, times in seconds, speeds in u/s, angles in degrees where the name says so. Positions are in the
 * corridor's frame: x right, y up, z along the rail (for paths: z ahead of Wick).
 */
package bumblewick.def;
