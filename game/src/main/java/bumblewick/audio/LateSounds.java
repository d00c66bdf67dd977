package bumblewick.audio;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Sounds that were to play but are still being loaded: they play as soon as they are, or never if that takes long. */
final class LateSounds {
    /** A sound that comes later than this no longer belongs to what made it, in seconds. */
    static final float LATEST = 0.25f;

    private final List<Late> waiting = new ArrayList<>();

    /** What was to be played. */
    static final class Late {
        private final String name;
        private final float volume;
        private final float pitch;
        private final Vector3f where;
        private float age;

        private Late(String name, float volume, float pitch, Vector3f where) {
            this.name = name;
            this.volume = volume;
            this.pitch = pitch;
            this.where = where.clone();
        }

        float volume() {
            return volume;
        }

        float pitch() {
            return pitch;
        }

        Vector3f where() {
            return where;
        }
    }

    /** Adds a sound that is being loaded; {@code where} is copied. */
    void add(String name, float volume, float pitch, Vector3f where) {
        waiting.add(new Late(name, volume, pitch, where));
    }

    /** Lets {@code seconds} pass; plays what is loaded by now and drops what is too late. */
    void update(float seconds, SoundCache cache, BiConsumer<SoundCue, Late> play) {
        for (int i = waiting.size() - 1; i >= 0; i--) {
            Late late = waiting.get(i);
            late.age += seconds;
            if (cache.isLoaded(late.name)) {
                play.accept(cache.get(late.name), late);
                waiting.remove(i);
            } else if (late.age > LATEST) {
                waiting.remove(i);
            }
        }
    }
}
