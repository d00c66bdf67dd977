package bumblewick.view.animation;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A pose in the model's frame: positions, rotations and scales of all joints, computed from a {@link LocalPose}. */
public final class ModelSpacePose {
    private final Skeleton skeleton;
    private final Quaternion[] rotations;
    private final Vector3f[] positions;
    private final Vector3f[] scales;
    private final Quaternion inverse = new Quaternion();

    public ModelSpacePose(Skeleton skeleton) {
        this.skeleton = skeleton;
        int count = skeleton.count();
        rotations = new Quaternion[count];
        positions = new Vector3f[count];
        scales = new Vector3f[count];
        for (int i = 0; i < count; i++) {
            rotations[i] = new Quaternion();
            positions[i] = new Vector3f();
            scales[i] = new Vector3f();
        }
    }

    /** Computes all joints. */
    public void compute(LocalPose pose) {
        compute(pose, 0);
    }

    /** Computes the joints from an index on; those before have not changed. */
    void compute(LocalPose pose, int first) {
        for (int i = first; i < rotations.length; i++) {
            int parent = skeleton.parent(i);
            if (parent == Skeleton.NONE) {
                rotations[i].set(pose.rotations[i]);
                positions[i].set(pose.translations[i]);
                scales[i].set(pose.scales[i]);
            } else {
                rotations[parent].mult(pose.rotations[i], rotations[i]);
                scales[parent].mult(pose.scales[i], scales[i]);
                positions[i].set(pose.translations[i]).multLocal(scales[parent]);
                rotations[parent].multLocal(positions[i]);
                positions[i].addLocal(positions[parent]);
            }
        }
    }

    /** Rotates a joint about its own position by a rotation in the model's axes, together with all joints below it. */
    void rotate(LocalPose pose, int joint, Quaternion about) {
        int parent = skeleton.parent(joint);
        about.mult(rotations[joint], rotations[joint]);
        if (parent == Skeleton.NONE) {
            pose.rotations[joint].set(rotations[joint]).normalizeLocal();
        } else {
            inverse.set(rotations[parent]).inverseLocal();
            inverse.mult(rotations[joint], pose.rotations[joint]).normalizeLocal();
        }
        compute(pose, joint);
    }

    /** The position of a joint in the model's frame. Not to be changed. */
    public Vector3f position(int joint) {
        return positions[joint];
    }

    /** The rotation of a joint in the model's frame. Not to be changed. */
    public Quaternion rotation(int joint) {
        return rotations[joint];
    }

    /** Transforms a point of a joint's frame to the model's frame. */
    public Vector3f point(int joint, Vector3f own, Vector3f store) {
        store.set(own).multLocal(scales[joint]);
        return rotations[joint].multLocal(store).addLocal(positions[joint]);
    }

    /** The rotation of a joint since the rest pose, in the model's axes. */
    Quaternion sinceRest(int joint, Quaternion store) {
        return rotations[joint].mult(skeleton.restInverse(joint), store);
    }
}
