package bumblewick.content.mod;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** A mod that is a zip, which stays open. A single folder that holds all of it, as some programs make, is looked through. */
final class ModZip extends ModFiles {
    /** How many times its size in the zip a file may have; only of those large enough to hurt. */
    private static final long MOST_RATIO = 200;

    private static final long SMALL = 1 << 20; // bytes
    private static final int END_HEADER = 22; // bytes
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int LARGEST_DIRECTORY = 4 << 20; // bytes

    private final ZipFile zip;
    private final SortedMap<String, Long> sizes = new TreeMap<>();
    private final String prefix;

    private ModZip(ZipFile zip, ModFileLimits inventory) {
        this.zip = zip;
        prefix = prefix(inventory.files());
        inventory.files().forEach((path, size) -> {
            if (path.startsWith(prefix)) {
                sizes.put(path.substring(prefix.length()), size);
            }
        });
    }

    /**
     * Opens a zip and looks at what it says is in it.
     *
     * @param inventory receives what is in it
     * @throws IOException if it is no zip that can be read
     */
    static ModZip open(Path file, ModFileLimits inventory) throws IOException {
        checkDirectory(file);
        ZipFile zip = null;
        try {
            zip = new ZipFile(file.toFile());
            zip.stream().forEach(entry -> add(entry, inventory));
            inventory.close();
            return new ModZip(zip, inventory);
        } catch (IOException | IllegalArgumentException | IllegalStateException broken) {
            if (zip != null) {
                zip.close();
            }
            throw new ZipException(broken.getMessage());
        }
    }

    private static void add(ZipEntry entry, ModFileLimits inventory) {
        String name = entry.getName();
        if (entry.isDirectory()) {
            return;
        }
        long packed = Math.max(1, entry.getCompressedSize());
        if (inventory.add(name, entry.getSize()) && entry.getSize() > Math.max(SMALL, packed * MOST_RATIO)) {
            inventory.problem(name, "becomes more than " + MOST_RATIO + " times as large when it is unpacked");
        }
    }

    /**
     * The list of what is in a zip is read whole when it is opened, so its size is looked at before. Whatever looks like
     * the end of the zip counts: which of several a reader takes for it is anybody's guess.
     *
     * <p>Source: PKWARE, <i>.ZIP File Format Specification</i> 6.3.10, 4.3.16 (end of central directory record).
     */
    private static void checkDirectory(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            int length = (int) Math.min(in.length(), END_HEADER + LONGEST_COMMENT);
            byte[] tail = new byte[length];
            in.seek(in.length() - length);
            in.readFully(tail);
            boolean found = false;
            for (int at = 0; at + END_HEADER <= length; at++) {
                if (tail[at] == 'P' && tail[at + 1] == 'K' && tail[at + 2] == 5 && tail[at + 3] == 6) {
                    found = true;
                    checkEnd(tail, at);
                }
            }
            if (!found) {
                throw new ZipException("it does not end like a zip: it is cut off, or something else");
            }
        }
    }

    private static void checkEnd(byte[] tail, int at) throws ZipException {
        int entries = number(tail, at + 10, 2);
        long directory = number(tail, at + 12, 4) & 0xFFFFFFFFL;
        if (entries > ModFileLimits.MOST_FILES * 2 || directory > LARGEST_DIRECTORY) { // folders are entries, too
            throw new ZipException("it has more than " + ModFileLimits.MOST_FILES + " files");
        }
    }

    private static int number(byte[] bytes, int at, int count) {
        int number = 0;
        for (int i = count - 1; i >= 0; i--) {
            number = number << 8 | (bytes[at + i] & 0xFF);
        }
        return number;
    }

    /** The folder in which everything is, if the card is not at the top. */
    private static String prefix(SortedMap<String, Long> files) {
        if (files.isEmpty() || files.containsKey(ModCard.FILE)) {
            return "";
        }
        String top = files.firstKey().split("/", 2)[0] + "/";
        return files.containsKey(top + ModCard.FILE) ? top : "";
    }

    @Override
    public SortedMap<String, Long> sizes() {
        return Collections.unmodifiableSortedMap(sizes);
    }

    @Override
    public InputStream open(String path) throws IOException {
        ZipEntry entry = exists(path) ? zip.getEntry(prefix + path) : null;
        if (entry == null) {
            throw new NoSuchFileException(path);
        }
        try {
            return new Limited(zip.getInputStream(entry), sizes.get(path));
        } catch (IllegalStateException | IllegalArgumentException broken) {
            throw new ZipException(broken.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /** Ends where the zip says that the file ends: what says one size and unpacks to another is refused. */
    private static final class Limited extends FilterInputStream {
        private long left;

        Limited(InputStream in, long size) {
            super(in);
            left = size;
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] bytes, int from, int count) throws IOException {
            int read = super.read(bytes, from, count);
            count(Math.max(0, read));
            return read;
        }

        private void count(int read) throws IOException {
            left -= read;
            if (left < 0) {
                throw new ZipException("it is larger than the zip says");
            }
        }
    }
}
