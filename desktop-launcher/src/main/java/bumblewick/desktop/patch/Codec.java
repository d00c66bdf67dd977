package bumblewick.desktop.patch;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.util.Native;
import java.io.IOException;
import java.util.Arrays;

/**
 * Compresses bytes with references to other bytes that both sides have, as {@code zstd --patch-from} does. A frame is
 * compressed and decompressed in one piece: no length that a frame states makes the reader allocate memory.
 */
final class Codec {
    /** The best level for content of the size of a block; those above take twice the memory for a part in a thousand. */
    static final int THOROUGH = 19;

    /** Packs some 15 MB a second. */
    static final int MIDDLING = 12;

    /** Packs some 80 MB a second. */
    static final int FAST = 6;

    private Codec() {}

    /**
     * Loads the library of zstd, which unpacks itself into the system's folder of temporary files.
     *
     * @throws IOException if it cannot be unpacked or loaded there
     */
    static void load() throws IOException {
        try {
            Native.load();
        } catch (LinkageError e) {
            throw new IOException(
                    "The library of zstd cannot be loaded from the folder of temporary files, "
                            + System.getProperty("ZstdTempFolder", System.getProperty("java.io.tmpdir"))
                            + " (" + e.getMessage() + "). Java takes another one by -DZstdTempFolder=FOLDER.",
                    e);
        }
    }

    /**
     * Packs {@code raw}.
     *
     * @param prefix what it may refer to, from {@link #prefix}
     * @param raw up to {@link Format#BLOCK} bytes, or contents
     * @param level of zstd
     */
    static byte[] pack(byte[] prefix, byte[] raw, int level) {
        byte[] packed = new byte[bound(raw.length)];
        long length = Zstd.compressUsingDict(packed, 0, raw, 0, raw.length, prefix, level);
        if (Zstd.isError(length)) {
            throw new IllegalStateException("zstd cannot pack: " + Zstd.getErrorName(length));
        }
        return Arrays.copyOf(packed, (int) length);
    }

    /**
     * Unpacks a frame.
     *
     * @param place for the message
     * @param length of the result
     * @throws PatchException if the result has another length, or the frame is invalid
     */
    static byte[] unpack(String place, byte[] prefix, byte[] packed, int length) throws PatchException {
        byte[] raw = new byte[length];
        long found;
        try {
            found = Zstd.decompressUsingDict(raw, 0, packed, 0, packed.length, prefix);
        } catch (ZstdException e) {
            throw new PatchException(
                    place, "a frame that cannot be unpacked (" + e.getMessage() + ")", length + " bytes");
        }
        if (Zstd.isError(found)) {
            throw new PatchException(
                    place, "a frame that cannot be unpacked (" + Zstd.getErrorName(found) + ")", length + " bytes");
        }
        if (found != length) {
            throw new PatchException(place, found + " bytes", length + " bytes");
        }
        return raw;
    }

    /** Room for a prefix: the first byte is none of it, so that no file looks like a dictionary of zstd's own kind. */
    static byte[] prefix(int length) {
        return new byte[1 + length];
    }

    /** What {@code raw} bytes can grow to at most. */
    static int bound(int raw) {
        return Math.toIntExact(Zstd.compressBound(raw));
    }
}
