/**
 * Convex sweeps: shapes, triangle meshes with their hierarchy of boxes, solids that move, and the questions one can ask
 * of them. May depend on {@code math}.
 */
package bumblewick.sim.collision;
