/**
 * Edits the values of any file on pages: rows made from the fields that the file's reader declares, with search, reset to what
 * a value is without the mod, and parts that are added, removed, copied and moved.
 *
 * <p>May depend on {@code app}, {@code content}, {@code ui}, {@code input} and {@code editor.session}.
 */
package bumblewick.editor.value;
