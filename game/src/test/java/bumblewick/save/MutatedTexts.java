package bumblewick.save;

import java.util.Arrays;
import java.util.Random;

/** Damages files as disks, editors and hands do; the same way with the same seed. */
public final class MutatedTexts {
    /** As many as a reader has to survive. */
    public static final int MANY = 10_000;

    private final Random random;

    /** Begins with a seed. */
    public MutatedTexts(long seed) {
        random = new Random(seed);
    }

    /** Some bytes are others, a piece is missing, or a piece is there twice. */
    public byte[] of(byte[] whole) {
        byte[] bytes = whole.clone();
        int changes = random.nextInt(8);
        for (int i = 0; i < changes; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        int from = random.nextInt(bytes.length);
        int to = from + random.nextInt(bytes.length - from);
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(bytes, from);
            case 1 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 2 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            default -> bytes;
        };
    }

    private static byte[] joined(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }
}
