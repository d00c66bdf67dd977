/**
 * Patches: the difference between versions of a mod or scene folder in one file, made, merged and applied. A patch knows
 * the versions it starts from by the SHA-256 of their files, carries what changed as zstd frames that refer to the old
 * files, and is applied as a whole or not at all, whenever the process is ended.
 *
 * <p>Knows nothing of the game: files and bytes only. Whatever it reads, be it a patch, a folder or a journal in it, may
 * come from anybody.
 */
package bumblewick.desktop.patch;
