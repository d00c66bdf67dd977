package bumblewick.view.pose;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Where all joints of a skeleton are, each in its parent's frame. Reused from frame to frame. */
public final class JointPose {
    final Quaternion[] turns;
    final Vector3f[] places;
    final Vector3f[] scales;

    /** @param joints how many there are */
    public JointPose(int joints) {
        turns = new Quaternion[joints];
        places = new Vector3f[joints];
        scales = new Vector3f[joints];
        for (int i = 0; i < joints; i++) {
            turns[i] = new Quaternion();
            places[i] = new Vector3f();
            scales[i] = new Vector3f(1f, 1f, 1f);
        }
    }

    /** How many joints there are. */
    public int count() {
        return turns.length;
    }

    /** The turn of a joint in its parent's frame; may be changed. */
    public Quaternion turn(int joint) {
        return turns[joint];
    }

    /** The place of a joint in its parent's frame, in u; may be changed. */
    public Vector3f place(int joint) {
        return places[joint];
    }

    /** The size of a joint against its parent; may be changed. */
    public Vector3f scale(int joint) {
        return scales[joint];
    }

    /** Becomes a copy of another pose (unaffected). */
    public void set(JointPose other) {
        for (int i = 0; i < turns.length; i++) {
            turns[i].set(other.turns[i]);
            places[i].set(other.places[i]);
            scales[i].set(other.scales[i]);
        }
    }

    /**
     * Goes a share of the way to another pose.
     *
     * @param other (unaffected)
     * @param share 0 stays, 1 becomes the other
     */
    public void mix(JointPose other, float share) {
        for (int i = 0; i < turns.length; i++) {
            mix(other, i, share);
        }
    }

    /**
     * Goes to another pose, each joint by its own share.
     *
     * @param mask factor on the share, 0 to 1, for each joint (unaffected)
     */
    public void mix(JointPose other, float share, float[] mask) {
        for (int i = 0; i < turns.length; i++) {
            mix(other, i, share * mask[i]);
        }
    }

    private void mix(JointPose other, int i, float share) {
        if (share > 0f) {
            Turns.mix(turns[i], other.turns[i], share);
            places[i].interpolateLocal(other.places[i], share);
            scales[i].interpolateLocal(other.scales[i], share);
        }
    }
}
