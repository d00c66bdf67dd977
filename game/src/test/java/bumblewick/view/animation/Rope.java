package bumblewick.view.animation;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.math.Vector3f;

/** A skeleton for tests: a root and four joints straight up, each half a metre above the one before. */
final class Rope {
    static final float LENGTH = 0.5f;
    static final Vector3f END = new Vector3f(0f, LENGTH, 0f);

    final Skeleton skeleton = new Skeleton(armature());
    final LocalPose pose = new LocalPose(skeleton.count());
    final ModelSpacePose modelSpacePose = new ModelSpacePose(skeleton);

    Rope() {
        rest();
    }

    /** As it hangs before anything bends it. */
    void rest() {
        pose.set(skeleton.rest());
        modelSpacePose.compute(pose);
    }

    private static Armature armature() {
        Joint[] joints = new Joint[5];
        for (int i = 0; i < joints.length; i++) {
            joints[i] = new Joint("joint" + i);
            joints[i].setLocalTranslation(new Vector3f(0f, i == 0 ? 0f : LENGTH, 0f));
            if (i > 0) {
                joints[i - 1].addChild(joints[i]);
            }
        }
        Armature armature = new Armature(joints);
        armature.saveInitialPose();
        armature.saveBindPose();
        return armature;
    }
}
