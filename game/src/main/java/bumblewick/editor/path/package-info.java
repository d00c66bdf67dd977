/**
 * The path editor: control points that are dragged in the picture of a stage, the values of a path, and a preview of the
 * enemies that fly it.
 *
 * <p>May depend on {@code app}, {@code view}, {@code ui}, {@code input}, {@code content}, {@code sim}, {@code editor.session}
 * and {@code editor.widget}.
 */
package bumblewick.editor.path;
