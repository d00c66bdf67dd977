package bumblewick.desktop.patch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The planned changes to the files of a folder. It is written before the first file is touched, so that the next
 * process can continue after a crash.
 *
 * @param target the version that results
 * @param entries one for each file that changes
 */
record Journal(Sha256 target, List<Entry> entries) {
    private static final String HEAD = "bumblewick patch journal 1";
    private static final Pattern STAGED = Pattern.compile("[a-z0-9-]{1,40}");

    Journal {
        entries = List.copyOf(entries);
    }

    /** What happens to a file. */
    enum Deed {
        ADD,
        REPLACE,
        DELETE,
        /** Nothing is in it, and nothing lies in its way. */
        FOLDER,
        /** Nothing is in it, and it goes. */
        CLEAR;

        boolean takesAway() {
            return this == REPLACE || this == DELETE;
        }

        boolean puts() {
            return this == ADD || this == REPLACE;
        }
    }

    /**
     * One file.
     *
     * @param staged name of the new content among the new files; {@code -} if it is deleted
     */
    record Entry(Deed deed, String staged, String path) {}

    /** Writes it to {@code file} so that it is on the disk when this returns. */
    void write(Path file) throws IOException {
        StringBuilder text = new StringBuilder(HEAD).append('\n').append(target).append('\n');
        for (Entry entry : entries) {
            text.append(entry.deed().name().toLowerCase(Locale.ROOT));
            text.append('\t')
                    .append(entry.staged())
                    .append('\t')
                    .append(entry.path())
                    .append('\n');
        }
        text.append("end ").append(entries.size()).append('\n');
        Files.deleteIfExists(file);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /**
     * Reads one. It may have come with the folder from somebody else.
     *
     * @throws PatchException if it makes no sense
     */
    static Journal read(Path file) throws IOException, PatchException {
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        if (lines.size() < 3 || !lines.get(0).equals(HEAD)) {
            throw new PatchException(file + ":1", lines.isEmpty() ? "nothing" : "something else", "'" + HEAD + "'");
        }
        int count = lines.size() - 3;
        if (!lines.get(lines.size() - 1).equals("end " + count)) {
            throw new PatchException(file + ":" + lines.size(), "another last line", "'end " + count + "'");
        }
        if (!lines.get(1).matches("[0-9a-f]{64}")) {
            throw new PatchException(file + ":2", "something else", "a SHA-256");
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 2; i < lines.size() - 1; i++) {
            entries.add(entry(file + ":" + (i + 1), lines.get(i)));
        }
        return new Journal(Sha256.of(HexFormat.of().parseHex(lines.get(1))), entries);
    }

    private static Entry entry(String place, String line) throws PatchException {
        String[] parts = line.split("\t", -1);
        if (parts.length != 3 || !STAGED.matcher(parts[1]).matches()) {
            throw new PatchException(place, "another line", "what happens, the new file and the path");
        }
        Optional<String> fault =
                Junk.isIn(parts[2]) ? Optional.of("is a file that no version has") : FolderPath.fault(parts[2]);
        if (fault.isPresent()) {
            throw new PatchException(place, "a path that " + fault.get(), "a path in the folder");
        }
        for (Deed deed : Deed.values()) {
            if (deed.name().toLowerCase(Locale.ROOT).equals(parts[0])) {
                return new Entry(deed, parts[1], parts[2]);
            }
        }
        throw new PatchException(place, "something else", "add, replace, delete, folder or clear");
    }
}
