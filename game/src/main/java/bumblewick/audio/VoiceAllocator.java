package bumblewick.audio;

import com.jme3.math.Vector3f;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Limits the number of voices that play at once (voice stealing). If all are in use, the least important voice stops,
 * of equally important ones the quietest, of those the oldest; a less important sound never replaces a more important
 * one.
 */
final class VoiceAllocator {
    /** Most voices at once; a device has 64 or more, of which music needs some. */
    static final int MAX_VOICES = 40;

    private final List<SoundCue> cues = new CopyOnWriteArrayList<>();
    private final Vector3f listener = new Vector3f();
    private final int maxVoices;
    private long started;

    VoiceAllocator(int maxVoices) {
        this.maxVoices = maxVoices;
    }

    /** Adds a sound; from any thread. */
    void add(SoundCue cue) {
        cues.add(cue);
    }

    /** Stops and removes a sound. */
    void remove(SoundCue cue) {
        cue.end();
        cues.remove(cue);
    }

    /** Sets where the listener is (copied). */
    void listener(Vector3f place) {
        listener.set(place);
    }

    /**
     * Plays a sound if it is important enough.
     *
     * @param volume factor on the amplitude
     * @param pitch factor on the frequency
     * @param place in the listener's space (copied)
     * @return whether it plays
     */
    boolean play(SoundCue cue, float volume, float pitch, Vector3f place) {
        return cue.isReady() && makeRoom(cue, volume, place) && cue.play(volume, pitch, place, started++);
    }

    private boolean makeRoom(SoundCue next, float volume, Vector3f place) {
        if (next.playing() >= next.def().maxVoices()) {
            return replaceIn(next, next, volume, place);
        }
        if (playing() < maxVoices) {
            return true;
        }
        SoundCue least = leastImportant();
        return least != null
                && least.def().priority() <= next.def().priority()
                && replaceIn(least, next, volume, place);
    }

    /** Stops the weakest voice of {@code cue}, unless it is as important as {@code next} and louder. */
    private boolean replaceIn(SoundCue cue, SoundCue next, float volume, Vector3f place) {
        Voice weakest = cue.weakest(listener);
        boolean stays = weakest == null
                || (cue.def().priority() == next.def().priority()
                        && weakest.loudness(listener) > loudness(next, volume, place));
        if (!stays) {
            weakest.fadeOut();
        }
        return !stays;
    }

    private float loudness(SoundCue cue, float volume, Vector3f place) {
        float far = cue.def().positional()
                ? Voice.attenuation(place.distance(listener), cue.def().near())
                : 1f;
        return volume * cue.gain() * far;
    }

    private int playing() {
        int playing = 0;
        for (int i = 0; i < cues.size(); i++) {
            playing += cues.get(i).playing();
        }
        return playing;
    }

    private SoundCue leastImportant() {
        SoundCue least = null;
        for (int i = 0; i < cues.size(); i++) {
            SoundCue cue = cues.get(i);
            boolean lesser = least == null || cue.def().priority() < least.def().priority();
            if (lesser && !cue.def().loop() && cue.playing() > 0) {
                least = cue;
            }
        }
        return least;
    }

    /** By how much music and ambience must be lowered now, in dB, 0 or less. */
    float deepestDuck() {
        float deepest = 0f;
        for (int i = 0; i < cues.size(); i++) {
            SoundCue cue = cues.get(i);
            if (cue.def().duckDb() < deepest && cue.playing() > 0) {
                deepest = cue.def().duckDb();
            }
        }
        return deepest;
    }

    void update(float seconds) {
        for (int i = 0; i < cues.size(); i++) {
            cues.get(i).update(seconds);
        }
    }

    /** Stops everything at once. */
    void end() {
        cues.forEach(SoundCue::end);
    }
}
