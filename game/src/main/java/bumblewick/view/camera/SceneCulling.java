package bumblewick.view.camera;

import com.jme3.bounding.BoundingSphere;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * Decides which of a garden's many small things are drawn: those in the view frustum, and those whose shadow falls into
 * it.
 */
public final class SceneCulling {
    /** Things within this distance of Wick cast a shadow, in u: half the width of the shadow map. */
    private static final float SHADOWS = 30f;

    private static final float SMALL_TO = 52f; // u from the camera at which small things are gone
    private static final float SMALL_FADE = 10f;

    private static final float FALL = 6f; // u along the light from a thing to its shadow, at most

    private final BoundingSphere sphere = new BoundingSphere();
    private final Camera camera;
    private final Vector3f sun;
    private final Vector3f wick = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private final RoomVisibility rooms = new RoomVisibility();

    /** @param sun direction towards it, length 1 (not copied) */
    public SceneCulling(Camera camera, Vector3f sun) {
        this.camera = camera;
        this.sun = sun;
    }

    /** Centres the shadows on a place, which is copied; call it first in a frame. */
    public void update(Vector3f place) {
        wick.set(place);
    }

    /** The rooms of the level; empty until the level's loader adds them. */
    public RoomVisibility rooms() {
        return rooms;
    }

    /** Whether something casts a shadow into the picture; {@code radius} in u. */
    public boolean castsVisibleShadow(Vector3f place, float radius) {
        float reach = SHADOWS + radius;
        if (place.distanceSquared(wick) >= reach * reach) {
            return false;
        }
        return isVisible(middle.set(sun).multLocal(-FALL / 2f).addLocal(place), radius + FALL / 2f);
    }

    /** How far the camera sees, in u. */
    public float viewDistance() {
        return rooms.viewDistance(camera.getLocation());
    }

    /** The distance of a point from the camera, in u. */
    public float distance(Vector3f place) {
        return place.distance(camera.getLocation());
    }

    /** Whether something is in the picture; {@code radius} in u. */
    public boolean isVisible(Vector3f place, float radius) {
        if (distance(place) - radius > viewDistance() || rooms.isHidden(place, camera.getLocation())) {
            return false;
        }
        sphere.setRadius(radius);
        sphere.setCenter(place);
        camera.setPlaneState(0);
        return camera.contains(sphere) != Camera.FrustumIntersect.Outside;
    }

    /** Factor on the size of small things: 1 near, 0 where they are too far to be noticed. */
    public float fadeShare(Vector3f place) {
        float left = (SMALL_TO - distance(place)) / SMALL_FADE;
        return Math.max(0f, Math.min(1f, left));
    }
}
