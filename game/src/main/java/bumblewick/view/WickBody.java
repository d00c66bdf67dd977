package bumblewick.view;

import bumblewick.view.pose.ArmAim;
import bumblewick.view.pose.ClipBank;
import bumblewick.view.pose.ClipLayer;
import bumblewick.view.pose.Gaze;
import bumblewick.view.pose.JointPose;
import bumblewick.view.pose.Skeleton;
import bumblewick.view.pose.Spring;
import bumblewick.view.pose.Stance;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Wick's skeleton: the clip of the whole body, another one over chest and arms, then the lantern arm that aims, the head
 * that looks, ears and scarf that swing, and the face.
 */
final class WickBody {
    private static final Vector3f GLASS = new Vector3f(0f, 0.18f, 0f); // of the lantern, in its joint's frame
    private static final Vector3f LAMP_END = new Vector3f(0f, 0.35f, 0f);
    private static final float SPLAY = 0.95f; // radians that the lamp keeps aside of the line, to be seen from behind
    private static final float TIGHT_SPLAY = 0.55f; // while it aims in earnest
    private static final float FOREARM = 0.5f; // radians that each joint of the arm may turn
    private static final float SHOULDER = 1.1f;

    private static final List<String> JOINTS = List.of(
            "spine", "chest", "head", "mouth", "tail", "lantern", "arm.R", "fore.R", "scarf1", "scarf2", "scarf3",
            "ear1.L", "ear1.R", "ear2.L", "ear2.R", "brow.L", "brow.R", "eye.L", "eye.R", "lid.L", "lid.R", "low.L",
            "low.R");

    private final Skeleton skeleton;
    private final ClipLayer whole;
    private final ClipLayer upper;
    private final float[] upperMask;
    private final JointPose pose;
    private final Stance stance;
    private final ArmAim arm;
    private final Gaze gaze;
    private final Face face;
    private final Loose loose;
    private final int lantern;
    private final Spring upperShare = new Spring(16f, 1f);
    private final Spring aimShare = new Spring(14f, 1f);
    private final Spring aimAside = new Spring(18f, 0.9f);
    private final Spring aimUp = new Spring(18f, 0.9f);
    private final Leaning leaning = new Leaning();
    private final Quaternion inverse = new Quaternion();
    private final Vector3f target = new Vector3f();
    private final Vector3f way = new Vector3f();

    /** Whether a model has all the joints that are needed: that of a mod may not. */
    static boolean fits(SkinningControl skin) {
        for (String joint : JOINTS) {
            if (skin.getArmature().getJoint(joint) == null) {
                return false;
            }
        }
        return true;
    }

    WickBody(AnimComposer composer, SkinningControl skin) {
        skeleton = new Skeleton(skin.getArmature());
        ClipBank bank = new ClipBank(skeleton, composer);
        whole = new ClipLayer(skeleton, bank);
        upper = new ClipLayer(skeleton, bank);
        upperMask = skeleton.mask("spine");
        pose = new JointPose(skeleton.count());
        stance = new Stance(skeleton);
        lantern = skeleton.index("lantern");
        int[] joints = {skeleton.index("fore.R"), skeleton.index("arm.R")};
        arm = new ArmAim(joints, new float[] {FOREARM, SHOULDER}, lantern, LAMP_END);
        gaze = new Gaze(skeleton.index("head"));
        face = new Face(skeleton);
        loose = new Loose(skeleton);
    }

    /**
     * Moves it for a frame.
     *
     * @param place of the model's origin in the scene (unaffected)
     * @param facing of the model in the scene (unaffected)
     * @param seconds of the world; 0 while it is paused
     */
    void move(Cue cue, Vector3f place, Quaternion facing, float seconds) {
        inverse.set(facing).inverseLocal();
        clips(cue, seconds);
        stance.trace(pose);
        aim(cue, place, seconds);
        inverse.mult(target.set(cue.look).subtractLocal(place), target);
        gaze.look(pose, stance, target, cue.looks * cue.clip.looks, seconds);
        loose.swing(pose, stance, place, facing, cue.give, seconds);
        face.show(pose, cue.mood, gaze, seconds);
        skeleton.write(pose);
    }

    private void clips(Cue cue, float seconds) {
        whole.play(cue.clip.style, cue.anew);
        leaning.mix(whole, cue, seconds);
        pose.set(whole.pose(seconds));
        if (cue.upper != null) {
            upper.play(cue.upper.style, false);
        }
        float share = upperShare.follow(cue.upper == null ? 0f : 1f, seconds);
        upper.advance(seconds, 1f, 1f);
        pose.mix(upper.pose(seconds), FastMath.clamp(share, 0f, 1f), upperMask);
    }

    /** The lamp points to the target, a little aside of it, and never across the body or behind it. */
    private void aim(Cue cue, Vector3f place, float seconds) {
        inverse.mult(way.set(cue.aim).subtractLocal(place), way);
        way.subtractLocal(stance.place(lantern));
        float flat = FastMath.sqrt(way.x * way.x + way.z * way.z);
        float aside = FastMath.atan2(-way.x, way.z) + SPLAY + (TIGHT_SPLAY - SPLAY) * cue.aims;
        boolean inReach = aside > -0.5f && aside < 2f;
        float yaw = aimAside.follow(FastMath.clamp(aside, -0.1f, 1.5f), seconds);
        float pitch = aimUp.follow(FastMath.clamp(FastMath.atan2(way.y, flat), -0.9f, 1.1f), seconds);
        float share = aimShare.follow(inReach ? cue.aims * cue.clip.aims : 0f, seconds);
        way.set(-FastMath.sin(yaw) * FastMath.cos(pitch), FastMath.sin(pitch), FastMath.cos(yaw) * FastMath.cos(pitch));
        arm.point(pose, stance, way, FastMath.clamp(share, 0f, 1f));
    }

    /** Where the lantern's glass is, in the model. */
    Vector3f lantern(Vector3f store) {
        return stance.point(lantern, GLASS, store);
    }
}
