package bumblewick.desktop.patch;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * How a patch file is laid out, numbers with the most significant byte first:
 *
 * <pre>
 * 8 bytes     BWPATCH3
 * …           payloads: zstd frames, one after the other
 * …           contents: a zstd frame, see {@link ContentsWriter}
 * 4 bytes     length of the contents, packed
 * 4 bytes     length of the contents, unpacked
 * 32 bytes    SHA-256 of everything before
 * </pre>
 *
 * <p>The old version is one stream of bytes, all its files in the order of their paths; what is written is another. Long
 * pieces that both have are copied from the old stream ({@link LongMatches}); what lies between them is in the frames, each
 * of which refers to pieces of the old stream around it ({@link BlockPlan}).
 */
final class Format {
    private static final String NAME = "BWPATCH3";

    /** How files of earlier formats begin; they are refused. The first named every old file, the second had no links. */
    private static final List<String> EARLIER = List.of("BWPATCH1", "BWPATCH2");

    /** Bytes after the contents. */
    static final int TRAILER = 4 + 4 + Sha256.LENGTH;

    /** Bytes unpacked at a time: what bounds the memory. */
    static final int BLOCK = 8 << 20;

    /** Bytes of the old stream that a block refers to. */
    static final int PREFIX = 3 * BLOCK;

    /** Bytes of the unpacked contents. */
    static final int CONTENTS = 16 << 20;

    /** Entries of all lists in the contents, so that a small file cannot fill the memory. */
    static final int PARTS = 10 * TreeScan.MOST_FILES;

    /** Bytes that one step writes: no folder of a game is larger. */
    static final long STEP = 16L << 30;

    /** Versions that one patch starts from. */
    static final int STEPS = 64;

    private Format() {}

    /** The first bytes of the file. */
    static byte[] magic() {
        return NAME.getBytes(StandardCharsets.US_ASCII);
    }

    /** What a file is that begins with other bytes, for a message. */
    static String found(byte[] beginning) {
        String name = new String(beginning, StandardCharsets.ISO_8859_1);
        return EARLIER.contains(name)
                ? "'" + name + "', a patch that an earlier version of the game made; --diff makes it anew"
                : "something else";
    }
}
