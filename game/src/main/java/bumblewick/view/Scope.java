package bumblewick.view;

import com.jme3.bounding.BoundingSphere;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/** What of a garden's many small things has to be drawn: what the camera sees, and what throws a shadow into that. */
final class Scope {
    /** What is nearer to Wick than this throws a shadow, in u: half the width of the sun's map. */
    private static final float SHADOWS = 30f;

    private static final float SMALL_TO = 52f; // u: what is small is gone there
    private static final float SMALL_FADE = 10f;

    private static final float FALL = 6f; // u along the light from what stands to where its shadow lies, at most

    private final BoundingSphere sphere = new BoundingSphere();
    private final Camera camera;
    private final Vector3f sun;
    private final Vector3f wick = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private final Rooms rooms = new Rooms();

    /** @param sun towards it, length 1 (not copied) */
    Scope(Camera camera, Vector3f sun) {
        this.camera = camera;
        this.sun = sun;
    }

    /** Looks about anew; Wick's place is copied. */
    void look(Vector3f place) {
        wick.set(place);
    }

    /** The rooms of the level: empty at first, for who knows it to fill. */
    Rooms rooms() {
        return rooms;
    }

    /** Whether something of a radius, in u, throws a shadow that may be seen. */
    boolean throwsShadow(Vector3f place, float radius) {
        float reach = SHADOWS + radius;
        if (place.distanceSquared(wick) >= reach * reach) {
            return false;
        }
        return sees(middle.set(sun).multLocal(-FALL / 2f).addLocal(place), radius + FALL / 2f);
    }

    /** How far the camera sees, in u. */
    float sight() {
        return rooms.sight(camera.getLocation());
    }

    /** How far from the camera something is, in u. */
    float away(Vector3f place) {
        return place.distance(camera.getLocation());
    }

    /** Whether something of a radius, in u, is in the picture. */
    boolean sees(Vector3f place, float radius) {
        if (away(place) - radius > sight() || rooms.hide(place, camera.getLocation())) {
            return false;
        }
        sphere.setRadius(radius);
        sphere.setCenter(place);
        camera.setPlaneState(0);
        return camera.contains(sphere) != Camera.FrustumIntersect.Outside;
    }

    /** Factor on the size of something small, 0 where it is too far to matter. */
    float share(Vector3f place) {
        float left = (SMALL_TO - away(place)) / SMALL_FADE;
        return Math.max(0f, Math.min(1f, left));
    }
}
