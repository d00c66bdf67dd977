package bumblewick.sim.garden.camera;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/**
 * Moves the garden's camera: blends from one of the level's cameras to the next, and never through a wall.
 *
 * <p>Source: RULES 7, <i>cameras</i>.
 */
public final class CameraRig {
    /** How long a blend takes, in ticks. */
    static final int BLEND = 60;

    /** Up to such a swing, in radians, it takes no longer; each radian more takes so many ticks. */
    private static final float QUICK = 0.8f;

    private static final float WIDE = 30f;

    /** So long takes half a turn, in ticks. */
    static final int LONGEST = BLEND + Math.round(WIDE * (Trig.TURN / 2f - QUICK));

    /** The longest blend to a story camera, in u; a longer one would flash past roofs and sails, so it is a cut. */
    private static final float FLIES = 12f;

    private final GardenCamera camera = new GardenCamera();
    private final CameraMount stage = new CameraMount();
    private final CameraMount story = new CameraMount();
    private final CameraBoom boom;
    private final CameraWhiskers whiskers;
    private final CameraView before = new CameraView();
    private final CameraView now = new CameraView();
    private final CameraView shown = new CameraView();
    private final Vector3f place = new Vector3f();
    private final Vector3f along = new Vector3f();
    private CameraMount mount = stage;
    private int blendTicks;
    private int blendLength;
    private boolean carried; // whether the blend goes along with Wick
    private final Vector3f feet = new Vector3f(); // of the last tick

    /** Makes a rig with an active camera. */
    public CameraRig(CameraDef first, CameraSubject subject, CollisionWorld world) {
        boom = new CameraBoom(world);
        whiskers = new CameraWhiskers(boom);
        stage.begin(first, subject, subject.yaw());
        story.begin(first, subject, subject.yaw());
        show(subject);
        camera.cutTo(place, shown);
    }

    public GardenCamera camera() {
        return camera;
    }

    /**
     * Activates a camera of the stage, unless it is active already. If a wall is in the way of the blend, it is a cut; a camera
     * that follows then begins behind its subject.
     */
    public void change(CameraDef next, CameraSubject subject) {
        if (next == stage.def()) {
            return;
        }
        if (shown.care == 0f && next.kind().nearWick() && !boom.sees(subject.feet(), camera.position())) {
            stage.begin(next, subject, subject.yaw());
            blendTo(stage, 0);
            cut();
        } else {
            stage.begin(next, subject, shown.yaw);
            stage.view(subject, now);
            blendTo(stage, lengthTo(now));
            carried = true;
            if (!next.kind().nearWick()) {
                cutIf(subject, Float.MAX_VALUE);
            }
        }
    }

    /** Activates a camera of the story until {@link #resume}: by a blend, or by a cut if it is far or behind a wall. */
    public void interrupt(CameraDef next, CameraSubject subject) {
        story.begin(next, subject, shown.yaw);
        blendTo(story, BLEND);
        cutIf(subject, FLIES);
    }

    /** Blends back to the camera of the stage. */
    public void resume(CameraSubject subject, int ticks) {
        blendTo(stage, ticks);
        cutIf(subject, FLIES);
    }

    /** How long a blend to a view is, in ticks: a wide swing takes longer. */
    private int lengthTo(CameraView view) {
        float swing = Math.max(0f, Math.abs(Trig.wrap(view.yaw - shown.yaw)) - QUICK);
        return BLEND + Math.round(WIDE * swing);
    }

    private void blendTo(CameraMount next, int ticks) {
        mount = next;
        carried = false;
        before.set(shown);
        blendTicks = 0;
        blendLength = ticks;
    }

    /** Makes the blend a cut if it is longer than {@code far}, in u, or a wall is in the way. */
    private void cutIf(CameraSubject subject, float far) {
        mount.view(subject, now);
        now.place(place);
        if (place.distance(camera.position()) > far || !boom.clear(camera.position(), place)) {
            cut();
        }
    }

    /** Cuts to the subject that was put somewhere else; a camera that follows begins behind it. */
    public void cutBehind(CameraSubject subject) {
        if (stage.def().kind().nearWick()) {
            stage.begin(stage.def(), subject, subject.yaw());
        }
        cut();
    }

    /** Ends a blend by a cut. */
    public void cut() {
        blendLength = 0;
        whiskers.reset();
        boom.reset();
        camera.cutNext();
    }

    /** Advances by a tick. */
    public void tick(PlayerIntent intent, CameraSubject subject) {
        mount.tick(subject, intent);
        show(subject);
        camera.move(place, shown);
    }

    private void show(CameraSubject subject) {
        mount.view(subject, now);
        whiskers.tick(subject, now, mount.turned());
        if (blendTicks < blendLength) {
            blendTicks++;
            carry(subject);
            shown.mix(before, now, Easing.inOut(blendTicks / (float) blendLength));
        } else {
            shown.set(now);
        }
        shown.place(place);
        feet.set(subject.feet());
        float pulled = boom.pull(subject, shown.care, place);
        shown.target.y += pulled * subject.raised() - subject.sunk();
        lookAlong(pulled * pulled * pulled);
    }

    /** Takes the view from which it blends along with Wick, who would leave the picture otherwise. */
    private void carry(CameraSubject subject) {
        if (carried) {
            before.target.addLocal(subject.feet()).subtractLocal(feet);
        }
    }

    /** Close to Wick's head, turns the view from the head to the direction that it would have from afar. */
    private void lookAlong(float share) {
        float away = Math.max(1f, shown.target.distance(place));
        shown.direction(along).multLocal(away).addLocal(place);
        shown.target.interpolateLocal(along, share);
    }

    public void addTo(StateHash hash) {
        camera.addTo(hash);
        stage.addTo(hash);
        story.addTo(hash);
        boom.addTo(hash);
        before.addTo(hash);
        shown.addTo(hash);
        whiskers.addTo(hash);
        hash.add(feet).add(carried);
        hash.add(mount == story).add(blendTicks).add(blendLength);
    }
}
