/**
 * Shows the simulation: spatials, cameras, light, materials, effects. Reads {@code sim} and {@code def}, changes
 * neither, and knows nothing of sound, input and menus.
 *
 * <p>The corridor's frame (x right) is left-handed; {@link bumblewick.view.Corridor} is the one place that maps it to
 * jME's. What comes in numbers (bees, enemies, plants, sprites) is drawn by {@link bumblewick.view.Flock}s, one draw
 * call each, filled anew every frame from the state of the world: there is nothing to create, to remove or to forget.
 *
 * <p>Colours are computed in linear light; the last pass, or the material itself when there is no last pass, encodes
 * them. The engine's own gamma correction must be off.
 */
package bumblewick.view;
