/**
 * Skeletal animation: sampled clips, blending without jumps, aiming, looking, and springs for parts that hang.
 *
 * <p>Uses jME's armature and nothing of the game. In each frame {@link bumblewick.view.animation.AnimationLayer} plays
 * a {@link bumblewick.view.animation.LocalPose}, {@link bumblewick.view.animation.ModelSpacePose} computes where its
 * joints are, {@link bumblewick.view.animation.AimIk}, {@link bumblewick.view.animation.LookAtIk} and {@link
 * bumblewick.view.animation.SpringChain} bend it, and {@link bumblewick.view.animation.Skeleton#write} writes it to the
 * skin. Nothing is allocated in a frame.
 *
 * <p>Rotations are quaternions of a joint in its parent's frame; "the model's axes" are x to the model's left, y up, z
 * ahead.
 */
package bumblewick.view.animation;
