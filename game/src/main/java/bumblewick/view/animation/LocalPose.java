package bumblewick.view.animation;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A pose of a skeleton: each joint's transform in its parent's frame. Reused from frame to frame. */
public final class LocalPose {
    final Quaternion[] rotations;
    final Vector3f[] translations;
    final Vector3f[] scales;

    /** @param joints their number */
    public LocalPose(int joints) {
        rotations = new Quaternion[joints];
        translations = new Vector3f[joints];
        scales = new Vector3f[joints];
        for (int i = 0; i < joints; i++) {
            rotations[i] = new Quaternion();
            translations[i] = new Vector3f();
            scales[i] = new Vector3f(1f, 1f, 1f);
        }
    }

    /** Number of joints. */
    public int count() {
        return rotations.length;
    }

    /** The rotation of a joint in its parent's frame; may be changed. */
    public Quaternion rotation(int joint) {
        return rotations[joint];
    }

    /** The translation of a joint in its parent's frame, in u; may be changed. */
    public Vector3f translation(int joint) {
        return translations[joint];
    }

    /** The scale of a joint relative to its parent; may be changed. */
    public Vector3f scale(int joint) {
        return scales[joint];
    }

    /** Becomes a copy of another pose (unaffected). */
    public void set(LocalPose other) {
        for (int i = 0; i < rotations.length; i++) {
            rotations[i].set(other.rotations[i]);
            translations[i].set(other.translations[i]);
            scales[i].set(other.scales[i]);
        }
    }

    /**
     * Blends towards another pose.
     *
     * @param other (unaffected)
     * @param share 0 stays, 1 becomes the other
     */
    public void blend(LocalPose other, float share) {
        for (int i = 0; i < rotations.length; i++) {
            blend(other, i, share);
        }
    }

    /**
     * Blends towards another pose with a weight for each joint.
     *
     * @param mask factor on the share, 0 to 1, for each joint (unaffected)
     */
    public void blend(LocalPose other, float share, float[] mask) {
        for (int i = 0; i < rotations.length; i++) {
            blend(other, i, share * mask[i]);
        }
    }

    private void blend(LocalPose other, int i, float share) {
        if (share > 0f) {
            Rotations.blend(rotations[i], other.rotations[i], share);
            translations[i].interpolateLocal(other.translations[i], share);
            scales[i].interpolateLocal(other.scales[i], share);
        }
    }
}
