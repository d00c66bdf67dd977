package bumblewick.audio;

import com.jme3.math.Vector3f;

/** A sound that loops while its target volume is above 0; it fades in and out. */
final class LoopingSound {
    private static final float FADE = 0.35f; // seconds
    private static final float PITCH = 1f;

    private final SoundCue cue;
    private final VolumeFade fade = new VolumeFade(FADE);
    private final Vector3f place = new Vector3f();

    LoopingSound(SoundCue cue) {
        this.cue = cue;
    }

    /**
     * Sets the target volume and the place.
     *
     * @param volume 0 to 1
     * @param place in the listener's space (copied)
     */
    void setTarget(float volume, Vector3f place) {
        fade.to(volume);
        if (volume > 0f) {
            this.place.set(place);
        }
    }

    /**
     * Lets {@code seconds} pass.
     *
     * @param gain of its bus
     */
    void update(float seconds, VoiceAllocator allocator, float gain) {
        if (fade.silent()) {
            return;
        }
        fade.update(seconds);
        if (fade.silent()) {
            cue.fadeOut();
        } else if (cue.playing() == 0) {
            allocator.play(cue, fade.level() * gain, PITCH, place);
        } else {
            cue.adjust(fade.level() * gain, place);
        }
    }

    SoundCue cue() {
        return cue;
    }
}
