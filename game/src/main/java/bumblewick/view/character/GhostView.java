package bumblewick.view.character;

import bumblewick.math.Easing;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.GhostTrail.Place;
import bumblewick.sim.run.GhostTrail.Sample;
import bumblewick.view.LinearColour;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.animation.Rotations;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Wick in the best run so far, as a figure of light. It fades near the camera and where it would cover Wick. Its trail is
 * recorded by {@code replay.GhostTrailRecorder} from the replay that {@code app.run.GhostRuns} chooses.
 */
public final class GhostView {
    private static final Vector3f TEAL = LinearColour.parse("#2fe6e6");
    private static final float OPACITY = 0.85f;
    private static final float MIDDLE = 0.85f; // u from the feet
    private static final float LOOK_AHEAD = 10f; // u ahead
    private static final float TURN_LAG = 0.09f; // seconds
    private static final float NEAREST = 2.2f; // u from the camera at which it is invisible
    private static final float NEAR = 6.5f;
    private static final float FULL_DISTANCE = 2.4f; // u from Wick at which it is drawn in full
    private static final float SHARE_ON_WICK = 0.3f; // share that is left on Wick itself
    private static final float FADE_IN = 0.8f; // seconds of fading in

    private final WickView figure;
    private final Vector3f position = new Vector3f();
    private final Vector3f feet = new Vector3f();
    private final Vector3f look = new Vector3f();
    private final Vector3f heading = new Vector3f();
    private final Quaternion wanted = new Quaternion();
    private final Quaternion turn = new Quaternion();
    private final Supplier<Optional<GhostTrail>> source;
    private Optional<GhostTrail> found = Optional.empty();
    private float fadedIn; // share, 0 to 1

    /** @param source asked every frame until it has a trail, since one may still be loading */
    public GhostView(ModelLibrary library, Node parent, Supplier<Optional<GhostTrail>> source) {
        this.source = source;
        figure = new WickView(library, parent).asLight(TEAL);
        figure.setOpacity(0f);
    }

    /**
     * Shows the ghost at a time of its run.
     *
     * @param tick since the start of the run, with the fraction of the frame
     * @param there the kind of stage that is shown
     * @param camera its position (unaffected)
     * @param wick Wick's middle, in the scene's frame (unaffected)
     */
    public void show(float tick, Place there, Vector3f camera, Vector3f wick, float seconds) {
        if (found.isEmpty()) {
            found = source.get();
        }
        if (found.isPresent()) {
            show(found.get(), tick, there, camera, wick, seconds);
        }
    }

    private void show(GhostTrail trail, float tick, Place there, Vector3f camera, Vector3f wick, float seconds) {
        if (!trail.covers(tick) || trail.before(tick).place() != there) {
            fadedIn = 0f;
            figure.setOpacity(0f);
            return;
        }
        fadedIn = Math.min(1f, fadedIn + seconds / FADE_IN);
        Sample sample = trail.before(tick);
        trail.position(tick, position);
        if (there == Place.AIR) {
            SceneCoordinates.toScene(position, feet).addLocal(0f, -MIDDLE, 0f);
            SceneCoordinates.rotation(sample.heading(), sample.bank(), wanted);
        } else {
            feet.set(position);
            float yaw = FastMath.atan2(sample.heading().x, sample.heading().z);
            wanted.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y);
        }
        Rotations.blend(turn, wanted, fadedIn < 1f ? 1f : 1f - FastMath.exp(-seconds / TURN_LAG));
        turn.mult(heading.set(Vector3f.UNIT_Z), heading);
        look.set(heading).multLocal(LOOK_AHEAD).addLocal(feet).addLocal(0f, MIDDLE, 0f);
        figure.pose(WickClip.named(sample.clip()), feet, turn, look, 0f, seconds);
        figure.setOpacity(OPACITY * fadedIn * clearance(camera, wick));
    }

    /** Opacity by the distances from camera and Wick, 0 to 1. */
    private float clearance(Vector3f camera, Vector3f wick) {
        float near = Easing.clamp((figure.position().distance(camera) - NEAREST) / (NEAR - NEAREST));
        float apart = Easing.clamp(figure.position().distance(wick) / FULL_DISTANCE);
        return near * (SHARE_ON_WICK + (1f - SHARE_ON_WICK) * apart);
    }
}
