package bumblewick.desktop.patch;

import java.nio.charset.StandardCharsets;

/**
 * How a patch file is laid out, numbers with the most significant byte first:
 *
 * <pre>
 * 8 bytes     BWPATCH1
 * …           payloads: zstd frames, one after the other
 * …           contents: a zstd frame, see {@link ContentsWriter}
 * 4 bytes     length of the contents, packed
 * 4 bytes     length of the contents, unpacked
 * 32 bytes    SHA-256 of everything before
 * </pre>
 */
final class Format {
    private static final String NAME = "BWPATCH1";

    /** Bytes after the contents. */
    static final int TRAILER = 4 + 4 + Sha256.LENGTH;

    /** Bytes unpacked at a time: what bounds the memory. */
    static final int BLOCK = 8 << 20;

    /** Bytes of old files that a block refers to. */
    static final int PREFIX = 3 * BLOCK;

    /** Bytes of the unpacked contents. */
    static final int CONTENTS = 16 << 20;

    /** Entries of all lists in the contents, so that a small file cannot fill the memory. */
    static final int PARTS = 5 * TreeScan.MOST_FILES;

    /** Bytes that one step writes: no folder of a game is larger. */
    static final long STEP = 16L << 30;

    /** Versions that one patch starts from. */
    static final int STEPS = 64;

    private Format() {}

    /** The first bytes of the file. */
    static byte[] magic() {
        return NAME.getBytes(StandardCharsets.US_ASCII);
    }
}
