package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/** Which camera looks on, and at whom: Wick, or what the story shows. */
final class GardenCameras {
    /** How far below Wick the cameras look for ground, in u. */
    private static final float DEPTH = 12f;

    /** Who falls faster than this with no ground below is not followed, in u/s. */
    private static final float LOST = -8f;

    private final GardenWick wick;
    private final CameraSubject subject = new CameraSubject();
    private final CameraTriggers triggers;
    private final CameraRig rig;
    private final Ground ground;

    /** Looks at Wick where it stands now. */
    GardenCameras(LevelDef level, GardenWick wick, CollisionWorld world) {
        this.wick = wick;
        ground = new Ground(world, Layers.STILL);
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

    /** Wick, as the cameras of the stage see it. */
    CameraSubject subject() {
        return subject;
    }

    /** Wick was put somewhere else. */
    void jump() {
        subject.place(wick.foot().feet(), wick.yaw());
        rig.cut();
    }

    void tick(PlayerIntent intent, Story story) {
        lookAtWick();
        if (!story.cinematic()) {
            rig.change(triggers.camera(wick.middle()), subject);
        }
        rig.tick(intent, story.looking() ? story.subject() : subject);
    }

    private void lookAtWick() {
        Vector3f feet = wick.foot().feet();
        Vector3f middle = wick.middle();
        if (ground.below(middle.x, middle.y, middle.z, DEPTH)) {
            subject.follow(feet, wick.yaw(), wick.speed(), ground.height());
        } else if (wick.velocity().y > LOST) {
            subject.follow(feet, wick.yaw(), wick.speed(), feet.y);
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
