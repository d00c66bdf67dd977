/**
 * Figures with a skeleton: sampled clips, layers that blend without a jump, aiming, looking, and parts that swing.
 *
 * <p>Knows nothing of the game. A frame goes: {@link bumblewick.view.pose.ClipLayer} gives a {@link
 * bumblewick.view.pose.JointPose}, {@link bumblewick.view.pose.Stance} says where its joints are, {@link
 * bumblewick.view.pose.ArmAim}, {@link bumblewick.view.pose.Gaze} and {@link bumblewick.view.pose.Sway} bend it, {@link
 * bumblewick.view.pose.Skeleton#write} hands it to the skin. Nothing is allocated in a frame.
 *
 * <p>Turns are quaternions of a joint in its parent's frame; "the model's axes" are x to the model's left, y up, z ahead.
 */
package bumblewick.view.pose;
