package bumblewick.replay;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** Reads numbers and texts from bytes; an exception names the offset where it could not. */
final class ByteCursor {
    private static final int VARINT_BITS = 7;
    private static final int VARINT_MOST_SHIFT = 28;

    private final byte[] bytes;
    private final String file;
    private int offset;

    ByteCursor(byte[] bytes, String file) {
        this.bytes = bytes;
        this.file = file;
    }

    ByteCursor seek(int offset) {
        this.offset = offset;
        return this;
    }

    int offset() {
        return offset;
    }

    int remaining() {
        return bytes.length - offset;
    }

    byte int8(String what) throws ReplayFormatException {
        need(1, what);
        return bytes[offset++];
    }

    int int16(String what) throws ReplayFormatException {
        return (int) bits(Short.BYTES, what);
    }

    int int32(String what) throws ReplayFormatException {
        return (int) bits(Integer.BYTES, what);
    }

    long int64(String what) throws ReplayFormatException {
        return bits(Long.BYTES, what);
    }

    /** A 32-bit number from {@code min} to {@code max}, both allowed. */
    int whole(String what, int min, int max) throws ReplayFormatException {
        int at = offset;
        int value = int32(what);
        if (value < min || value > max) {
            throw new ReplayFormatException(file, at, what + " " + value, min + " to " + max);
        }
        return value;
    }

    int varint(String what) throws ReplayFormatException {
        int at = offset;
        int value = 0;
        for (int shift = 0; shift <= VARINT_MOST_SHIFT; shift += VARINT_BITS) {
            byte b = int8(what);
            value |= (b & 0x7F) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw new ReplayFormatException(file, at, "more than five bytes", what);
    }

    String text(String what) throws ReplayFormatException {
        int at = offset;
        int length = int16(what);
        need(length, what);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, at, length + Short.BYTES))) {
            offset += length;
            return in.readUTF();
        } catch (IOException e) {
            ReplayFormatException located = new ReplayFormatException(file, at, "no UTF-8 text", what);
            located.initCause(e);
            throw located;
        }
    }

    private long bits(int count, String what) throws ReplayFormatException {
        need(count, what);
        long value = 0;
        for (int i = 0; i < count; i++) {
            value = value << Byte.SIZE | (bytes[offset++] & 0xFF);
        }
        return value;
    }

    private void need(int count, String what) throws ReplayFormatException {
        if (remaining() < count) {
            throw new ReplayFormatException(file, bytes.length, "the end of the file", what);
        }
    }
}
