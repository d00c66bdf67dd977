package bumblewick.view.camera;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * A camera that the viewer flies: in photo mode, replays and editors. In flight it moves along the rail with Wick, or
 * the scene would be out of sight within a second; in a garden it stays where it is.
 */
public final class FreeCamera {
    /** Largest distance from Wick if nothing else is set, in u: beyond it a flight shows nothing, and a garden little. */
    private static final float MAX_DISTANCE = 60f;

    private static final float MAX_ROLL = FastMath.HALF_PI; // radians

    private static final float MAX_PITCH = 1.5f; // radians
    private static final float MIN_DEGREES = 15f; // degrees
    private static final float MAX_DEGREES = 100f;
    private static final float DEFAULT_DEGREES = 52f;
    private static final float NEAR = 0.15f; // u
    private static final float FAR = 900f;

    private final Vector3f place = new Vector3f();
    private final Vector3f scratch = new Vector3f();
    private final Vector3f shown = new Vector3f();
    private final Quaternion rotation = new Quaternion();
    private final Quaternion tilt = new Quaternion();
    private final Quaternion lean = new Quaternion();
    private final Quaternion rolled = new Quaternion();
    private float yaw;
    private float pitch;
    private float roll;
    private float reach = MAX_DISTANCE;
    private float degrees = DEFAULT_DEGREES;
    private boolean placed;
    private boolean tethered = true;

    /**
     * Creates a camera at a point that looks at another; both are unaffected. Its distance from Wick is not limited.
     */
    public static FreeCamera lookingAt(Vector3f eye, Vector3f target) {
        FreeCamera camera = new FreeCamera().detached();
        camera.place(eye, target);
        return camera;
    }

    /**
     * Moves the camera at once.
     *
     * @param eye its position (unaffected)
     * @param direction of view, length 1 (unaffected)
     */
    public void placeFacing(Vector3f eye, Vector3f direction) {
        place.set(eye);
        aim(direction);
        placed = true;
    }

    /** The position; a copy. */
    public Vector3f eye() {
        return place.clone();
    }

    /** The direction of view; a new vector of length 1. */
    public Vector3f direction() {
        float cos = FastMath.cos(pitch);
        return new Vector3f(cos * FastMath.sin(yaw), -FastMath.sin(pitch), cos * FastMath.cos(yaw));
    }

    /** The vertical field of view, in degrees. */
    public float fieldOfViewDegrees() {
        return degrees;
    }

    /** Restarts from the scene's own camera in the next frame. */
    public void reset() {
        placed = false;
        roll = 0f;
    }

    /** Sets the largest distance from Wick, in u. The camera flies through walls within it. */
    public FreeCamera withReach(float distance) {
        reach = distance;
        return this;
    }

    /** Rolls the camera about its direction of view, in radians; to the right, so that the picture turns to the left. */
    public void roll(float right) {
        roll = FastMath.clamp(roll + right, -MAX_ROLL, MAX_ROLL);
    }

    /** Removes the limit of the distance from Wick. */
    public FreeCamera detached() {
        tethered = false;
        return this;
    }

    /**
     * Moves the camera at once.
     *
     * @param eye position relative to its anchor (see {@link #show}), in the scene's frame, in u (unaffected)
     * @param target to look at, relative to the anchor (unaffected)
     */
    public void place(Vector3f eye, Vector3f target) {
        place.set(eye);
        aim(scratch.set(target).subtractLocal(eye).normalizeLocal());
        placed = true;
    }

    /**
     * Moves the camera.
     *
     * @param right to its own right, in u
     * @param up straight up, in u
     * @param ahead in its direction of view, in u
     */
    public void move(float right, float up, float ahead) {
        rotation.mult(scratch.set(-right, 0f, ahead), scratch);
        place.addLocal(scratch).addLocal(0f, up, 0f);
    }

    /** Turns the camera, in radians. */
    public void turn(float right, float up) {
        yaw -= right;
        pitch = FastMath.clamp(pitch - up, -MAX_PITCH, MAX_PITCH);
    }

    /** Widens the vertical field of view, in degrees. */
    public void zoom(float by) {
        degrees = FastMath.clamp(degrees + by, MIN_DEGREES, MAX_DEGREES);
    }

    /**
     * Points jME's camera; at first this one takes over where the scene's own camera was.
     *
     * @param camera to point (modified)
     * @param anchor that the position is relative to, in the scene's frame (unaffected)
     * @param wick middle of the sphere that limits the distance, in the scene's frame (unaffected)
     * @param lowest height of the camera, in u
     */
    public void show(Camera camera, Vector3f anchor, Vector3f wick, float lowest) {
        if (!placed) {
            takeOver(camera, anchor);
        }
        rotation.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y).multLocal(tilt.fromAngleNormalAxis(pitch, Vector3f.UNIT_X));
        if (tethered) {
            limitDistance(scratch.set(wick).subtractLocal(anchor));
        }
        place.y = Math.max(place.y, lowest);
        shown.set(place).addLocal(anchor);
        camera.setFrustumPerspective(degrees, (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(shown);
        camera.setRotation(rolled.set(rotation).multLocal(lean.fromAngleNormalAxis(roll, Vector3f.UNIT_Z)));
    }

    private void limitDistance(Vector3f middle) {
        float away = place.distance(middle);
        if (away > reach) {
            place.subtractLocal(middle).multLocal(reach / away).addLocal(middle);
        }
    }

    private void takeOver(Camera camera, Vector3f anchor) {
        placed = true;
        degrees = camera.getFov();
        place.set(camera.getLocation()).subtractLocal(anchor);
        aim(scratch.set(camera.getDirection()));
    }

    private void aim(Vector3f direction) {
        yaw = FastMath.atan2(direction.x, direction.z);
        pitch = FastMath.clamp(-FastMath.asin(direction.y), -MAX_PITCH, MAX_PITCH);
    }
}
