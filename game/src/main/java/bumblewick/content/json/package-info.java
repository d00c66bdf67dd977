/**
 * JSON files: parsed with the line of every value, patched, addressed by path, laid out; and what a mistake in a file of the
 * scene is. May depend on {@code platform}, on the formulas of {@code def.pattern}, and on Jackson's and Gson's core.
 */
package bumblewick.content.json;
