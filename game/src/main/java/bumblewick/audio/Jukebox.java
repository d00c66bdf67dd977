package bumblewick.audio;

import com.jme3.audio.AudioRenderer;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Plays the music: one track at a time. Another one takes over where a bar of the old one begins, with its stinger over
 * the join; from silence it begins at once.
 */
final class Jukebox {
    private final AudioRenderer device;
    private final TrackShelf shelf;
    private final Consumer<String> stingers;
    private final List<Track> fading = new CopyOnWriteArrayList<>();
    private String wanted = "";
    private String current = "";
    private Track playing;

    /**
     * Makes one that is silent.
     *
     * @param stingers plays the sound of that name
     */
    Jukebox(AudioRenderer device, TrackShelf shelf, Consumer<String> stingers) {
        this.device = device;
        this.shelf = shelf;
        this.stingers = stingers;
    }

    /** Wants another track; an empty or unknown name is silence. */
    void want(String name) {
        if (!name.equals(wanted)) {
            wanted = name;
            shelf.keepReady(name);
        }
    }

    /** The track that is heard, or empty. */
    String current() {
        return current;
    }

    void update(float seconds, Situation situation, float gain) {
        if (playing != null) {
            playing.update(seconds, situation, gain);
        }
        for (int i = fading.size() - 1; i >= 0; i--) {
            Track track = fading.get(i);
            track.update(seconds, situation, gain);
            if (track.silent()) {
                fading.remove(i);
            }
        }
        if (!wanted.equals(current)) {
            change(situation, gain);
        }
    }

    private void change(Situation situation, float gain) {
        Track next = shelf.get(wanted);
        boolean silence = !shelf.knows(wanted);
        if (!silence && next == null || playing != null && !playing.atJoin()) {
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
            begin(next, joined, situation, gain);
        }
    }

    /** All stems start while the device stands still, so that they are in step to the sample. */
    private void begin(Track next, boolean joined, Situation situation, float gain) {
        fading.remove(next);
        device.pauseAll();
        next.start(situation, gain);
        if (joined && !next.def().stinger().isEmpty()) {
            stingers.accept(next.def().stinger());
        }
        device.resumeAll();
    }

    /** Ends at once. */
    void stop() {
        fading.forEach(Track::stop);
        if (playing != null) {
            playing.stop();
        }
    }
}
