package bumblewick.view;

import bumblewick.math.Easing;
import bumblewick.sim.run.WickTrail;
import bumblewick.sim.run.WickTrail.Place;
import bumblewick.sim.run.WickTrail.Sample;
import bumblewick.view.pose.Turns;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * Wick as it was in the best run: made of light, in nobody's way. It thins out near the camera and where it would cover
 * Wick.
 */
final class GhostView {
    private static final Vector3f TEAL = Shade.of("#2fe6e6");
    private static final float OPACITY = 0.85f;
    private static final float MIDDLE = 0.85f; // u from the feet
    private static final float LOOKS = 10f; // u ahead
    private static final float TURN_LAG = 0.09f; // seconds
    private static final float NEAREST = 2.2f; // u from the camera at which it is gone
    private static final float NEAR = 6.5f;
    private static final float APART = 2.4f; // u from Wick at which it is seen in full
    private static final float TOGETHER = 0.3f; // share of it that is left on Wick itself
    private static final float COMES = 0.8f; // seconds

    private final WickView figure;
    private final Vector3f position = new Vector3f();
    private final Vector3f feet = new Vector3f();
    private final Vector3f look = new Vector3f();
    private final Vector3f heading = new Vector3f();
    private final Quaternion wanted = new Quaternion();
    private final Quaternion turn = new Quaternion();
    private float come;

    GhostView(ModelLibrary library, Node parent) {
        figure = new WickView(library, parent).ghost(TEAL);
        figure.transparency(0f);
    }

    /**
     * Shows it where it was.
     *
     * @param tick since the run began; between two ticks as the picture is
     * @param there which kind of stage is shown
     * @param camera where it looks from (unaffected)
     * @param wick Wick's middle, in the scene (unaffected)
     */
    void show(WickTrail trail, float tick, Place there, Vector3f camera, Vector3f wick, float seconds) {
        if (!trail.covers(tick) || trail.before(tick).place() != there) {
            come = 0f;
            figure.transparency(0f);
            return;
        }
        come = Math.min(1f, come + seconds / COMES);
        Sample sample = trail.before(tick);
        trail.position(tick, position);
        if (there == Place.AIR) {
            Corridor.toScene(position, feet).addLocal(0f, -MIDDLE, 0f);
            Corridor.turn(sample.heading(), sample.bank(), wanted);
        } else {
            feet.set(position);
            float yaw = FastMath.atan2(sample.heading().x, sample.heading().z);
            wanted.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y);
        }
        Turns.mix(turn, wanted, come < 1f ? 1f : 1f - FastMath.exp(-seconds / TURN_LAG));
        turn.mult(heading.set(Vector3f.UNIT_Z), heading);
        look.set(heading).multLocal(LOOKS).addLocal(feet).addLocal(0f, MIDDLE, 0f);
        figure.pose(WickClip.named(sample.clip()), feet, turn, look, 0f, seconds);
        figure.transparency(OPACITY * come * clear(camera, wick));
    }

    /** How much of it may be seen from there, 0 to 1. */
    private float clear(Vector3f camera, Vector3f wick) {
        float near = Easing.clamp((figure.place().distance(camera) - NEAREST) / (NEAR - NEAREST));
        float apart = Easing.clamp(figure.place().distance(wick) / APART);
        return near * (TOGETHER + (1f - TOGETHER) * apart);
    }
}
