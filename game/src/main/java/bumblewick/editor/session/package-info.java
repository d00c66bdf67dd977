/**
 * What all editors share: the session of a mod with its documents and their undo steps, saving as patches, new mods and
 * stages, texts that the player types, and the tables of commands.
 *
 * <p>May depend on {@code app}, {@code content}, {@code ui}, {@code input}, {@code save} and {@code platform}; knows no other
 * room of the editor.
 */
package bumblewick.editor.session;
