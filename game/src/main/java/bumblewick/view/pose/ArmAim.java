package bumblewick.view.pose;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Points an arm somewhere, over whatever the clip does with it: each joint from the hand to the shoulder is turned by a
 * share of the smallest turn that brings the tip onto the line.
 *
 * <p>Source: L. Wang, C. Chen, <i>A Combined Optimization Method for Solving the Inverse Kinematics Problem</i> (1991),
 * cyclic coordinate descent.
 */
public final class ArmAim {
    private final int[] joints;
    private final float[] limits;
    private final int tip;
    private final Vector3f point;
    private final Vector3f reach = new Vector3f();
    private final Vector3f bend = new Vector3f();
    private final Quaternion turn = new Quaternion();

    /**
     * An arm.
     *
     * @param joints that turn, from the hand to the shoulder
     * @param limits most that each may turn from where the clip has it, in radians
     * @param tip the joint that points
     * @param point of it, in its own frame (copied)
     */
    public ArmAim(int[] joints, float[] limits, int tip, Vector3f point) {
        this.joints = joints.clone();
        this.limits = limits.clone();
        this.tip = tip;
        this.point = point.clone();
    }

    /**
     * Points.
     *
     * @param stance of the pose; kept up to date
     * @param direction in the model, length 1 (unaffected)
     * @param weight 0 leaves the clip's arm, 1 points as far as the limits allow
     */
    public void point(JointPose pose, Stance stance, Vector3f direction, float weight) {
        if (weight <= 0f) {
            return;
        }
        for (int i = 0; i < joints.length; i++) {
            stance.point(tip, point, reach).subtractLocal(stance.place(joints[i]));
            Turns.between(reach.normalizeLocal(), direction, bend).multLocal(weight);
            stance.turn(pose, joints[i], Turns.of(Turns.limit(bend, limits[i]), turn));
        }
    }
}
