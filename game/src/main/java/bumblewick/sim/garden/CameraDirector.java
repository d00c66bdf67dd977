package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.garden.camera.CameraRig;
import bumblewick.sim.garden.camera.CameraSubject;
import bumblewick.sim.garden.camera.CameraTriggers;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/** Chooses the active camera and what it looks at: Wick, or what the story shows. */
final class CameraDirector {
    /** How far below Wick the cameras look for ground, in u. */
    private static final float DEPTH = 16f;

    /** How far Wick seems to be above the ground where there is none, in u: over the clouds they look down a little. */
    private static final float NOTHING = 4f;

    /** If Wick falls faster than this with no ground below, the camera does not follow down; in u/s: faster than from a mere jump. */
    private static final float LOST = -13f;

    private final GardenWick wick;
    private final CameraSubject subject = new CameraSubject();
    private final CameraTriggers triggers;
    private final CameraRig rig;
    private final GroundProbe ground;

    /** Starts with the level's first camera, looking at Wick. */
    CameraDirector(LevelDef level, GardenWick wick, CollisionWorld world) {
        this.wick = wick;
        ground = new GroundProbe(world, CollisionLayers.STILL);
        triggers = new CameraTriggers(level);
        subject.place(wick.foot().feet(), wick.yaw());
        rig = new CameraRig(triggers.camera(wick.middle()), subject, world);
    }

    GardenCamera camera() {
        return rig.camera();
    }

    CameraRig rig() {
        return rig;
    }

    /** What the cameras of the stage look at: Wick. */
    CameraSubject subject() {
        return subject;
    }

    /** Call it when Wick was put somewhere else: the camera cuts there. */
    void cutToWick() {
        subject.place(wick.foot().feet(), wick.yaw());
        rig.cutBehind(subject);
    }

    void tick(PlayerIntent intent, Story story, RuleScene scene) {
        lookAtWick();
        if (!story.cinematic() && !scene.cinematic()) {
            rig.change(triggers.camera(wick.middle()), subject);
        }
        if (scene.cameraActive()) {
            rig.tick(intent, scene.subject());
        } else {
            rig.tick(intent, story.cameraActive() ? story.subject() : subject);
        }
    }

    private void lookAtWick() {
        Vector3f feet = wick.foot().feet();
        Vector3f middle = wick.middle();
        if (ground.below(middle.x, middle.y, middle.z, DEPTH)) {
            subject.follow(feet, wick.yaw(), wick.speed(), ground.height(), feet.y - ground.height());
        } else if (wick.velocity().y > LOST) {
            subject.follow(feet, wick.yaw(), wick.speed(), feet.y, NOTHING);
        } else {
            subject.stay(feet);
        }
    }

    void addTo(StateHash hash) {
        subject.addTo(hash);
        triggers.addTo(hash);
        rig.addTo(hash);
    }
}
