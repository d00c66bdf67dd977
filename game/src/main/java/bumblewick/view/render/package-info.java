/**
 * How a scene becomes a picture: {@link bumblewick.view.render.SceneRig} with light, sky and shadows, the filters and
 * the resolution, outlines and high contrast, checks and measurements of the graphics card; and the base of all
 * pictures, {@link bumblewick.view.render.SceneView}, with {@link bumblewick.view.render.StageView} for those that are
 * played.
 *
 * <p>May use {@code view}'s own package, {@code view.camera}, {@code view.batch}, {@code sim}'s frames and jME's
 * filters. Knows no enemy, level or effect.
 */
package bumblewick.view.render;
