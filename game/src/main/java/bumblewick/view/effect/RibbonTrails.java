package bumblewick.view.effect;

import com.jme3.math.Vector3f;

/** Trails of things by their ids. Two things share a trail only if more fly than there are trails. */
public final class RibbonTrails {
    private final RibbonTrail[] all;
    private final float width;
    private final float opacity;
    private final Seen seen;
    private final Vector3f mean = new Vector3f();

    /** How much of a ribbon is seen. */
    public interface Seen {
        /** The share of it at a place, 0 to 1; the place is in the scene's frame (unaffected). */
        float at(Vector3f place);
    }

    /** Creates trails of which everything is seen. */
    public RibbonTrails(int capacity, float width, float opacity) {
        this(capacity, width, opacity, place -> 1f);
    }

    /**
     * Creates the trails.
     *
     * @param capacity number of trails, a power of two
     * @param width half the width at the head, in u
     * @param opacity 0 adds light, 1 covers
     * @param seen how much of them is seen where
     */
    public RibbonTrails(int capacity, float width, float opacity, Seen seen) {
        this.seen = seen;
        this.width = width;
        this.opacity = opacity;
        all = new RibbonTrail[capacity];
        for (int i = 0; i < capacity; i++) {
            all[i] = new RibbonTrail();
        }
    }

    /** The same of a thing that flies as far as it comes from frame to frame. */
    public void show(
            int id, Vector3f place, float drift, float seconds, SpriteBatch sprites, Vector3f colour, float strength) {
        all[id & all.length - 1].meanVelocity(place, seconds, mean);
        show(id, place, mean, drift, seconds, sprites, 1f, colour, strength);
    }

    /**
     * Continues and draws the trail of a thing; see {@link RibbonTrail#follow}.
     *
     * @param size factor on its width
     */
    public void show(
            int id,
            Vector3f place,
            Vector3f velocity,
            float drift,
            float seconds,
            SpriteBatch sprites,
            float size,
            Vector3f colour,
            float strength) {
        RibbonTrail ribbonTrail = all[id & all.length - 1];
        ribbonTrail.follow(id, place, velocity, drift, seconds);
        ribbonTrail.draw(sprites, size * width, colour, opacity, strength, seen);
    }
}
