/**
 * Drawing for authors and debugging: collision shapes over a stage ({@code …DebugOverlay}), the meaning of a level's
 * nodes, and edited paths ({@code …Gizmos}).
 *
 * <p>May use {@code view}'s own package, {@code view.batch}, {@code view.render}, {@code view.character}, and the state
 * of {@code sim}. An editor changes what {@link bumblewick.view.gizmo.PathGizmoModel} and {@link
 * bumblewick.view.gizmo.LevelGizmos} show; neither knows an editor.
 */
package bumblewick.view.gizmo;
