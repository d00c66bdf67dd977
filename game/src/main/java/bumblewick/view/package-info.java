/**
 * Shows the simulation: spatials, cameras, light, materials, effects. The view reads {@code sim} and {@code def},
 * changes neither, and knows nothing of {@code audio}, {@code input} and {@code ui}.
 *
 * <p>This package holds what every room of the view uses: options, time, coordinates, colours, models. It knows no
 * other room. Above it, from the ground up: {@code animation} (skeletons) and {@code camera}; {@code batch} (few draw
 * calls for many things); {@code render} (light, shadows, passes, the app states' base); {@code effect}; {@code
 * scenery} and {@code character}; {@code gizmo} (debug and editor drawing); {@code level}; {@code flight}, {@code
 * garden} and {@code backdrop} (the pictures themselves).
 *
 * <p>Bees, enemies, plants and sprites are drawn by {@link bumblewick.view.batch.InstancedBatch}: one draw call for all
 * copies, refilled every frame from the state of the world, so that nothing is created or removed when an entity comes
 * or goes.
 *
 * <p>Colours are computed in linear light; the post filter, or the material itself without one, encodes them as sRGB.
 * The engine's own gamma correction must be off.
 */
package bumblewick.view;
