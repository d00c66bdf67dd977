package bumblewick.view.character;

import bumblewick.view.animation.AimIk;
import bumblewick.view.animation.AnimationLayer;
import bumblewick.view.animation.ClipLibrary;
import bumblewick.view.animation.DampedSpring;
import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.LookAtIk;
import bumblewick.view.animation.ModelSpacePose;
import bumblewick.view.animation.Skeleton;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Animates Wick's skeleton: body clip, upper-body clip, breath and glances, aiming lantern arm, looking head, swinging ears
 * and scarf, and the face, in this order.
 */
final class WickAnimator {
    private static final Vector3f GLASS = new Vector3f(0f, 0.18f, 0f); // the lantern's glass, in its joint's frame
    private static final Vector3f LAMP_END = new Vector3f(0f, 0.35f, 0f);
    private static final float SPLAY =
            0.95f; // radians that the lantern stays beside the line of sight, to be seen from behind
    private static final float TIGHT_SPLAY = 0.55f; // the same while Wick aims
    private static final float FOREARM = 0.5f; // radians that each joint of the arm may turn
    private static final float SHOULDER = 1.1f;

    private static final List<String> JOINTS = List.of(
            "spine", "chest", "head", "mouth", "tail", "lantern", "arm.R", "fore.R", "scarf1", "scarf2", "scarf3",
            "ear1.L", "ear1.R", "ear2.L", "ear2.R", "brow.L", "brow.R", "eye.L", "eye.R", "lid.L", "lid.R", "low.L",
            "low.R");

    private final Skeleton skeleton;
    private final AnimationLayer whole;
    private final AnimationLayer upper;
    private final float[] upperMask;
    private final LocalPose pose;
    private final ModelSpacePose modelPose;
    private final AimIk arm;
    private final LookAtIk lookAt;
    private final WickFace face;
    private final IdleMotion idleMotion;
    private final SecondaryMotion secondaryMotion;
    private final LanternFire lanternFire;
    private final int lantern;
    private final DampedSpring upperShare = new DampedSpring(16f, 1f);
    private final DampedSpring aimShare = new DampedSpring(14f, 1f);
    private final DampedSpring aimAside = new DampedSpring(18f, 0.9f);
    private final DampedSpring aimUp = new DampedSpring(18f, 0.9f);
    private final FlightBlendSpace blendSpace = new FlightBlendSpace();
    private WickClip upperBefore; // clip of the upper body in the frame before, or null
    private final Quaternion inverse = new Quaternion();
    private final Vector3f target = new Vector3f();
    private final Vector3f way = new Vector3f();

    /** Whether a model has all joints that this class needs: a mod's model may lack some. */
    static boolean canAnimate(SkinningControl skin) {
        for (String joint : JOINTS) {
            if (skin.getArmature().getJoint(joint) == null) {
                return false;
            }
        }
        return true;
    }

    WickAnimator(AnimComposer composer, SkinningControl skin) {
        skeleton = new Skeleton(skin.getArmature());
        ClipLibrary bank = new ClipLibrary(skeleton, composer);
        whole = new AnimationLayer(skeleton, bank);
        upper = new AnimationLayer(skeleton, bank);
        upperMask = skeleton.mask("spine");
        pose = new LocalPose(skeleton.count());
        modelPose = new ModelSpacePose(skeleton);
        lantern = skeleton.index("lantern");
        int[] joints = {skeleton.index("fore.R"), skeleton.index("arm.R")};
        arm = new AimIk(joints, new float[] {FOREARM, SHOULDER}, lantern, LAMP_END);
        lookAt = new LookAtIk(skeleton.index("head"));
        face = new WickFace(skeleton);
        idleMotion = new IdleMotion(skeleton);
        secondaryMotion = new SecondaryMotion(skeleton);
        lanternFire = new LanternFire(skeleton);
    }

    /**
     * Animates a frame.
     *
     * @param place of the model's origin, in the scene's frame (unaffected)
     * @param facing of the model, in the scene's frame (unaffected)
     * @param seconds of the world; 0 while it is paused
     */
    void update(WickAnimationInput input, Vector3f place, Quaternion facing, float seconds) {
        inverse.set(facing).inverseLocal();
        playClips(input, seconds);
        idleMotion.update(pose, input, seconds);
        modelPose.compute(pose);
        aim(input, place, seconds);
        inverse.mult(target.set(input.look).subtractLocal(place), target);
        lookAt.update(pose, modelPose, target, input.lookWeight * input.clip.lookFreedom, seconds);
        secondaryMotion.update(pose, modelPose, place, facing, input, seconds);
        lanternFire.update(pose, seconds);
        face.show(pose, input.expression, lookAt, seconds);
        skeleton.write(pose);
    }

    private void playClips(WickAnimationInput input, float seconds) {
        whole.play(input.clip.style, input.restart);
        blendSpace.apply(whole, input, seconds);
        pose.set(whole.pose(seconds));
        if (input.upper != null) {
            upper.play(input.upper.style, upperBefore == null && !input.upper.style.loops());
        }
        upperBefore = input.upper;
        float share = upperShare.follow(input.upper == null ? 0f : 1f, seconds);
        upper.advance(seconds, 1f, 1f);
        pose.blend(upper.pose(seconds), FastMath.clamp(share, 0f, 1f), upperMask);
    }

    /** Aims the lantern a little beside the target, and never across the body or behind it. */
    private void aim(WickAnimationInput input, Vector3f place, float seconds) {
        inverse.mult(way.set(input.aim).subtractLocal(place), way);
        way.subtractLocal(modelPose.position(lantern));
        float flat = FastMath.sqrt(way.x * way.x + way.z * way.z);
        float aside = FastMath.atan2(-way.x, way.z) + SPLAY + (TIGHT_SPLAY - SPLAY) * input.aimWeight;
        boolean inReach = aside > -0.5f && aside < 2f;
        float yaw = aimAside.follow(FastMath.clamp(aside, -0.1f, 1.5f), seconds);
        float pitch = aimUp.follow(FastMath.clamp(FastMath.atan2(way.y, flat), -0.9f, 1.1f), seconds);
        float share = aimShare.follow(inReach ? input.aimWeight * input.clip.aimFreedom : 0f, seconds);
        way.set(-FastMath.sin(yaw) * FastMath.cos(pitch), FastMath.sin(pitch), FastMath.cos(yaw) * FastMath.cos(pitch));
        arm.aim(pose, modelPose, way, FastMath.clamp(share, 0f, 1f));
    }

    /** The position of the lantern's glass, in the model's frame. */
    Vector3f lanternPosition(Vector3f store) {
        return modelPose.point(lantern, GLASS, store);
    }
}
