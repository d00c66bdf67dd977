package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.Sight;
import bumblewick.sim.Wick;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * The camera of a flight: the rules' {@link Sight} with lag, look-ahead, roll, shake and a wider view on boost. It
 * keeps so close to the sight that what is marked on one is marked on the other.
 */
final class FlightCamera {
    private static final float NEAR = 0.3f;
    private static final float FAR = 900f;
    private static final float ABOVE_SIGHT = 0.2f; // u, so that Wick does not cover what is aimed at
    private static final float BOOST_DEGREES = 6f;
    private static final float BRAKE_DEGREES = -3f;
    private static final float LAG = 0.16f; // seconds
    private static final float LOOK_AHEAD = 0.35f; // share of Wick's offset that the camera turns after
    private static final float LOOK_DOWN = 0.4f; // u at the aim's depth
    private static final float AIM_DEPTH = 60f; // u
    private static final float ROLL = 0.16f; // share of Wick's bank
    private static final float SHAKE = 0.32f; // u at full trauma
    private static final float SHAKE_ROLL = 0.03f; // radians at full trauma

    private final Camera camera;
    private boolean steady;
    private final Vector3f eye = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Vector3f wanted = new Vector3f();
    private final Vector3f shown = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion roll = new Quaternion();
    private float degrees = Sight.FIELD_OF_VIEW_DEGREES;
    private float bank;
    private final Shake shake;
    private float back;
    private boolean placed;

    /**
     * Takes a camera over.
     *
     * @param shake that it follows (kept)
     */
    FlightCamera(Camera camera, Shake shake) {
        this.camera = camera;
        this.shake = shake;
    }

    /** Whether it neither rolls nor widens from now on. */
    void steady(boolean on) {
        steady = on;
    }

    /** Wick is elsewhere: it does not travel there, it is there. */
    void cut() {
        placed = false;
    }

    /**
     * Follows Wick.
     *
     * @param place Wick's middle, in the scene (unaffected)
     * @param seconds since the last frame
     */
    void follow(FlightStage flight, Vector3f place, float seconds) {
        Wick wick = flight.wick();
        Sight sight = flight.sight();
        float behind = wick.position().z - sight.eye().z;
        float settle = 1f - FastMath.exp(-seconds / LAG);
        wanted.set(-sight.eye().x, sight.eye().y + ABOVE_SIGHT, 0f);
        if (!placed) {
            eye.set(wanted);
            placed = true;
        }
        eye.x += (wanted.x - eye.x) * settle;
        eye.y += (wanted.y - eye.y) * settle;
        back += ((wick.boosting() ? 1.1f : wick.braking() ? -0.9f : 0f) - back) * settle * (steady ? 0f : 0.6f);
        eye.z = place.z - behind - back;
        aim.set(
                eye.x + (place.x - eye.x) * LOOK_AHEAD,
                eye.y + (place.y - eye.y) * LOOK_AHEAD - ABOVE_SIGHT - LOOK_DOWN,
                eye.z + AIM_DEPTH);
        lens(wick, settle);
        point(seconds);
    }

    private void lens(Wick wick, float settle) {
        float wide = wick.boosting() ? BOOST_DEGREES : wick.braking() ? BRAKE_DEGREES : 0f;
        float target = Sight.FIELD_OF_VIEW_DEGREES + (steady ? 0f : wide);
        degrees += (target - degrees) * settle * 0.7f;
        bank += ((steady ? 0f : wick.bank() * ROLL) - bank) * settle;
    }

    private void point(float seconds) {
        shake.update(seconds);
        shown.set(eye);
        shown.x += SHAKE * shake.at(37f, 0f);
        shown.y += SHAKE * shake.at(43f, 2f);
        turn.lookAt(wanted.set(aim).subtractLocal(shown), Vector3f.UNIT_Y);
        Corridor.turn(0f, 0f, bank + SHAKE_ROLL * shake.at(29f, 4f), roll);
        turn.multLocal(roll);
        camera.setFrustumPerspective(degrees, (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(shown);
        camera.setRotation(turn);
    }
}
