package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * A camera that is led by hand, for those who watch. In flight it is carried along the rail with Wick, else everything
 * would be gone in a second; in a garden it stays where it is put.
 */
public final class FreeCamera {
    /** Beyond this of Wick, in u, there is nothing to be seen of a flight, and little of a garden. */
    private static final float FARTHEST = 60f;

    private static final float STEEPEST = 1.5f; // radians
    private static final float NARROWEST = 15f; // degrees
    private static final float WIDEST = 100f;
    private static final float USUAL = 52f;
    private static final float NEAR = 0.15f; // u
    private static final float FAR = 900f;

    private final Vector3f place = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f shown = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion tilt = new Quaternion();
    private float yaw;
    private float pitch;
    private float degrees = USUAL;
    private boolean taken;
    private boolean tied = true;

    /** One that stays at a point and looks at another, however far Wick is; both are unaffected. */
    public static FreeCamera at(Vector3f eye, Vector3f target) {
        FreeCamera camera = new FreeCamera().untied();
        camera.put(eye, target);
        return camera;
    }

    /**
     * Puts it somewhere at once.
     *
     * @param eye where (unaffected)
     * @param direction where it looks, length 1 (unaffected)
     */
    public void face(Vector3f eye, Vector3f direction) {
        place.set(eye);
        aim(direction);
        taken = true;
    }

    /** A copy of where it is. */
    public Vector3f eye() {
        return place.clone();
    }

    /** Where it looks; a new vector of length 1. */
    public Vector3f direction() {
        float cos = FastMath.cos(pitch);
        return new Vector3f(cos * FastMath.sin(yaw), -FastMath.sin(pitch), cos * FastMath.cos(yaw));
    }

    /** The field of view, in degrees from top to bottom. */
    public float fieldOfViewDegrees() {
        return degrees;
    }

    /** From the next frame on it starts again where the rules look from. */
    public void reset() {
        taken = false;
    }

    /** It may go however far from Wick. */
    public FreeCamera untied() {
        tied = false;
        return this;
    }

    /**
     * Puts it somewhere.
     *
     * @param eye where it is, seen from what it is carried along with, in the scene's frame, in u (unaffected)
     * @param target what it looks at (unaffected)
     */
    public void put(Vector3f eye, Vector3f target) {
        place.set(eye);
        aim(way.set(target).subtractLocal(eye).normalizeLocal());
        taken = true;
    }

    /**
     * Goes through the air.
     *
     * @param right to its own right, in u
     * @param up straight up, in u
     * @param ahead where it looks, in u
     */
    public void go(float right, float up, float ahead) {
        turn.mult(way.set(-right, 0f, ahead), way);
        place.addLocal(way).addLocal(0f, up, 0f);
    }

    /** Turns, in radians. */
    public void turn(float right, float up) {
        yaw -= right;
        pitch = FastMath.clamp(pitch - up, -STEEPEST, STEEPEST);
    }

    /** Widens the field of view, in degrees from top to bottom. */
    public void widen(float by) {
        degrees = FastMath.clamp(degrees + by, NARROWEST, WIDEST);
    }

    /**
     * Looks through a camera that was pointed by the rules.
     *
     * @param anchor what it is carried along with, in the scene (unaffected)
     * @param wick what it cannot leave far behind, in the scene (unaffected)
     * @param lowest height that it keeps, in u
     */
    void show(Camera camera, Vector3f anchor, Vector3f wick, float lowest) {
        if (!taken) {
            take(camera, anchor);
        }
        turn.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y).multLocal(tilt.fromAngleNormalAxis(pitch, Vector3f.UNIT_X));
        if (tied) {
            keepNear(way.set(wick).subtractLocal(anchor));
        }
        place.y = Math.max(place.y, lowest);
        shown.set(place).addLocal(anchor);
        camera.setFrustumPerspective(degrees, (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(shown);
        camera.setRotation(turn);
    }

    private void keepNear(Vector3f middle) {
        float away = place.distance(middle);
        if (away > FARTHEST) {
            place.subtractLocal(middle).multLocal(FARTHEST / away).addLocal(middle);
        }
    }

    private void take(Camera camera, Vector3f anchor) {
        taken = true;
        degrees = camera.getFov();
        place.set(camera.getLocation()).subtractLocal(anchor);
        aim(way.set(camera.getDirection()));
    }

    private void aim(Vector3f direction) {
        yaw = FastMath.atan2(direction.x, direction.z);
        pitch = FastMath.clamp(-FastMath.asin(direction.y), -STEEPEST, STEEPEST);
    }
}
