package bumblewick.audio;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * The length of an Ogg file, read without decoding it: the position that its last page names.
 *
 * <p>Source: RFC 3533, <i>The Ogg Encapsulation Format Version 0</i>, section 6.
 */
final class OggLength {
    private static final int CAPTURE = 0x4F676753; // "OggS"
    private static final int BEFORE_POSITION = 2; // version, type
    private static final int AFTER_POSITION = 12; // serial number, sequence number, checksum

    private OggLength() {}

    /**
     * Reads a file to its end.
     *
     * @return frames (samples of each channel) of the whole recording
     * @throws IOException if it is no Ogg file, or not a whole one
     */
    static long frames(InputStream file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(file));
        long frames = 0;
        for (int capture = in.readInt(); capture == CAPTURE; capture = next(in)) {
            skip(in, BEFORE_POSITION);
            frames = Math.max(frames, Long.reverseBytes(in.readLong()));
            skip(in, AFTER_POSITION);
            int segments = in.readUnsignedByte();
            int bytes = 0;
            for (int i = 0; i < segments; i++) {
                bytes += in.readUnsignedByte();
            }
            skip(in, bytes);
        }
        if (frames == 0) {
            throw new EOFException("there are no samples in it");
        }
        return frames;
    }

    private static void skip(DataInputStream in, int bytes) throws IOException {
        if (in.skipBytes(bytes) < bytes) {
            throw new EOFException("its last page is not whole");
        }
    }

    private static int next(DataInputStream in) throws IOException {
        int first = in.read();
        return first < 0 ? 0 : first << 24 | in.readUnsignedByte() << 16 | in.readUnsignedShort();
    }
}
