package bumblewick.bench.sweep;

/**
 * Random numbers that are the same everywhere.
 *
 * <p>Source: G. Steele, D. Lea, C. Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, OOPSLA (2014).
 */
final class SplitMix {
    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    double between(double min, double max) {
        return min + (max - min) * ((next() >>> 11) * 0x1.0p-53);
    }

    int below(int bound) {
        return (int) between(0, bound);
    }
}
