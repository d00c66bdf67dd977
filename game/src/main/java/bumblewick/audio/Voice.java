package bumblewick.audio;

import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource.Status;
import com.jme3.math.Vector3f;

/** One player of one recording. What is cut off first falls silent and then ends, so that nothing clicks. */
final class Voice {
    /** Time to fall silent in, in seconds: more than a device's mixing period, in which it glides to a new level. */
    private static final float DYING = 0.05f;

    private final AudioNode node;
    private float volume;
    private float dying;
    private long turn;

    Voice(AudioNode node) {
        this.node = node;
    }

    /**
     * Starts; only if it is {@linkplain #free() free}.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency, 0.5 to 2
     * @param place in the ear's space (copied)
     * @param turn grows with every voice that starts anywhere
     */
    void start(float volume, float pitch, Vector3f place, long turn) {
        this.volume = volume;
        this.turn = turn;
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
        if (dying == 0f && this.volume != volume) {
            this.volume = volume;
            node.setVolume(volume);
        }
    }

    /** Falls silent and ends a moment later. */
    void giveWay() {
        if (sounding()) {
            node.setVolume(0f);
            dying = DYING;
        }
    }

    void update(float seconds) {
        if (dying > 0f) {
            dying -= seconds;
            if (dying <= 0f) {
                end();
            }
        }
    }

    /** Ends at once. */
    void end() {
        dying = 0f;
        if (node.getStatus() != Status.Stopped) {
            node.stop();
        }
    }

    boolean free() {
        return dying == 0f && node.getStatus() == Status.Stopped;
    }

    boolean sounding() {
        return dying == 0f && node.getStatus() == Status.Playing;
    }

    /** How loud it arrives at the ear, as a factor on the amplitude. */
    float loudness(Vector3f ear) {
        if (!node.isPositional()) {
            return volume;
        }
        return volume * attenuation(node.getLocalTranslation().distance(ear), node.getRefDistance());
    }

    /** The share of the amplitude that is left at a distance: all of it up to {@code near}, then falling by its inverse. */
    static float attenuation(float distance, float near) {
        return near / Math.max(near, distance);
    }

    /** Whether it should give way rather than the other: it is quieter, or as quiet and older. */
    boolean weakerThan(Voice other, Vector3f ear) {
        float mine = loudness(ear);
        float theirs = other.loudness(ear);
        return mine < theirs || mine == theirs && turn < other.turn;
    }
}
