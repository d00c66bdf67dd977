package bumblewick.desktop.patch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the long pieces of a new stream that an old one has, too, wherever they lie. Every {@link #seed}th byte of the old
 * stream begins a seed whose hash is listed; a hash rolls over the new stream, and where it is listed the match is extended
 * in both directions as far as the bytes are the same.
 *
 * <p>Source: R. M. Karp, M. O. Rabin, <i>Efficient randomized pattern-matching algorithms</i>, IBM Journal of Research and
 * Development 31 (1987); A. Tridgell, <i>Efficient Algorithms for Sorting and Synchronization</i> (1999), ch. 3.
 */
final class LongMatches {
    /** Shorter ones take less room in a frame. */
    static final int SHORTEST = 4096;

    private static final int SMALLEST_SEED = 1024; // bytes
    private static final int MOST_SEEDS = 1 << 20; // what bounds the memory
    private static final int BUFFER = 1 << 18; // bytes
    private static final int FACTOR = 0x01000193; // odd, and no small power
    private static final int SPREAD = 0x9E3779B1; // 2^32 over the golden ratio

    private final ByteStream old;
    private final ByteStream fresh;
    private final int seed;
    private final int[] hashes;
    private final int[] numbers; // of the seed, from 1; 0 where none is listed
    private final int shift;
    private final int outgoing; // FACTOR to the power of seed - 1
    private final byte[] mine = new byte[BUFFER];
    private final byte[] theirs = new byte[BUFFER];
    private final List<Match> matches = new ArrayList<>();

    /**
     * The same bytes in both streams.
     *
     * @param at offset in the new stream
     */
    record Match(long at, Step.Slice old) {
        long end() {
            return at + old.length();
        }
    }

    private LongMatches(ByteStream old, ByteStream fresh) {
        this.old = old;
        this.fresh = fresh;
        int size = SMALLEST_SEED;
        while (old.length() / size > MOST_SEEDS) {
            size *= 2;
        }
        seed = size;
        int room = Integer.highestOneBit((int) (old.length() / seed) + 1) * 4;
        hashes = new int[room];
        numbers = new int[room];
        shift = Integer.numberOfLeadingZeros(room) + 1;
        int power = 1;
        for (int i = 1; i < seed; i++) {
            power *= FACTOR;
        }
        outgoing = power;
    }

    /** All that were found, in the order of the new stream; none overlaps another there. */
    static List<Match> find(ByteStream old, ByteStream fresh) throws IOException {
        LongMatches search = new LongMatches(old, fresh);
        search.listSeeds();
        search.search();
        return search.matches;
    }

    private void listSeeds() throws IOException {
        long count = old.length() / seed;
        int buffered = Math.max(1, BUFFER / seed);
        byte[] bytes = new byte[buffered * seed];
        for (long first = 0; first < count; first += buffered) {
            int here = (int) Math.min(buffered, count - first);
            old.read(first * seed, bytes, 0, here * seed);
            for (int i = 0; i < here; i++) {
                list(hash(bytes, i * seed), (int) (first + i) + 1);
            }
        }
    }

    private void list(int hash, int number) {
        int at = place(hash);
        if (numbers[at] == 0) { // of seeds that are the same, the first one is listed
            hashes[at] = hash;
            numbers[at] = number;
        }
    }

    /** Where a hash is listed, or would be. */
    private int place(int hash) {
        int at = (hash * SPREAD) >>> shift;
        while (numbers[at] != 0 && hashes[at] != hash) {
            at = at + 1 & numbers.length - 1;
        }
        return at;
    }

    private int hash(byte[] bytes, int from) {
        int hash = 0;
        for (int i = from; i < from + seed; i++) {
            hash = hash * FACTOR + bytes[i];
        }
        return hash;
    }

    private void search() throws IOException {
        byte[] bytes = new byte[BUFFER + seed];
        long at = 0;
        while (at + seed <= fresh.length()) {
            int length = (int) Math.min(bytes.length, fresh.length() - at);
            fresh.read(at, bytes, 0, length);
            at = searchIn(bytes, length, at);
        }
    }

    /** Rolls over a piece until a match is found, and returns where to go on. */
    private long searchIn(byte[] bytes, int length, long start) throws IOException {
        int hash = hash(bytes, 0);
        for (int i = 0; ; i++) {
            int number = numbers[place(hash)];
            if (number != 0) {
                long end = extend((number - 1L) * seed, start + i);
                if (end > start + i) {
                    return end;
                }
            }
            if (i + seed >= length) {
                return start + i + 1;
            }
            hash = (hash - bytes[i] * outgoing) * FACTOR + bytes[i + seed];
        }
    }

    /** Keeps a match if it is long enough; returns its end, or where it would be. */
    private long extend(long inOld, long inFresh) throws IOException {
        long after = forward(inOld, inFresh);
        if (after < seed) {
            return inFresh; // the same hash, but other bytes
        }
        long least = matches.isEmpty() ? 0 : matches.get(matches.size() - 1).end();
        long before = backward(inOld, inFresh, least);
        if (before + after >= SHORTEST) {
            matches.add(new Match(inFresh - before, new Step.Slice(inOld - before, before + after)));
        }
        return inFresh + after;
    }

    private long forward(long inOld, long inFresh) throws IOException {
        long most = Math.min(old.length() - inOld, fresh.length() - inFresh);
        for (long done = 0; done < most; ) {
            int span = (int) Math.min(BUFFER, most - done);
            old.read(inOld + done, mine, 0, span);
            fresh.read(inFresh + done, theirs, 0, span);
            int same = Arrays.mismatch(mine, 0, span, theirs, 0, span);
            if (same >= 0) {
                return done + same;
            }
            done += span;
        }
        return most;
    }

    private long backward(long inOld, long inFresh, long least) throws IOException {
        long most = Math.min(inOld, inFresh - least);
        for (long done = 0; done < most; ) {
            int span = (int) Math.min(SHORTEST, most - done);
            old.read(inOld - done - span, mine, 0, span);
            fresh.read(inFresh - done - span, theirs, 0, span);
            for (int i = span - 1; i >= 0; i--) {
                if (mine[i] != theirs[i]) {
                    return done + span - 1 - i;
                }
            }
            done += span;
        }
        return most;
    }
}
