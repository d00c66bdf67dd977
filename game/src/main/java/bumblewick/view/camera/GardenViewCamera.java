package bumblewick.view.camera;

import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewLens;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/** Points jME's camera as the simulation's garden camera looks, interpolated between two ticks, with shake. */
public final class GardenViewCamera {
    private static final float NEAR = 0.15f;
    private static final float FAR = 900f;
    private static final float SHAKE = 0.16f; // u
    private static final float SHAKE_ROLL = 0.02f; // radians
    private static final float SWAY_ROLL = 0.045f; // radians to either side, while a garden flies at full speed
    private static final float SWAY = 1.15f; // radians per second: how fast it rolls to and fro
    private static final float FULL_SPEED = 9f; // u/s at which a garden flies
    private static final float SWAY_LAG = 0.9f; // seconds

    private final Camera camera;
    private final CameraShake shake;
    private final Vector3f eye = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion roll = new Quaternion();
    private ViewLens lens = ViewLens.DEFAULT;
    private float sway; // share of the full
    private float swaying; // seconds since it began

    /** @param shake to add to its position (kept) */
    public GardenViewCamera(Camera camera, CameraShake shake) {
        this.camera = camera;
        this.shake = shake;
    }

    /** Points the camera for a frame; it does not interpolate over a cut. */
    public void show(GardenCamera rules, float alpha, float seconds) {
        shake.update(seconds);
        float share = rules.cut() ? 1f : alpha;
        PoseBlend.lerp(rules.previousPosition(), rules.position(), share, eye);
        PoseBlend.lerp(rules.previousTarget(), rules.target(), share, aim);
        float degrees = rules.previousFieldOfViewDegrees() * (1f - share) + rules.fieldOfViewDegrees() * share;
        eye.subtractLocal(aim).multLocal(Math.min(1f, lens.distance())).addLocal(aim);
        eye.x += SHAKE * shake.offset(37f, 0f);
        eye.y += SHAKE * shake.offset(43f, 2f);
        pointCamera(lens.onFoot(degrees));
    }

    /**
     * Lets the picture roll slowly while the garden flies, as a ship does, from the next {@link #show} on.
     *
     * @param speed of the garden, in u/s
     * @param seconds since the last time
     */
    public void sway(float speed, float seconds) {
        float wanted = Math.min(1f, Math.abs(speed) / FULL_SPEED);
        sway += (wanted - sway) * Math.min(1f, seconds / SWAY_LAG);
        swaying = wanted > 0f ? swaying + seconds : 0f;
    }

    /** Looks through another lens. */
    public void setLens(ViewLens wanted) {
        lens = wanted;
    }

    /** Points the camera from a point at another, both unaffected. */
    public void lookAt(Vector3f from, Vector3f at, float degrees) {
        eye.set(from);
        aim.set(at);
        pointCamera(degrees);
    }

    private void pointCamera(float degrees) {
        turn.lookAt(aim.subtractLocal(eye), Vector3f.UNIT_Y);
        float swings = SWAY_ROLL * sway * shake.maximum() * FastMath.sin(SWAY * swaying);
        SceneCoordinates.rotation(0f, 0f, SHAKE_ROLL * shake.offset(29f, 4f) + swings, roll);
        turn.multLocal(roll);
        camera.setFrustumPerspective(degrees, (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(eye);
        camera.setRotation(turn);
    }

    /** The position, in the scene's frame. Not to be changed. */
    public Vector3f eye() {
        return camera.getLocation();
    }
}
