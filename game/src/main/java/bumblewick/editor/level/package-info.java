/**
 * The level viewer: what the nodes of a garden's level mean to the game, and their mistakes, over the picture of the level.
 *
 * <p>May depend on {@code app}, {@code view}, {@code ui}, {@code input}, {@code content}, {@code sim}, {@code editor.session}
 * and {@code editor.widget}.
 */
package bumblewick.editor.level;
