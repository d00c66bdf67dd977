package bumblewick.view.animation;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The joints of a figure by index, parents before children, and their rest pose. */
public final class Skeleton {
    /** Index of a joint that does not exist. */
    public static final int NONE = -1;

    private final List<Joint> joints = new ArrayList<>();
    private final int[] parents;
    private final LocalPose rest;
    private final Quaternion[] restRotations;
    private final Quaternion[] restInverses;
    private final Quaternion asked = new Quaternion();

    /** @param armature stays the caller's; only {@link #write} changes it */
    public Skeleton(Armature armature) {
        for (Joint root : armature.getRoots()) {
            add(root);
        }
        int count = joints.size();
        parents = new int[count];
        rest = new LocalPose(count);
        restRotations = new Quaternion[count];
        restInverses = new Quaternion[count];
        for (int i = 0; i < count; i++) {
            parents[i] = joints.indexOf(joints.get(i).getParent());
            rest(i, joints.get(i).getInitialTransform());
        }
    }

    private void add(Joint joint) {
        joints.add(joint);
        joint.getChildren().forEach(this::add);
    }

    private void rest(int i, Transform initial) {
        rest.rotations[i].set(initial.getRotation());
        rest.translations[i].set(initial.getTranslation());
        rest.scales[i].set(initial.getScale());
        restRotations[i] = parents[i] == NONE
                ? rest.rotations[i].clone()
                : restRotations[parents[i]].mult(rest.rotations[i]).normalizeLocal();
        restInverses[i] = restRotations[i].inverse();
    }

    public int count() {
        return parents.length;
    }

    /** The index of a joint, {@link #NONE} if there is none of that name. */
    public int index(String name) {
        for (int i = 0; i < joints.size(); i++) {
            if (joints.get(i).getName().equals(name)) {
                return i;
            }
        }
        return NONE;
    }

    int parent(int joint) {
        return parents[joint];
    }

    Joint joint(int joint) {
        return joints.get(joint);
    }

    /** The rest pose. Not to be changed. */
    public LocalPose rest() {
        return rest;
    }

    /** The inverse of a joint's rotation in the model's frame in the rest pose. Not to be changed. */
    Quaternion restInverse(int joint) {
        return restInverses[joint];
    }

    /**
     * Rotates a joint from its rest pose, about the model's axes.
     *
     * @param vector axis times angle in radians (unaffected)
     */
    public void rotate(LocalPose pose, int joint, Vector3f vector) {
        pose.rotations[joint].set(rest.rotations[joint]);
        turn(pose, joint, vector);
    }

    /**
     * Rotates a joint from where it is in a pose, about the axes that are the model's in the rest pose.
     *
     * @param vector axis times angle in radians (unaffected)
     */
    public void turn(LocalPose pose, int joint, Vector3f vector) {
        Rotations.fromVector(vector, asked);
        Quaternion turn = pose.rotations[joint];
        turn.multLocal(restInverses[joint]);
        turn.multLocal(asked).multLocal(restRotations[joint]).normalizeLocal();
    }

    /** A mask: 1 for the named joints and all below them, 0 for the others. */
    public float[] mask(String... names) {
        float[] mask = new float[count()];
        for (String name : names) {
            int first = index(name);
            for (int i = 0; i < mask.length; i++) {
                if (i == first || (parents[i] != NONE && mask[parents[i]] > 0f)) {
                    mask[i] = 1f;
                }
            }
        }
        return mask;
    }

    /** Writes a pose to the skin. */
    public void write(LocalPose pose) {
        for (int i = 0; i < parents.length; i++) {
            Joint joint = joints.get(i);
            joint.setLocalTranslation(pose.translations[i]);
            joint.setLocalRotation(pose.rotations[i]);
            joint.setLocalScale(pose.scales[i]);
        }
    }
}
