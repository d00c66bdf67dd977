package bumblewick.audio;

import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import com.jme3.math.Vector3f;

/** One player of one recording. It fades out before it stops, so that nothing clicks. */
final class Voice {
    /** Time to fade out, in seconds: longer than a device's mixing period, in which it ramps to a new volume. */
    private static final float FADE_OUT = 0.05f;

    private final AudioNode node;
    private float volume;
    private float fading;
    private long order;

    Voice(AudioNode node) {
        this.node = node;
    }

    /**
     * Starts playing; the voice must be {@linkplain #isFree() free}.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency, 0.5 to 2
     * @param place in the listener's space (copied)
     * @param order number that grows with every voice that starts anywhere
     */
    void start(float volume, float pitch, Vector3f place, long order) {
        this.volume = volume;
        this.order = order;
        node.setVolume(volume);
        node.setPitch(pitch);
        move(place);
        node.play();
    }

    void move(Vector3f place) {
        if (node.isPositional()) {
            node.setLocalTranslation(place);
            node.updateGeometricState();
        }
    }

    void volume(float volume) {
        if (fading == 0f && this.volume != volume) {
            this.volume = volume;
            node.setVolume(volume);
        }
    }

    /** Fades out and stops a moment later. */
    void fadeOut() {
        if (isPlaying()) {
            node.setVolume(0f);
            fading = FADE_OUT;
        }
    }

    void update(float seconds) {
        if (fading > 0f) {
            fading -= seconds;
            if (fading <= 0f) {
                end();
            }
        }
    }

    /** Stops at once. */
    void end() {
        fading = 0f;
        if (node.getStatus() != Status.Stopped) {
            node.stop();
        }
    }

    boolean isFree() {
        return fading == 0f && node.getStatus() == Status.Stopped;
    }

    boolean isPlaying() {
        return fading == 0f && node.getStatus() == Status.Playing;
    }

    /** The volume at the listener, as a factor on the amplitude. */
    float loudness(Vector3f listener) {
        if (!node.isPositional()) {
            return volume;
        }
        return volume * attenuation(node.getLocalTranslation().distance(listener), node.getRefDistance());
    }

    /** The share of the amplitude that is left at a distance: 1 up to {@code near}, then {@code near / distance}. */
    static float attenuation(float distance, float near) {
        return near / Math.max(near, distance);
    }

    /** Whether this voice should stop rather than {@code other}: it is quieter, or equally loud and older. */
    boolean weakerThan(Voice other, Vector3f listener) {
        float mine = loudness(listener);
        float theirs = other.loudness(listener);
        return mine < theirs || (mine == theirs && order < other.order);
    }
}
