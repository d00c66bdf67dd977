/**
 * The scene folder as a whole: {@link bumblewick.content.SceneReader} reads it, {@link bumblewick.content.Scene} holds what
 * is valid and a report of what is not, {@link bumblewick.content.ModdedScene} is the same with mods over it. May depend on
 * all packages inside it but {@code schema} and {@code validation}, and on {@code def}, {@code math} and {@code platform}.
 *
 * <p>The rooms, from the ground up: {@code json} (parse, locate, merge), {@code declaration} (what a kind of file is declared
 * with), {@code gltf} (models), {@code asset} (files of the engine), {@code mod} (mods and their layers), {@code definition}
 * (each kind of file, declared once; what is only seen, heard or read in {@code definition.presentation}), {@code level}
 * (stages put together), then this package, {@code schema} and {@code validation}.
 *
 * <p>No content can make the game fail: a broken definition is reported with file, line and place, and left out together
 * with whatever needs it.
 */
package bumblewick.content;
