/**
 * Mods: their folders and zips, cards, order, and their layers over the base. Nothing of a mod is opened before {@link
 * bumblewick.content.mod.ModFileLimits} has seen all of its names and sizes. May depend on {@code content.declaration}, {@code
 * content.asset}, {@code content.gltf}, {@code content.json}, {@code def}, {@code settings} (what a mod lets a player choose)
 * and {@code platform}.
 */
package bumblewick.content.mod;
