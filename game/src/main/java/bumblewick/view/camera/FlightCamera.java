package bumblewick.view.camera;

import bumblewick.def.CourseDef;
import bumblewick.def.RuleDeed;
import bumblewick.math.Easing;
import bumblewick.sim.FlightShot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Forks;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewLens;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * Moves the camera of a flight: it follows the simulation's {@link SightCamera} with lag, look-ahead, roll, shake and a
 * wider view on boost. It stays so close to that camera that aim marks computed for one are right for the other, but for
 * {@link BossFraming}: what marks an aim is projected by this camera.
 */
public final class FlightCamera {
    private static final float NEAR = 0.3f;
    private static final float FAR = 900f;
    private static final float ABOVE_SIGHT = 0.7f; // u, so that the aim is above the tips of Wick's ears
    private static final float ABOVE_GATHERED =
            0.3f; // u more while the swarm is gathered: Wick, bees and aim come apart
    private static final float GATHER_SECONDS = 0.45f; // in which it rises so
    private static final float ABOVE_GROUND = 0.7f; // u: how low the camera sinks to look up
    private static final float ABOVE_WICK = 2.3f; // u at least, where Wick flies high
    private static final float BELOW_CEILING = 0.3f; // u over the corridor
    private static final float BOOST_DEGREES = 6f;
    private static final float BRAKE_DEGREES = -3f;
    private static final float LAG = 0.16f; // seconds
    private static final float LOOK_AHEAD = 0.35f; // share of Wick's offset that the camera turns after
    private static final float LOOK_DOWN = 2.4f; // u at the aim's depth
    private static final float FEET = 0.7f; // u below Wick's middle, in flight
    private static final float LOWEST = 0.64f; // of half the picture: there the captions begin
    private static final float AIM_DEPTH = 60f; // u
    private static final float HALF = FastMath.DEG_TO_RAD / 2f;
    private static final float ROLL = 0.16f; // share of Wick's bank
    private static final float SHAKE = 0.32f; // u at full trauma
    private static final float SHAKE_ROLL = 0.03f; // radians at full trauma

    private final Camera camera;
    private boolean steady;
    private ViewLens lens = ViewLens.DEFAULT;
    private final Vector3f eye = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Vector3f wanted = new Vector3f();
    private final Vector3f shown = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion roll = new Quaternion();
    private float degrees = SightCamera.FIELD_OF_VIEW_DEGREES;
    private float bank;
    private final CameraShake shake;
    private final BossFraming framing = new BossFraming();
    private final CourseLens course;
    private float back;
    private float gathered; // share of the rise above a gathered swarm
    private boolean placed;

    /**
     * Uses a camera from now on.
     *
     * @param shake to add to its position (kept)
     */
    public FlightCamera(Camera camera, CameraShake shake) {
        this(camera, shake, CourseDef.STRAIGHT);
    }

    /**
     * Uses a camera from now on.
     *
     * @param shake to add to its position (kept)
     * @param along how the camera looks over distance
     */
    public FlightCamera(Camera camera, CameraShake shake, CourseDef along) {
        this.camera = camera;
        this.shake = shake;
        course = new CourseLens(along);
    }

    /** Turns roll, wider view and lag of the distance off (reduced motion) or on. */
    public void setSteady(boolean on) {
        steady = on;
    }

    /** Looks through another lens. */
    public void setLens(ViewLens wanted) {
        lens = wanted;
    }

    /** Puts the camera behind Wick in the next frame, without travelling there. */
    public void snap() {
        placed = false;
    }

