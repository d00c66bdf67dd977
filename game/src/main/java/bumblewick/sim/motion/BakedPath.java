package bumblewick.sim.motion;

import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * A path baked into one point per tick, so that flying it costs one look-up per tick. Immutable, shared by all waves that fly
 * it.
 *
 * <p>A path of n ticks has n + 1 points of three floats: 10 s take 7,212 bytes. The duration is rounded to whole
 * ticks, so that the last point is the path's end exactly.
 */
public final class BakedPath {
    private static final int BYTES_PER_SAMPLE = 3 * Float.BYTES;

    private final String id;
    private final int ticks;
    private final float[] samples;

    /**
     * Bakes a path.
     *
     * @throws IllegalArgumentException if the path has fewer than two different points, or its speed or cut is out of
     *     range
     */
    public BakedPath(PathDef def) {
        id = def.id();
        ChordTable chords = new ChordTable(new CornerPath(def));
        SpeedProfile profile = new SpeedProfile(chords.length(), def.speed(), def.speedProfile());
        ticks = Math.max(1, (int) Math.round(profile.duration() * Tick.PER_SECOND));
        samples = new float[3 * (ticks + 1)];
        Vector3f point = new Vector3f();
        int chord = 0;
        for (int i = 0; i <= ticks; i++) {
            double distance = profile.distanceAt(profile.duration() * i / ticks);
            chord = chords.walk(chord, i == ticks ? chords.length() : distance, point);
            samples[3 * i] = point.x;
            samples[3 * i + 1] = point.y;
            samples[3 * i + 2] = point.z;
        }
    }

    /** The name of its definition. */
    public String id() {
        return id;
    }

    /** How long it takes to fly it at rate 1, in ticks. */
    public int ticks() {
        return ticks;
    }

    /** Memory of its points. */
    public int bytes() {
        return (ticks + 1) * BYTES_PER_SAMPLE;
    }

    /**
     * The point of a tick.
     *
     * @param tick 0 to {@link #ticks()}
     * @param store receives the result, relative to Wick, in u
     * @return {@code store}
     */
    public Vector3f position(int tick, Vector3f store) {
        int i = 3 * tick;
        return store.set(samples[i], samples[i + 1], samples[i + 2]);
    }

    /**
     * A point between the points of two ticks.
     *
     * @param tick 0 to {@link #ticks()}
     * @param share of the way to the next tick's point, 0 (inclusive) to 1 (exclusive); 0 gives the table's value
     *     itself
     * @param store receives the result, relative to Wick, in u
     * @return {@code store}
     */
    public Vector3f position(int tick, float share, Vector3f store) {
        if (tick >= ticks) {
            return position(ticks, store);
        }
        int i = 3 * tick;
        return store.set(
                samples[i] + (samples[i + 3] - samples[i]) * share,
                samples[i + 1] + (samples[i + 4] - samples[i + 1]) * share,
                samples[i + 2] + (samples[i + 5] - samples[i + 2]) * share);
    }

    /**
     * The way from a tick's point to the next, in u per tick; the last one is repeated at the end.
     *
     * @param tick 0 to {@link #ticks()}
     * @param store receives the result
     * @return {@code store}
     */
    public Vector3f step(int tick, Vector3f store) {
        int i = 3 * Math.min(tick, ticks - 1);
        return store.set(samples[i + 3] - samples[i], samples[i + 4] - samples[i + 1], samples[i + 5] - samples[i + 2]);
    }
}
