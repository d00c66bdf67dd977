/**
 * The picture of a level that was modelled in Blender: its meshes, plants and small animals, and a view of it without
 * play.
 *
 * <p>May use {@code view}'s own package, {@code view.camera}, {@code view.batch}, {@code view.render} and {@code
 * view.scenery}. Knows the level's definition, and nothing of {@code sim}'s state.
 */
package bumblewick.view.level;
