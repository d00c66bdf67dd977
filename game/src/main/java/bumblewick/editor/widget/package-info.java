/**
 * What the editors draw over a picture: the timeline, the header, panels, markers and labels. These are no menus, so they are
 * drawn on the canvas instead of with Lemur.
 *
 * <p>May depend on {@code ui}, {@code def} and {@code math}; knows nothing of documents and commands.
 */
package bumblewick.editor.widget;
