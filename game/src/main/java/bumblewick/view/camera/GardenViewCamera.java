package bumblewick.view.camera;

import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewLens;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/** Points jME's camera as the simulation's garden camera looks, interpolated between two ticks, with shake. */
public final class GardenViewCamera {
    private static final float NEAR = 0.15f;
    private static final float FAR = 900f;
    private static final float SHAKE = 0.16f; // u
    private static final float SHAKE_ROLL = 0.02f; // radians

    private final Camera camera;
    private final CameraShake shake;
    private final Vector3f eye = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion roll = new Quaternion();
    private ViewLens lens = ViewLens.DEFAULT;

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
        SceneCoordinates.rotation(0f, 0f, SHAKE_ROLL * shake.offset(29f, 4f), roll);
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
