package bumblewick.build;

import java.io.ByteArrayOutputStream;

/** Writes numbers, the lowest byte first. */
final class LittleEndian {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void u8(int value) {
        out.write(value);
    }

    void u16(int value) {
        u8(value);
        u8(value >> 8);
    }

    void u32(int value) {
        u16(value);
        u16(value >> 16);
    }

    void bytes(byte[] values) {
        out.write(values, 0, values.length);
    }

    byte[] toBytes() {
        return out.toByteArray();
    }
}
