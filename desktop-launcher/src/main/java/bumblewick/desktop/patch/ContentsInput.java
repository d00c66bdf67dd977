package bumblewick.desktop.patch;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads the parts that {@link ContentsWriter} writes, and validates all of them. */
final class ContentsInput {
    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;
    private static final int LONGEST_TEXT = 4096; // bytes

    private final String file;
    private final ByteBuffer bytes;
    private int partsLeft = Format.PARTS;

    ContentsInput(String file, byte[] bytes) {
        this.file = file;
        this.bytes = ByteBuffer.wrap(bytes);
    }

    /**
     * A number from 0 to {@code most}.
     *
     * @param what it is, for the message
     */
    long number(String what, long most) throws PatchException {
        long value = 0;
        int start = bytes.position();
        for (int shift = 0; shift < Long.SIZE - 1; shift += BITS) {
            need(what, 1);
            int part = bytes.get() & 0xff;
            value |= (long) (part & MORE - 1) << shift;
            if (part < MORE) {
                return inRange(what, start, value, most);
            }
        }
        throw new PatchException(place(what, start), "a number without end", "0 to " + most);
    }

    private long inRange(String what, int start, long value, long most) throws PatchException {
        if (value < 0 || value > most) {
            throw new PatchException(place(what, start), String.valueOf(value), "0 to " + most);
        }
        return value;
    }

    /**
     * How many parts a list has: at most {@code most}, and no more than could follow if each had but {@code least} bytes.
     */
    int count(String what, int most, int least) throws PatchException {
        int start = bytes.position();
        long count = number("the number of " + what, Math.min(most, partsLeft));
        if (count * least > bytes.remaining()) {
            throw new PatchException(
                    place("the number of " + what, start),
                    String.valueOf(count),
                    "at most " + bytes.remaining() / least + ", for which there is room");
        }
        take(what, (int) count);
        return (int) count;
    }

    /** Counts parts that are listed, against what all lists may have. */
    void take(String what, int count) throws PatchException {
        if (count > partsLeft) {
            throw new PatchException(place(what), count + " parts", "at most " + partsLeft);
        }
        partsLeft -= count;
    }

    /** A number from {@code -most} to {@code most}. */
    long difference(String what, long most) throws PatchException {
        long twice = number(what, 2 * most);
        return (twice & 1) == 0 ? twice / 2 : -(twice + 1) / 2;
    }

    /** A number of so many bytes, without sign. */
    long bytes(String what, int count) throws PatchException {
        need(what, count);
        long value = 0;
        for (int i = 0; i < count; i++) {
            value = value << Byte.SIZE | (bytes.get() & 0xff);
        }
        return value;
    }

    /** A whole SHA-256. */
    Sha256 hash(String what) throws PatchException {
        need(what, Sha256.LENGTH);
        byte[] hash = new byte[Sha256.LENGTH];
        bytes.get(hash);
        return Sha256.of(hash);
    }

    /** A text. */
    String text(String what) throws PatchException {
        int length = (int) number("the length of " + what, LONGEST_TEXT);
        need(what, length);
        ByteBuffer part = bytes.slice(bytes.position(), length);
        bytes.position(bytes.position() + length);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(part).toString();
        } catch (CharacterCodingException e) {
            throw new PatchException(place(what, bytes.position() - length), "bytes that are no text", "UTF-8");
        }
    }

    /** Refuses what follows. */
    void end() throws PatchException {
        if (bytes.hasRemaining()) {
            throw new PatchException(
                    place("the contents", bytes.position()), bytes.remaining() + " bytes more", "the end");
        }
    }

    /** Where this reads, for a message. */
    String place(String what) {
        return place(what, bytes.position());
    }

    private void need(String what, int length) throws PatchException {
        if (bytes.remaining() < length) {
            throw new PatchException(place(what), "the end", length + " bytes more");
        }
    }

    private String place(String what, int at) {
        return file + ", contents, byte " + at + ", " + what;
    }
}
