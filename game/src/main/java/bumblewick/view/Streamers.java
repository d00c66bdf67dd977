package bumblewick.view;

import com.jme3.math.Vector3f;

/** Trails of things that have numbers; two of them share one only if very many fly together. */
final class Streamers {
    private final Streamer[] all;
    private final float width;
    private final float opacity;

    /**
     * Makes the trails.
     *
     * @param capacity a power of two, more than ever fly together
     * @param width half the width at the head, in u
     * @param opacity 0 adds light, 1 covers
     */
    Streamers(int capacity, float width, float opacity) {
        this.width = width;
        this.opacity = opacity;
        all = new Streamer[capacity];
        for (int i = 0; i < capacity; i++) {
            all[i] = new Streamer();
        }
    }

    /** Goes on with the trail of one, and draws it; see {@link Streamer#follow}. */
    void show(int id, Vector3f place, float drift, float seconds, Sprites sprites, Vector3f colour, float strength) {
        Streamer streamer = all[id & all.length - 1];
        streamer.follow(id, place, drift, seconds);
        streamer.draw(sprites, width, colour, opacity, strength);
    }
}
