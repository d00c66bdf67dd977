package bumblewick.view.pose;

/**
 * Plays one clip after the other without a jump. While a clip plays, others of the same rhythm may be mixed into it.
 *
 * <p>Use per frame: {@link #play}, {@link #advance}, any number of {@link #lean}, {@link #pose}.
 */
public final class ClipLayer {
    private final ClipBank bank;
    private final Inertia inertia;
    private final JointPose shown;
    private final JointPose before;
    private final JointPose next;
    private final JointPose other;
    private SampledClip clip;
    private ClipStyle style;
    private boolean changed;
    private boolean started;
    private float time;
    private float lastSeconds;
    private float mixed;

    public ClipLayer(Skeleton skeleton, ClipBank bank) {
        this.bank = bank;
        inertia = new Inertia(skeleton.count());
        shown = new JointPose(skeleton.count());
        before = new JointPose(skeleton.count());
        next = new JointPose(skeleton.count());
        other = new JointPose(skeleton.count());
        next.set(skeleton.rest());
        shown.set(skeleton.rest());
    }

    /**
     * Plays a clip, from its start if it was not playing. A clip that is not there changes nothing.
     *
     * @param wanted which one, and how
     * @param anew whether it starts over though it was playing
     */
    public void play(ClipStyle wanted, boolean anew) {
        SampledClip found = bank.clip(wanted.name());
        if (found == null || found == clip && !anew) {
            return;
        }
        boolean inStep = clip != null && style.stepping() && wanted.stepping();
        time = inStep ? time / clip.length() * found.length() : 0f;
        clip = found;
        style = wanted;
        changed = true;
    }

    /**
     * Goes on.
     *
     * @param seconds of the world; 0 while it is paused
     * @param pace how fast the clip plays, 1 is as it was made
     * @param share of the clip itself, 1 if nothing is mixed into it
     */
    public void advance(float seconds, float pace, float share) {
        if (clip != null) {
            time += seconds * pace;
            clip.at(time, style.round(), next);
            mixed = share;
        }
    }

    /** Mixes another clip in at the same phase; all shares together are 1. One that is not there is left out. */
    public void lean(String name, float share) {
        SampledClip found = share > 0f && clip != null ? bank.clip(name) : null;
        if (found != null) {
            mixed += share;
            found.at(time / clip.length() * found.length(), style.round(), other);
            next.mix(other, share / mixed);
        }
    }

    /**
     * The pose of this frame. Not to be changed; valid until the next one.
     *
     * @param seconds of the world; 0 while it is paused
     */
    public JointPose pose(float seconds) {
        if (changed && started) {
            inertia.begin(shown, before, lastSeconds, next, style.halfLife());
        }
        changed = false;
        inertia.apply(next, seconds);
        if (seconds > 0f || !started) {
            before.set(started ? shown : next);
            lastSeconds = seconds;
            started = true;
        }
        shown.set(next);
        return shown;
    }
}
