/**
 * Pilots: intent sources that play by themselves, for the title's attract mode, the editor's previews and the tests. A
 * pilot reads the world as a player sees it and decides from nothing else, so the same world gives the same intents.
 *
 * <p>May depend on {@code replay}, {@code sim} and what is below them.
 */
package bumblewick.pilot;
