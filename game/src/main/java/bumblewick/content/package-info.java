/**
 * The scene folder: found, laid over by mods, read field by field and checked. {@link bumblewick.content.SceneReader}
 * is the way in; what comes out is a {@link bumblewick.content.Scene}: everything that is sound, and a report of what
 * is not. May depend on {@code def}, {@code math} and Gson.
 *
 * <p>No content can make the game fail: a broken definition is reported with file, line and place, and left out
 * together with whatever needs it.
 */
package bumblewick.content;
