package bumblewick.view.pose;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The joints of a figure by number, parents before children, and how they are at rest. */
public final class Skeleton {
    /** The number of a joint that is not there. */
    public static final int NONE = -1;

    private final List<Joint> joints = new ArrayList<>();
    private final int[] parents;
    private final JointPose rest;
    private final Quaternion[] restTurns;
    private final Quaternion[] restInverses;
    private final Quaternion asked = new Quaternion();

    /** @param armature stays the caller's; changed by {@link #write} alone */
    public Skeleton(Armature armature) {
        for (Joint root : armature.getRoots()) {
            add(root);
        }
        int count = joints.size();
        parents = new int[count];
        rest = new JointPose(count);
        restTurns = new Quaternion[count];
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
        rest.turns[i].set(initial.getRotation());
        rest.places[i].set(initial.getTranslation());
        rest.scales[i].set(initial.getScale());
        restTurns[i] = parents[i] == NONE
                ? rest.turns[i].clone()
                : restTurns[parents[i]].mult(rest.turns[i]).normalizeLocal();
        restInverses[i] = restTurns[i].inverse();
    }

    public int count() {
        return parents.length;
    }

    /** The number of a joint, {@link #NONE} if there is none of that name. */
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

    /** How the joints are at rest. Not to be changed. */
    public JointPose rest() {
        return rest;
    }

    /** What turns a joint's frame in the model back to the model's axes while it rests. Not to be changed. */
    Quaternion restInverse(int joint) {
        return restInverses[joint];
    }

    /**
     * Turns a joint from its rest, about the model's axes as they lie in it at rest.
     *
     * @param vector axis times angle in radians (unaffected)
     */
    public void turn(JointPose pose, int joint, Vector3f vector) {
        Turns.of(vector, asked);
        Quaternion turn = pose.turns[joint];
        turn.set(rest.turns[joint]).multLocal(restInverses[joint]);
        turn.multLocal(asked).multLocal(restTurns[joint]).normalizeLocal();
    }

    /** 1 for a joint and all that hang on it, 0 for the others. */
    public float[] mask(String... names) {
        float[] mask = new float[count()];
        for (String name : names) {
            int first = index(name);
            for (int i = 0; i < mask.length; i++) {
                if (i == first || parents[i] != NONE && mask[parents[i]] > 0f) {
                    mask[i] = 1f;
                }
            }
        }
        return mask;
    }

    /** Hands a pose to the skin. */
    public void write(JointPose pose) {
        for (int i = 0; i < parents.length; i++) {
            Joint joint = joints.get(i);
            joint.setLocalTranslation(pose.places[i]);
            joint.setLocalRotation(pose.turns[i]);
            joint.setLocalScale(pose.scales[i]);
        }
    }
}
