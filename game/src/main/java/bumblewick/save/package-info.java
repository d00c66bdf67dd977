/**
 * What the game keeps on disk between sessions: settings, bindings, touch layout, journeys, scores, replays, as
 * readable JSON files in the data folder. A {@link bumblewick.save.RotatingJsonFile} cannot be left half written and
 * keeps backups; what is invalid in a file is reported and reset, the rest of it stays. May depend on {@code
 * platform}, {@code settings}, {@code def}, {@code replay} and Gson.
 */
package bumblewick.save;
