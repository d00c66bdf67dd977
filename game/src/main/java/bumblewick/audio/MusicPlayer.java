package bumblewick.audio;

import bumblewick.def.MusicalKey;
import com.jme3.audio.AudioRenderer;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Plays music, one track at a time. A new track takes over at the next bar of the current one, with its stinger over
 * the transition; from silence it begins at once.
 */
final class MusicPlayer {
    private final AudioRenderer device;
    private final MusicCache cache;
    private final Consumer<String> stingers;
    private final List<MusicTrack> fading = new CopyOnWriteArrayList<>();
    private String wanted = "";
    private String current = "";
    private MusicTrack playing;

    /**
     * Makes a silent player.
     *
     * @param stingers plays the sound of a name
     */
    MusicPlayer(AudioRenderer device, MusicCache cache, Consumer<String> stingers) {
        this.device = device;
        this.cache = cache;
        this.stingers = stingers;
    }

    /** Requests another track; an empty or unknown name requests silence. */
    void want(String name) {
        if (!name.equals(wanted)) {
            wanted = name;
            cache.keepReady(name);
        }
    }

    /** The track that plays, or empty. */
    String current() {
        return current;
    }

    /** The key of the track that plays; none in silence. */
    MusicalKey key() {
        return playing == null ? MusicalKey.NONE : playing.def().key();
    }

    void update(float seconds, MusicParameters parameters, float gain) {
        if (playing != null) {
            playing.update(seconds, parameters, gain);
        }
        for (int i = fading.size() - 1; i >= 0; i--) {
            MusicTrack track = fading.get(i);
            track.update(seconds, parameters, gain);
            if (track.silent()) {
                fading.remove(i);
                cache.renew(track);
            }
        }
        if (!wanted.equals(current)) {
            change(parameters, gain);
        }
    }

    private void change(MusicParameters parameters, float gain) {
        MusicTrack next = cache.get(wanted);
        boolean silence = !cache.exists(wanted);
        if ((!silence && next == null) || (playing != null && !playing.atJoin())) {
            return;
        }
        boolean joined = playing != null;
        if (joined) {
            playing.leave();
            fading.add(playing);
        }
        playing = next;
        current = wanted;
        if (next != null) {
            begin(next, joined, parameters, gain);
        }
    }

    /** All stems start while the device stands still, so that they are in step to the sample. */
    private void begin(MusicTrack next, boolean joined, MusicParameters parameters, float gain) {
        fading.remove(next);
        device.pauseAll();
        next.start(parameters, gain);
        if (joined && !next.def().stinger().isEmpty()) {
            stingers.accept(next.def().stinger());
        }
        device.resumeAll();
    }

    /** Stops at once. */
    void stop() {
        fading.forEach(MusicTrack::stop);
        if (playing != null) {
            playing.stop();
        }
        cache.clear();
        cache.decoder().stop();
    }
}
