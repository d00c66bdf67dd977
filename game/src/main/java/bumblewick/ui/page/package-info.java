/**
 * Menus and pages: columns of {@linkplain bumblewick.ui.page.Row rows} of which one has the focus, walked through alike by
 * keys, pad, mouse and finger. Knows nothing of the game: rows are handed what they show and do.
 *
 * <p>All that can be walked through hangs on one {@link bumblewick.ui.page.NavHub}.
 */
package bumblewick.ui.page;
