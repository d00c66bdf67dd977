package bumblewick.math;

import com.jme3.math.Vector3f;

/**
 * Folds the state of a run into 64 bits. Two runs with the same hash every tick are taken to be the same run.
 *
 * <p>Zero and negative zero count as different, and every NaN as the same: a NaN is a bug that must not hide.
 */
public final class StateHash {
    private static final long PRIME = 0x9FB21C651E98DF25L;

    private long value = 0x6A09E667F3BCC909L;

    /** Begins a new hash, so that one object serves every tick. */
    public StateHash reset() {
        value = 0x6A09E667F3BCC909L;
        return this;
    }

    public StateHash add(long bits) {
        long h = (value ^ bits) * PRIME;
        value = h ^ (h >>> 29);
        return this;
    }

    public StateHash add(float number) {
        return add((long) Float.floatToIntBits(number));
    }

    public StateHash add(boolean flag) {
        return add(flag ? 1L : 0L);
    }

    public StateHash add(Vector3f v) {
        return add(v.x).add(v.y).add(v.z);
    }

    /** The hash of everything added since the last {@link #reset()}. */
    public long value() {
        return value;
    }
}
