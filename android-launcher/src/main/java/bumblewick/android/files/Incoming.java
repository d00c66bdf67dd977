package bumblewick.android.files;

import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.provider.OpenableColumns;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Files that other programs pass to the game. They have no path, so the game copies them first; it takes and checks
 * the copies when it is ready.
 */
public final class Incoming {
    /** No mod or replay is larger, in bytes. */
    public static final long MOST_BYTES = 256L << 20;

    private static final Logger LOG = LoggerFactory.getLogger(Incoming.class);
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_NAME = 80;
    private static final String NO_NAME = "file";

    private final ContentResolver contents;
    private final Path tray;
    private final long mostBytes;
    private final Runnable whenRefused;
    private final Queue<Path> waiting = new ConcurrentLinkedQueue<>();

    /** @param whenRefused done, on whichever thread, when a file could not be taken */
    public Incoming(Context application, Runnable whenRefused) {
        this(application, MOST_BYTES, whenRefused);
    }

    Incoming(Context application, long mostBytes, Runnable whenRefused) {
        contents = application.getContentResolver();
        tray = application.getCacheDir().toPath().resolve("incoming");
        this.mostBytes = mostBytes;
        this.whenRefused = whenRefused;
    }

    /** Deletes what an earlier process has left; before anything is fetched. */
    void clear() {
        if (!Files.isDirectory(tray)) {
            return;
        }
        try (Stream<Path> left = Files.walk(tray)) {
            left.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            LOG.warn("{} could not be emptied: {}", tray, e.toString());
        }
    }

    /** The files that came since this was last asked; they are the game's, to be deleted when it has done with them. */
    public List<Path> take() {
        if (waiting.isEmpty()) {
            return List.of();
        }
        List<Path> taken = new ArrayList<>();
        for (Path file = waiting.poll(); file != null; file = waiting.poll()) {
            taken.add(file);
        }
        return taken;
    }

    /**
     * The file in an intent, by "open with" or by sharing; empty if there is none. The list of recent programs starts the
     * game by the intent of another day once more, whose file was taken then.
     */
    public static Optional<Uri> of(Intent intent) {
        if (intent == null || (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
            return Optional.empty();
        }
        String action = intent.getAction();
        Uri uri = null;
        if (Intent.ACTION_VIEW.equals(action)) {
            uri = intent.getData();
        } else if (Intent.ACTION_SEND.equals(action)) {
            uri = stream(intent);
        }
        return Optional.ofNullable(uri).filter(found -> ContentResolver.SCHEME_CONTENT.equals(found.getScheme()));
    }

    @SuppressWarnings("deprecation") // the other way there is since Android 13 alone
    private static Uri stream(Intent intent) {
        return intent.getParcelableExtra(Intent.EXTRA_STREAM);
    }

    /** Copies a file aside, on a thread of its own. */
    public void fetch(Uri uri) {
        Thread thread = new Thread(() -> copyOrSayWhyNot(uri), "incoming");
        thread.setDaemon(true);
        thread.start();
    }

    private void copyOrSayWhyNot(Uri uri) {
        try {
            waiting.add(copy(uri));
        } catch (IOException | RuntimeException e) { // whatever another program's provider throws
            LOG.warn("{} could not be taken: {}", uri, e.toString());
            whenRefused.run();
        }
    }

    /**
     * Copies a file aside.
     *
     * @throws IOException if it cannot be read, is too large, or cannot be written
     */
    Path copy(Uri uri) throws IOException {
        String name = plain(name(uri));
        Files.createDirectories(tray);
        Path folder = Files.createTempDirectory(tray, "file");
        Path file = folder.resolve(name);
        try (InputStream from = contents.openInputStream(uri)) {
            if (from == null) {
                throw new IOException("there is nothing behind it");
            }
            copy(from, file);
            return file;
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            Files.delete(folder);
            throw e;
        }
    }

    private void copy(InputStream from, Path file) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long size = 0;
        try (OutputStream to = Files.newOutputStream(file)) {
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
                size += count;
                if (size > mostBytes) {
                    throw new IOException("it has more than " + mostBytes + " bytes");
                }
                to.write(buffer, 0, count);
            }
        }
    }

    private String name(Uri uri) {
        String[] columns = {OpenableColumns.DISPLAY_NAME};
        try (Cursor row = contents.query(uri, columns, null, null, null)) {
            if (row != null && row.moveToFirst() && row.getString(0) != null) {
                return row.getString(0);
            }
        }
        return uri.getLastPathSegment() == null ? NO_NAME : uri.getLastPathSegment();
    }

    /** A name that leads nowhere but into the folder: another program chose it. */
    static String plain(String name) {
        String plain = name.replaceAll("[^\\p{L}\\p{N}._ -]", "_").replaceAll("^\\.+", "");
        if (plain.length() > LONGEST_NAME) {
            plain = plain.substring(plain.length() - LONGEST_NAME);
        }
        return plain.trim().isEmpty() ? NO_NAME : plain;
    }
}
