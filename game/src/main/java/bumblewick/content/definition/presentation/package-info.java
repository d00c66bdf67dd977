/**
 * The declarations of files that are only seen, heard or read, as {@code def.presentation} is for their records: looks,
 * effects, sounds and music, texts and lessons, maps and islands, palettes, the photo mode, credits, and the lists that say
 * where on a picture of {@code ui} something is. The simulation knows none of them, and they do not count for the fingerprint
 * of a stage.
 *
 * <p>May depend on {@code content.declaration}, {@code content.json}, {@code content.asset}, {@code def}, {@code settings}
 * and {@code platform}; on nothing of {@code content.definition}, which refers to it by the kinds declared here.
 */
package bumblewick.content.definition.presentation;
