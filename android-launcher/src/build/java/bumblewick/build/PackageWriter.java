package bumblewick.build;

import com.android.zipflinger.BytesSource;
import com.android.zipflinger.ZipArchive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Writes a package: every file packed as tightly as can be, but those that are packed already, or that Android maps into
 * memory, stored as they are at a multiple of four bytes. No file has a date.
 */
final class PackageWriter implements AutoCloseable {
    private static final Set<String> STORED = Set.of("arsc", "jpg", "ogg", "png", "prof", "profm");
    private static final int ALIGNMENT = 4; // bytes

    private final ZipArchive zip;

    PackageWriter(Path out) throws IOException {
        Files.deleteIfExists(out);
        zip = new ZipArchive(out);
    }

    /** Adds a file. */
    void add(String name, byte[] bytes) throws IOException {
        boolean stored = STORED.contains(name.substring(name.lastIndexOf('.') + 1));
        BytesSource source = new BytesSource(bytes, name, stored ? Deflater.NO_COMPRESSION : Deflater.BEST_COMPRESSION);
        if (stored) {
            source.align(ALIGNMENT);
        }
        zip.add(source);
    }

    /** Adds what is in a folder. */
    void addFolder(Path folder) throws IOException {
        for (Path file : Folders.files(folder)) {
            add(Folders.name(folder, file), Files.readAllBytes(file));
        }
    }

    /** Adds what is in another archive, in its order. */
    void addArchive(Path archive) throws IOException {
        try (ZipFile from = new ZipFile(archive.toFile())) {
            for (ZipEntry entry : Collections.list(from.entries())) {
                try (InputStream bytes = from.getInputStream(entry)) {
                    add(entry.getName(), bytes.readAllBytes());
                }
            }
        }
    }

    /** Adds files by their names. */
    void addAll(Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            add(file.getKey(), file.getValue());
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
