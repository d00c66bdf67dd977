package bumblewick.view.pose;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.TransformTrack;
import com.jme3.math.Transform;

/** A clip as poses at an even rate: any moment is a blend of two of them. */
public final class SampledClip {
    private static final float RATE = 30f; // poses a second: as the models are keyed

    private final String name;
    private final float length;
    private final JointPose[] poses;

    /** Samples a clip; joints that it does not move rest. */
    SampledClip(Skeleton skeleton, AnimClip clip) {
        name = clip.getName();
        length = (float) clip.getLength();
        poses = new JointPose[Math.max(2, Math.round(length * RATE) + 1)];
        for (int i = 0; i < poses.length; i++) {
            poses[i] = new JointPose(skeleton.count());
            poses[i].set(skeleton.rest());
            sample(skeleton, clip, length * i / (poses.length - 1), poses[i]);
        }
    }

    private static void sample(Skeleton skeleton, AnimClip clip, float time, JointPose pose) {
        Transform moved = new Transform();
        for (AnimTrack<?> track : clip.getTracks()) {
            for (int i = 0; i < skeleton.count(); i++) {
                if (track instanceof TransformTrack transforms && transforms.getTarget() == skeleton.joint(i)) {
                    moved.setTranslation(pose.places[i]);
                    moved.setRotation(pose.turns[i]);
                    moved.setScale(pose.scales[i]);
                    transforms.getDataAtTime(time, moved);
                    pose.places[i].set(moved.getTranslation());
                    pose.turns[i].set(moved.getRotation());
                    pose.scales[i].set(moved.getScale());
                }
            }
        }
    }

    public String name() {
        return name;
    }

    /** In seconds. */
    public float length() {
        return length;
    }

    /**
     * The pose at a moment.
     *
     * @param time in seconds
     * @param round whether it goes on from the start after its end; else it stays at its last pose
     * @param store receives the result
     */
    public void at(float time, boolean round, JointPose store) {
        float share = time / length;
        share = round ? share - (float) Math.floor(share) : Math.max(0f, Math.min(1f, share));
        float step = share * (poses.length - 1);
        int i = Math.min(poses.length - 2, (int) step);
        store.set(poses[i]);
        store.mix(poses[i + 1], step - i);
    }
}
