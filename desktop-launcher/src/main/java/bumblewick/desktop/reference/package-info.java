/**
 * The reference for modders, written of the game's own tables: what the readers declare, the names that mean something in
 * levels, the files of the base, and the command line. Knows the content's declarations, and nothing of the game's parts.
 */
package bumblewick.desktop.reference;
