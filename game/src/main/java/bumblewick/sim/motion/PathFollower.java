package bumblewick.sim.motion;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * The position of an enemy on its {@link BakedPath}. The phase counts ticks of the path in 1/{@value #ONE}: a whole number,
 * so that any sequence of playback rates that adds up to n ticks ends exactly on the path's n-th point.
 *
 * <p>Belongs to one enemy and can be started again for the next one.
 */
public final class PathFollower {
    private static final int FRACTION_BITS = 16;

    /** One tick of the path. */
    static final int ONE = 1 << FRACTION_BITS;

    private BakedPath path;
    private boolean mirrored;
    private float shiftX;
    private float shiftY;
    private long phase;
    private int rate = ONE;

    /** On no path yet: {@link #start} it before anything else. */
    public PathFollower() {}

    /** Follows a path from its start; see {@link #start}. */
    public PathFollower(BakedPath path, boolean mirrored) {
        start(path, mirrored, 0f, 0f);
    }

    /**
     * Starts at the beginning of a path.
     *
     * @param path shared with others
     * @param mirrored left and right exchanged
     * @param shiftX added to x, after mirroring, in u
     * @param shiftY added to y, in u
     */
    public void start(BakedPath path, boolean mirrored, float shiftX, float shiftY) {
        this.path = path;
        this.mirrored = mirrored;
        this.shiftX = shiftX;
        this.shiftY = shiftY;
        phase = 0;
        rate = ONE;
    }

    /**
     * Starts where another follower is on its path, with the same rate.
     *
     * @param other unaffected
     * @param offsetX added to the other's shift, in u
     * @param offsetY added to the other's shift, in u
     */
    public void copy(PathFollower other, float offsetX, float offsetY) {
        start(other.path, other.mirrored, other.shiftX + offsetX, other.shiftY + offsetY);
        phase = other.phase;
        rate = other.rate;
    }

    /**
     * Advances by one tick.
     *
     * @param playbackRate 1 is the path's own speed; rounded to 1/{@value #ONE}; 0 or more
     */
    public void advance(float playbackRate) {
        rate = Math.max(0, Math.round(playbackRate * ONE));
        phase = Math.min(phase + rate, end());
    }

    /** Whether the end of the path is reached. */
    public boolean finished() {
        return phase >= end();
    }

    /** Ticks of the path flown so far, with the fraction. */
    public float phase() {
        return phase / (float) ONE;
    }

    /** The whole phase as a number, for hashes and snapshots. */
    public long phaseBits() {
        return phase;
    }

    public BakedPath path() {
        return path;
    }

    /**
     * The current point of the path.
     *
     * @param store receives the result, relative to Wick, in u
     * @return {@code store}
     */
    public Vector3f position(Vector3f store) {
        path.position((int) (phase >> FRACTION_BITS), (phase & (ONE - 1)) / (float) ONE, store);
        store.x = (mirrored ? -store.x : store.x) + shiftX;
        store.y += shiftY;
        return store;
    }

    /**
     * The velocity along the path at the rate of the last tick.
     *
     * @param store receives the result, relative to Wick, in u/s
     * @return {@code store}
     */
    public Vector3f velocity(Vector3f store) {
        path.step((int) (phase >> FRACTION_BITS), store);
        store.multLocal(rate / (float) ONE * Tick.PER_SECOND);
        if (mirrored) {
            store.x = -store.x;
        }
        return store;
    }

    private long end() {
        return (long) path.ticks() << FRACTION_BITS;
    }
}
