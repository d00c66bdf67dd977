/**
 * The scene that is played: reads it with the player's mods, mounts its files for the engine, and reloads files that are
 * saved while the game runs. Knows {@code app.shell}.
 */
package bumblewick.app.scene;
