/**
 * Cameras and what depends on where they look: the cameras of flight, garden and viewer, shake, picking rays, and which
 * parts of a level a camera can see.
 *
 * <p>May use {@code view}'s own package, {@code sim} and jME's core. Knows no model, material or effect.
 */
package bumblewick.view.camera;
