package bumblewick.view.pose;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Where the joints of a pose are in the model: positions, turns and sizes, worked out from the root on. */
public final class Stance {
    private final Skeleton skeleton;
    private final Quaternion[] turns;
    private final Vector3f[] places;
    private final Vector3f[] scales;
    private final Quaternion inverse = new Quaternion();

    public Stance(Skeleton skeleton) {
        this.skeleton = skeleton;
        int count = skeleton.count();
        turns = new Quaternion[count];
        places = new Vector3f[count];
        scales = new Vector3f[count];
        for (int i = 0; i < count; i++) {
            turns[i] = new Quaternion();
            places[i] = new Vector3f();
            scales[i] = new Vector3f();
        }
    }

    /** Works all joints out. */
    public void trace(JointPose pose) {
        trace(pose, 0);
    }

    /** Works the joints from a number on out: those before have not moved. */
    void trace(JointPose pose, int first) {
        for (int i = first; i < turns.length; i++) {
            int parent = skeleton.parent(i);
            if (parent == Skeleton.NONE) {
                turns[i].set(pose.turns[i]);
                places[i].set(pose.places[i]);
                scales[i].set(pose.scales[i]);
            } else {
                turns[parent].mult(pose.turns[i], turns[i]);
                scales[parent].mult(pose.scales[i], scales[i]);
                places[i].set(pose.places[i]).multLocal(scales[parent]);
                turns[parent].multLocal(places[i]);
                places[i].addLocal(places[parent]);
            }
        }
    }

    /** Turns a joint about its own place by a turn about the model's axes, and all that hangs on it. */
    void turn(JointPose pose, int joint, Quaternion about) {
        int parent = skeleton.parent(joint);
        about.mult(turns[joint], turns[joint]);
        if (parent == Skeleton.NONE) {
            pose.turns[joint].set(turns[joint]).normalizeLocal();
        } else {
            inverse.set(turns[parent]).inverseLocal();
            inverse.mult(turns[joint], pose.turns[joint]).normalizeLocal();
        }
        trace(pose, joint);
    }

    /** Where a joint is, in the model. Not to be changed. */
    public Vector3f place(int joint) {
        return places[joint];
    }

    /** How a joint's frame is turned in the model. Not to be changed. */
    public Quaternion turn(int joint) {
        return turns[joint];
    }

    /** A point of a joint's own frame, in the model. */
    public Vector3f point(int joint, Vector3f own, Vector3f store) {
        store.set(own).multLocal(scales[joint]);
        return turns[joint].multLocal(store).addLocal(places[joint]);
    }

    /** How a joint is turned against its rest, about the model's axes. */
    Quaternion sinceRest(int joint, Quaternion store) {
        return turns[joint].mult(skeleton.restInverse(joint), store);
    }
}