    /**
     * Follows Wick by one frame.
     *
     * @param place Wick's middle, in the scene's frame (unaffected)
     * @param seconds since the last frame
     */
    public void update(FlightStage flight, Vector3f place, float seconds) {
        Wick wick = flight.wick();
        Forks forks = flight.ruled().rail().forks();
        SightCamera sightCamera = flight.sightCamera();
        float behind = wick.position().z - sightCamera.eye().z;
        float settle = 1f - FastMath.exp(-seconds / LAG);
        float gathering = seconds / GATHER_SECONDS;
        boolean rises = wick.tight() && !steady && flight.boss().isEmpty(); // before a boss it is high enough
        gathered = Easing.clamp(gathered + (rises ? gathering : -gathering));
        wanted.set(
                -sightCamera.eye().x,
                Math.max(sightCamera.eye().y + ABOVE_SIGHT, place.y + ABOVE_WICK)
                        + ABOVE_GATHERED * Easing.inOut(gathered)
                        + lens.lift()
                        + course.lift(forks, place.z),
                0f);
        if (!placed) {
            eye.set(wanted);
            framing.snap(flight);
            placed = true;
        }
        eye.x += (wanted.x - eye.x) * settle;
        eye.y += (wanted.y - eye.y) * settle;
        back += ((wick.boosting() ? 1.1f : wick.braking() ? -0.9f : 0f) - back) * settle * (steady ? 0f : 0.6f);
        if (flight.ruled().rail().walls().ceiling()) {
            eye.y = Math.min(eye.y, flight.ruled().rail().maxY() + BELOW_CEILING);
        }
        boolean chased = flight.ruled().rail().isChased();
        float away = behind * lens.distance() + back + course.drawBack(forks, place.z);
        eye.z = place.z + (chased ? away : -away);
        aim.set(
                eye.x + (place.x - eye.x) * LOOK_AHEAD,
                eye.y + (place.y - eye.y) * LOOK_AHEAD - LOOK_DOWN - (1f - LOOK_AHEAD) * lens.lift(),
                eye.z + (chased ? -AIM_DEPTH : AIM_DEPTH));
        framing.update(flight, !steady, seconds);
        shown.set(eye);
        pitch(FastMath.tan(course.pitch(forks, place.z)), Math.abs(place.z - eye.z));
        if (!chased) {
            framing.apply(place, shown, aim);
        }
        keepAboveCaptions(place);
        updateLens(wick, course.degrees(forks, place.z), settle);
        float wind = flight.fields().drift().x * course.windRoll(forks, place.z);
        pointCamera(steady ? 0f : course.roll(forks, place.z) + wind + framing.tilt(), seconds);
    }

    /** Looks farther down where Wick's feet would be below what is written at the foot of the picture. */
    private void keepAboveCaptions(Vector3f place) {
        float wanted = eye.y - lens.lift() - ABOVE_GATHERED * Easing.inOut(gathered);
        float feet = (place.y - FEET - (shown.y + wanted - eye.y)) / Math.abs(place.z - shown.z);
        float ahead = Math.abs(aim.z - shown.z);
        float tooLow = (aim.y - shown.y) / ahead - LOWEST * FastMath.tan(lens.inFlight(degrees) * HALF) - feet;
        aim.y -= Math.max(0f, tooLow) * ahead;
    }

    /** Looks up or down by a slope; up it sinks for that, so far behind Wick, who keeps the place in the picture. */
    private void pitch(float slope, float behind) {
        float sinks = Easing.clamp(behind * slope, 0f, Math.max(0f, shown.y - ABOVE_GROUND));
        shown.y -= sinks;
        aim.y += AIM_DEPTH * slope - sinks;
    }

    /** How much of the picture is a shot of a boss that enters or falls, 0 to 1. */
    public float shotShare() {
        return framing.shotShare();
    }

    /**
     * Blends the picture to that of a rule's camera, by its share; call it after {@link #update}.
     *
     * @param place Wick's middle, in the scene's frame (unaffected)
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     */
    public void show(FlightShot cinematic, Vector3f place, float alpha) {
        float blended = cinematic.share(alpha);
        if (blended == 0f) {
            return;
        }
        float share = steady ? 1f : blended; // with reduced motion it is a cut
        RuleDeed.Shot shot = cinematic.shot();
        wanted.set(place.x - shot.x(), shot.y(), place.z + shot.ahead());
        shown.interpolateLocal(wanted, share);
        roll.lookAt(wanted.negateLocal().addLocal(place).addLocal(0f, 0f, shot.lookAhead()), Vector3f.UNIT_Y);
        turn.slerp(roll, share);
        camera.setLocation(shown);
        camera.setRotation(turn);
    }

    private void updateLens(Wick wick, float usual, float settle) {
        float wide = wick.boosting() ? BOOST_DEGREES : wick.braking() ? BRAKE_DEGREES : 0f;
        float target = usual + (steady ? 0f : wide);
        degrees += (target - degrees) * settle * 0.7f;
        bank += ((steady ? 0f : wick.bank() * ROLL * lens.roll()) - bank) * settle;
    }

    private void pointCamera(float lean, float seconds) {
        shake.update(seconds);
        shown.x += SHAKE * shake.offset(37f, 0f);
        shown.y += SHAKE * shake.offset(43f, 2f);
        turn.lookAt(wanted.set(aim).subtractLocal(shown), Vector3f.UNIT_Y);
        SceneCoordinates.rotation(0f, 0f, bank + lean + SHAKE_ROLL * shake.offset(29f, 4f), roll);
        turn.multLocal(roll);
        camera.setFrustumPerspective(
                lens.inFlight(framing.degrees(degrees)), (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(shown);
        camera.setRotation(turn);
    }
}
