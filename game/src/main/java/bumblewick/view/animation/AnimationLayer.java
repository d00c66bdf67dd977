package bumblewick.view.animation;

/**
 * Plays one clip after another without jumps. Clips of the same rhythm can be blended into the current one.
 *
 * <p>In each frame: {@link #play}, {@link #advance}, any number of {@link #blendIn}, {@link #pose}.
 */
public final class AnimationLayer {
    private final ClipLibrary clips;
    private final Inertialization inertialization;
    private final LocalPose shown;
    private final LocalPose before;
    private final LocalPose next;
    private final LocalPose other;
    private SampledClip clip;
    private ClipSettings style;
    private boolean changed;
    private boolean started;
    private float time;
    private float lastSeconds;
    private float mixed;

    public AnimationLayer(Skeleton skeleton, ClipLibrary clips) {
        this.clips = clips;
        inertialization = new Inertialization(skeleton.count());
        shown = new LocalPose(skeleton.count());
        before = new LocalPose(skeleton.count());
        next = new LocalPose(skeleton.count());
        other = new LocalPose(skeleton.count());
        next.set(skeleton.rest());
        shown.set(skeleton.rest());
    }

    /**
     * Plays a clip, from its start unless it is playing. A clip that is missing changes nothing.
     *
     * @param wanted clip and how it plays
     * @param restart whether it restarts if it is playing
     */
    public void play(ClipSettings wanted, boolean restart) {
        SampledClip found = clips.clip(wanted.name());
        if (found == null || (found == clip && !restart)) {
            return;
        }
        boolean inStep = clip != null && style.twoSteps() && wanted.twoSteps();
        time = inStep ? time / clip.length() * found.length() : 0f;
        clip = found;
        style = wanted;
        changed = true;
    }

    /**
     * Advances the clip.
     *
     * @param seconds of the world; 0 while it is paused
     * @param pace speed of the clip, 1 is as modelled
     * @param share weight of the clip, 1 if nothing is blended into it
     */
    public void advance(float seconds, float pace, float share) {
        if (clip != null) {
            time += seconds * pace;
            clip.sample(time, style.loops(), next);
            mixed = share;
        }
    }

    /** Blends another clip in at the same phase; the sum of all weights is 1. A clip that is missing is left out. */
    public void blendIn(String name, float share) {
        SampledClip found = share > 0f && clip != null ? clips.clip(name) : null;
        if (found != null) {
            mixed += share;
            found.sample(time / clip.length() * found.length(), style.loops(), other);
            next.blend(other, share / mixed);
        }
    }

    /**
     * The pose of this frame. Not to be changed; valid until the next frame.
     *
     * @param seconds of the world; 0 while it is paused
     */
    public LocalPose pose(float seconds) {
        if (changed && started) {
            inertialization.begin(shown, before, lastSeconds, next, style.halfLife());
        }
        changed = false;
        inertialization.apply(next, seconds);
        if (seconds > 0f || !started) {
            before.set(started ? shown : next);
            lastSeconds = seconds;
            started = true;
        }
        shown.set(next);
        return shown;
    }
}
