package bumblewick.view.animation;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Aims an arm over whatever its clip does: from the hand to the shoulder, each joint makes a share of the smallest
 * rotation that brings the tip onto the line.
 *
 * <p>Source: L. Wang, C. Chen, <i>A Combined Optimization Method for Solving the Inverse Kinematics Problem</i> (1991),
 * cyclic coordinate descent.
 */
public final class AimIk {
    private final int[] joints;
    private final float[] limits;
    private final int tip;
    private final Vector3f point;
    private final Vector3f reach = new Vector3f();
    private final Vector3f bend = new Vector3f();
    private final Quaternion turn = new Quaternion();

    /**
     * Describes an arm.
     *
     * @param joints that rotate, from the hand to the shoulder
     * @param limits largest rotation of each joint away from the clip, in radians
     * @param tip the joint that points
     * @param point of the tip, in its own frame (copied)
     */
    public AimIk(int[] joints, float[] limits, int tip, Vector3f point) {
        this.joints = joints.clone();
        this.limits = limits.clone();
        this.tip = tip;
        this.point = point.clone();
    }

    /**
     * Aims the arm.
     *
     * @param modelPose of the pose; updated
     * @param direction in the model's frame, length 1 (unaffected)
     * @param weight 0 leaves the clip's arm, 1 aims as far as the limits allow
     */
    public void aim(LocalPose pose, ModelSpacePose modelPose, Vector3f direction, float weight) {
        if (weight <= 0f) {
            return;
        }
        for (int i = 0; i < joints.length; i++) {
            modelPose.point(tip, point, reach).subtractLocal(modelPose.position(joints[i]));
            Rotations.between(reach.normalizeLocal(), direction, bend).multLocal(weight);
            modelPose.rotate(pose, joints[i], Rotations.fromVector(Rotations.limit(bend, limits[i]), turn));
        }
    }
}
