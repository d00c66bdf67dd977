/**
 * What is kept from one evening to the next: settings and best scores, as readable JSON files in the data folder. May
 * depend on {@code platform}, {@code def} and Gson.
 *
 * <p>Files are replaced in one step and the last good one is kept beside. What is broken in a file is reported and
 * reset; the rest of it stays.
 */
package bumblewick.save;
