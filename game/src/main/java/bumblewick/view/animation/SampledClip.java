package bumblewick.view.animation;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.TransformTrack;
import com.jme3.math.Transform;

/** A clip sampled as poses at a fixed rate; any time is a blend of two of them. */
public final class SampledClip {
    private static final float RATE = 30f; // poses per second, as the models are keyed

    private final String name;
    private final float length;
    private final LocalPose[] poses;

    /** Samples a clip; joints that it does not move keep the rest pose. */
    SampledClip(Skeleton skeleton, AnimClip clip) {
        name = clip.getName();
        length = (float) clip.getLength();
        poses = new LocalPose[Math.max(2, Math.round(length * RATE) + 1)];
        for (int i = 0; i < poses.length; i++) {
            poses[i] = new LocalPose(skeleton.count());
            poses[i].set(skeleton.rest());
            sample(skeleton, clip, length * i / (poses.length - 1), poses[i]);
        }
    }

    private static void sample(Skeleton skeleton, AnimClip clip, float time, LocalPose pose) {
        Transform moved = new Transform();
        for (AnimTrack<?> track : clip.getTracks()) {
            for (int i = 0; i < skeleton.count(); i++) {
                if (track instanceof TransformTrack transforms && transforms.getTarget() == skeleton.joint(i)) {
                    moved.setTranslation(pose.translations[i]);
                    moved.setRotation(pose.rotations[i]);
                    moved.setScale(pose.scales[i]);
                    transforms.getDataAtTime(time, moved);
                    pose.translations[i].set(moved.getTranslation());
                    pose.rotations[i].set(moved.getRotation());
                    pose.scales[i].set(moved.getScale());
                }
            }
        }
    }

    public String name() {
        return name;
    }

    /** Length, in seconds. */
    public float length() {
        return length;
    }

    /**
     * The pose at a time.
     *
     * @param time in seconds
     * @param loops whether the clip loops; else it holds its last pose
     * @param store receives the result
     */
    public void sample(float time, boolean loops, LocalPose store) {
        float share = time / length;
        share = loops ? share - (float) Math.floor(share) : Math.max(0f, Math.min(1f, share));
        float step = share * (poses.length - 1);
        int i = Math.min(poses.length - 2, (int) step);
        store.set(poses[i]);
        store.blend(poses[i + 1], step - i);
    }
}
