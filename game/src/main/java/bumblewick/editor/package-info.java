/**
 * The editor in the game, a feature above {@code app}: the game builds and runs without it. {@link
 * bumblewick.editor.EditorFeature} registers its screens and adds its menu entries; the pages from which everything else is
 * opened are here, too.
 *
 * <p>Its rooms: {@code session} (the mod that is edited, its documents, and the tables of commands), {@code value} (values of
 * any file), {@code path} (the path editor), {@code wave} (the timeline of a stage), {@code level} (the level viewer), and
 * {@code widget} (what these draw).
 *
 * <p>May depend on everything; nobody outside of the editor knows it.
 */
package bumblewick.editor;
