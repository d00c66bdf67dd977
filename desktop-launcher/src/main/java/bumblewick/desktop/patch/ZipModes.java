package bumblewick.desktop.patch;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipException;

/**
 * The Unix modes that the central directory of a zip stores: which of its entries can be run and which are symbolic links.
 * Java's reader of zips tells none, and its file system none of the types.
 *
 * <p>Source: PKWARE, <i>APPNOTE.TXT, .ZIP File Format Specification</i> 6.3.10 (2022), 4.3.12 to 4.3.16.
 */
final class ZipModes {
    /** A symbolic link that all can read. */
    static final int LINK = 0120777;

    /** A file that all can read and run. */
    static final int PROGRAM = 0100755;

    private static final int TYPE = 0170000;
    private static final int OWNER_RUNS = 0100;

    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22; // bytes, without the comment
    private static final int LONGEST_COMMENT = 0xFFFF; // bytes
    private static final int LOCATOR = 0x07064b50;
    private static final int LOCATOR_LENGTH = 20; // bytes
    private static final int END_64 = 0x06064b50;
    private static final int END_64_LENGTH = 56; // bytes
    private static final int ENTRY = 0x02014b50;
    private static final int ENTRY_LENGTH = 46; // bytes, without name, extra fields and comment
    private static final int MADE_BY = 5; // offset in an entry: the system whose modes it has
    private static final int ATTRIBUTES = 38; // offset in an entry
    private static final byte UNIX = 3;
    private static final long LARGEST = 64L << 20; // bytes

    private ZipModes() {}

    static boolean isLink(int mode) {
        return (mode & TYPE) == (LINK & TYPE);
    }

    static boolean isProgram(int mode) {
        return (mode & OWNER_RUNS) != 0;
    }

    /**
     * The modes of all entries that have one, by path.
     *
     * @throws ZipException if it is no zip
     */
    static SortedMap<String, Integer> read(Path zip) throws IOException {
        SortedMap<String, Integer> modes = new TreeMap<>();
        try (FileChannel file = FileChannel.open(zip)) {
            each(directory(file, place(file)), (entry, path) -> {
                if (entry.get(MADE_BY) == UNIX) {
                    modes.put(path, entry.getInt(ATTRIBUTES) >>> Short.SIZE);
                }
            });
        }
        return modes;
    }

    /** Gives entries modes; the others keep what they have. */
    static void write(Path zip, Map<String, Integer> modes) throws IOException {
        try (FileChannel file = FileChannel.open(zip, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            Place place = place(file);
            ByteBuffer directory = directory(file, place);
            each(directory, (entry, path) -> {
                Integer mode = modes.get(path);
                if (mode != null) {
                    entry.put(MADE_BY, UNIX).putInt(ATTRIBUTES, mode << Short.SIZE);
                }
            });
            writeAll(file, directory.clear(), place.at());
        }
    }

    private static void writeAll(FileChannel file, ByteBuffer bytes, long at) throws IOException {
        for (long next = at; bytes.hasRemaining(); ) {
            next += file.write(bytes, next);
        }
    }

    /** What is done with an entry, whose first byte is at 0, and its path. */
    private interface Visitor {
        void visit(ByteBuffer entry, String path);
    }

    private static void each(ByteBuffer directory, Visitor visitor) throws ZipException {
        try {
            while (directory.remaining() >= ENTRY_LENGTH && directory.getInt(directory.position()) == ENTRY) {
                ByteBuffer entry = directory.slice().order(ByteOrder.LITTLE_ENDIAN);
                int name = entry.getShort(28) & 0xFFFF;
                byte[] path = new byte[name];
                entry.position(ENTRY_LENGTH).get(path);
                visitor.visit(entry, new String(path, StandardCharsets.UTF_8));
                int rest = (entry.getShort(30) & 0xFFFF) + (entry.getShort(32) & 0xFFFF);
                directory.position(directory.position() + ENTRY_LENGTH + name + rest);
            }
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw damaged();
        }
    }

    /** Where the central directory lies in the file. */
    private record Place(long at, int length) {}

    /** Right before the end record, which nothing but a comment follows; large zips have a second record in between. */
    private static Place place(FileChannel file) throws IOException {
        int tail = (int) Math.min(file.size(), END_LENGTH + LONGEST_COMMENT);
        long start = file.size() - tail;
        ByteBuffer bytes = bytes(file, start, tail);
        for (int i = tail - END_LENGTH; i >= 0; i--) {
            if (bytes.getInt(i) == END && i + END_LENGTH + (bytes.getShort(i + 20) & 0xFFFF) == tail) {
                long length = bytes.getInt(i + 12) & 0xFFFFFFFFL;
                Optional<Place> large = large(file, start + i);
                return large.isPresent() ? large.get() : checked(start + i, length);
            }
        }
        throw damaged();
    }

    private static Optional<Place> large(FileChannel file, long end) throws IOException {
        if (end < LOCATOR_LENGTH + END_64_LENGTH) {
            return Optional.empty();
        }
        ByteBuffer locator = bytes(file, end - LOCATOR_LENGTH, LOCATOR_LENGTH);
        long at = end - LOCATOR_LENGTH - END_64_LENGTH; // its usual place: Java writes no extensible data
        ByteBuffer record = bytes(file, at, END_64_LENGTH);
        return locator.getInt(0) == LOCATOR && record.getInt(0) == END_64
                ? Optional.of(checked(at, record.getLong(40)))
                : Optional.empty();
    }

    private static Place checked(long end, long length) throws ZipException {
        if (length < 0 || length > Math.min(end, LARGEST)) {
            throw damaged();
        }
        return new Place(end - length, (int) length);
    }

    private static ByteBuffer directory(FileChannel file, Place place) throws IOException {
        return bytes(file, place.at(), place.length());
    }

    private static ByteBuffer bytes(FileChannel file, long at, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.hasRemaining() && file.read(bytes, at + bytes.position()) > 0) {}
        if (bytes.hasRemaining()) {
            throw damaged();
        }
        return bytes.flip();
    }

    private static ZipException damaged() {
        return new ZipException("its list of files cannot be read");
    }
}
