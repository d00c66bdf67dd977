/**
 * Kinds that are only seen, heard or read, and that the simulation does not know: looks, effects, sounds, music, maps, credits,
 * texts. They do not count for the fingerprint of a stage. May depend on {@code def} and {@code settings}.
 */
package bumblewick.def.presentation;
