package bumblewick.view;

import bumblewick.sim.garden.GardenCamera;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/** The camera of a garden as it is shown: the rules' camera between two ticks, and its trembling. */
final class GardenLens {
    private static final float NEAR = 0.15f;
    private static final float FAR = 900f;
    private static final float SHAKE = 0.16f; // u
    private static final float SHAKE_ROLL = 0.02f; // radians

    private final Camera camera;
    private final Shake shake;
    private final Vector3f eye = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion roll = new Quaternion();

    /** @param shake that it follows (kept) */
    GardenLens(Camera camera, Shake shake) {
        this.camera = camera;
        this.shake = shake;
    }

    /** Looks as the rules look; between two ticks, unless the rules' camera has jumped. */
    void show(GardenCamera rules, float alpha, float seconds) {
        shake.update(seconds);
        float share = rules.cut() ? 1f : alpha;
        Blend.of(rules.previousPosition(), rules.position(), share, eye);
        Blend.of(rules.previousTarget(), rules.target(), share, aim);
        float degrees = rules.previousFieldOfViewDegrees() * (1f - share) + rules.fieldOfViewDegrees() * share;
        eye.x += SHAKE * shake.at(37f, 0f);
        eye.y += SHAKE * shake.at(43f, 2f);
        point(degrees);
    }

    /** Looks from a point at another, both unaffected. */
    void look(Vector3f from, Vector3f at, float degrees) {
        eye.set(from);
        aim.set(at);
        point(degrees);
    }

    private void point(float degrees) {
        turn.lookAt(aim.subtractLocal(eye), Vector3f.UNIT_Y);
        Corridor.turn(0f, 0f, SHAKE_ROLL * shake.at(29f, 4f), roll);
        turn.multLocal(roll);
        camera.setFrustumPerspective(degrees, (float) camera.getWidth() / camera.getHeight(), NEAR, FAR);
        camera.setLocation(eye);
        camera.setRotation(turn);
    }

    /** Where it is, in the scene. Not to be changed. */
    Vector3f eye() {
        return camera.getLocation();
    }
}
