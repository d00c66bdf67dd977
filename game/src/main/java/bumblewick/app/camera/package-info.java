/**
 * The viewer's own camera: how devices lead it, and photo mode around it. It knows {@code app.shell} and everything below
 * {@code app}; runs, replays and the editor use it.
 */
package bumblewick.app.camera;
