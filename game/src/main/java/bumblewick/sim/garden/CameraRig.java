package bumblewick.sim.garden;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/**
 * Moves the garden's camera: from one of the level's cameras to the next, softly, and never through a wall.
 *
 * <p>Source: RULES 7, <i>cameras</i>.
 */
final class CameraRig {
    /** How long a change takes, in ticks. */
    static final int CHANGE = 60;

    /** How far the story's camera flies, in u; on a longer way, in the same time, roofs and sails would flicker past. */
    private static final float FLIES = 12f;

    private final GardenCamera camera = new GardenCamera();
    private final CameraMount stage = new CameraMount();
    private final CameraMount story = new CameraMount();
    private final CameraBoom boom;
    private final CameraView before = new CameraView();
    private final CameraView now = new CameraView();
    private final CameraView shown = new CameraView();
    private final Vector3f place = new Vector3f();
    private final Vector3f along = new Vector3f();
    private CameraMount mount = stage;
    private int changeTicks;
    private int changeLength;

    /** Makes a rig that looks on at once. */
    CameraRig(CameraDef first, CameraSubject subject, CollisionWorld world) {
        boom = new CameraBoom(world);
        stage.begin(first, subject, subject.yaw());
        story.begin(first, subject, subject.yaw());
        show(subject);
        camera.cutTo(place, shown);
    }

    GardenCamera camera() {
        return camera;
    }

    /**
     * Another camera of the stage looks on from now on; the one that does already goes on. Where a wall is in the way it is
     * a cut, and one that follows begins behind its subject.
     */
    void change(CameraDef next, CameraSubject subject) {
        if (next == stage.def()) {
            return;
        }
        if (shown.care == 0f && follows(next) && !boom.sees(subject.feet(), camera.position())) {
            stage.begin(next, subject, subject.yaw());
            changeTo(stage, 0);
            cut();
        } else {
            stage.begin(next, subject, shown.yaw);
            changeTo(stage, CHANGE);
            if (!follows(next)) {
                cutIf(subject, Float.MAX_VALUE);
            }
        }
    }

    private static boolean follows(CameraDef def) {
        return def.kind() == CameraDef.Kind.FOLLOW || def.kind() == CameraDef.Kind.ORBIT;
    }

    /** A camera of the story looks on until {@link #resume}: softly, or by a cut if it is far or a wall is in the way. */
    void interrupt(CameraDef next, CameraSubject subject) {
        story.begin(next, subject, shown.yaw);
        changeTo(story, CHANGE);
        cutIf(subject, FLIES);
    }

    /** The camera of the stage looks on again as it did before the story's. */
    void resume(CameraSubject subject, int ticks) {
        changeTo(stage, ticks);
        cutIf(subject, FLIES);
    }

    private void changeTo(CameraMount next, int ticks) {
        mount = next;
        before.set(shown);
        changeTicks = 0;
        changeLength = ticks;
    }

    /** A cut if it is farther than that, in u, or a wall is in the way. */
    private void cutIf(CameraSubject subject, float far) {
        mount.look(subject, now);
        now.place(place);
        if (place.distance(camera.position()) > far || !boom.clear(camera.position(), place)) {
            cut();
        }
    }

    /** Whatever change is under way is over with a cut. */
    void cut() {
        changeLength = 0;
        boom.stretch();
        camera.cutNext();
    }

    /** Goes on by a tick. */
    void tick(PlayerIntent intent, CameraSubject subject) {
        mount.tick(subject, intent);
        show(subject);
        camera.move(place, shown);
    }

    private void show(CameraSubject subject) {
        mount.look(subject, now);
        if (changeTicks < changeLength) {
            changeTicks++;
            shown.mix(before, now, Easing.inOut(changeTicks / (float) changeLength));
        } else {
            shown.set(now);
        }
        shown.place(place);
        float pulled = boom.pull(subject.feet(), shown.care, place);
        shown.target.y += pulled * subject.raised() - subject.sunk();
        lookAlong(pulled * pulled * pulled);
    }

    /** From within Wick's head there is nothing to look at: the nearer, the more it looks the way it would from afar. */
    private void lookAlong(float share) {
        float away = Math.max(1f, shown.target.distance(place));
        shown.direction(along).multLocal(away).addLocal(place);
        shown.target.interpolateLocal(along, share);
    }

    void addTo(StateHash hash) {
        camera.addTo(hash);
        stage.addTo(hash);
        story.addTo(hash);
        boom.addTo(hash);
        before.addTo(hash);
        shown.addTo(hash);
        hash.add(mount == story).add(changeTicks).add(changeLength);
    }
}
