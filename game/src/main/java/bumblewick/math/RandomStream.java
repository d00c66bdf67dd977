package bumblewick.math;

/**
 * A stream of random numbers that is the same on every machine. Each user in the simulation owns one, so that an
 * additional draw in one place does not change any other place.
 *
 * <p>Source: G. Steele, D. Lea, C. Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, OOPSLA 2014
 * (SplitMix64).
 */
public final class RandomStream {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /**
     * Starts a stream.
     *
     * @param seed the seed of the run
     * @param user number of the user; streams of different users are unrelated
     */
    public RandomStream(long seed, long user) {
        state = mix(seed + user * GOLDEN_GAMMA);
    }

    /** The next 64 random bits. */
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 (inclusive) to 1 (exclusive). */
    public float nextFloat() {
        return (nextLong() >>> 40) * 0x1.0p-24f;
    }

    /** A number from {@code min} (inclusive) to {@code max} (exclusive). */
    public float between(float min, float max) {
        return min + (max - min) * nextFloat();
    }

    /**
     * A whole number from 0 (inclusive) to {@code bound} (exclusive).
     *
     * @throws IllegalArgumentException if {@code bound} is not positive
     */
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound is " + bound + ", expected 1 or more");
        }
        return (int) ((nextLong() >>> 33) % bound);
    }

    /** The whole state, for hashes and snapshots. */
    public long state() {
        return state;
    }

    private static long mix(long z) {
        long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
