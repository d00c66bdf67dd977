package bumblewick.android.files;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Lets a program read a file that the player shares with it, as long as the system grants it: replays, pictures and
 * reports, nothing else. Read-only.
 */
public final class SharedFiles extends ContentProvider {
    /** What the manifest calls it. */
    static final String AUTHORITY = "bumblewick.android.files";

    private static final List<String> FOLDERS = List.of("replays", "pictures", "logs");
    private static final int PARTS = 2;

    /** For the system alone. */
    public SharedFiles() {}

    /**
     * How other programs call a file.
     *
     * @throws IllegalArgumentException if it is none that can be shared
     */
    static Uri uri(Path file) {
        Path folder = file.toAbsolutePath().getParent().getFileName();
        if (!FOLDERS.contains(folder.toString())) {
            throw new IllegalArgumentException(file + " lies in none of " + FOLDERS);
        }
        return new Uri.Builder()
                .scheme("content")
                .authority(AUTHORITY)
                .appendPath(folder.toString())
                .appendPath(file.getFileName().toString())
                .build();
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    private File file(Uri uri) throws FileNotFoundException {
        List<String> path = uri.getPathSegments();
        Context context = getContext();
        boolean known = path.size() == PARTS
                && FOLDERS.contains(path.get(0))
                && !path.get(1).contains(File.separator)
                && !path.get(1).startsWith(".");
        File file = known && context != null
                ? context.getFilesDir()
                        .toPath()
                        .resolve(path.get(0))
                        .resolve(path.get(1))
                        .toFile()
                : null;
        if (file == null || !file.isFile()) {
            throw new FileNotFoundException(uri + " is none of the files that are shared");
        }
        return file;
    }

    @Override
    public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new FileNotFoundException(uri + " can only be read");
        }
        return ParcelFileDescriptor.open(file(uri), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public String getType(Uri uri) {
        String name = String.valueOf(uri.getLastPathSegment()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".png")) {
            return "image/png";
        }
        return name.endsWith(".txt") ? "text/plain" : "application/octet-stream";
    }

    @Override
    public Cursor query(Uri uri, String[] columns, String selection, String[] values, String order) {
        String[] asked = columns == null ? new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE} : columns;
        MatrixCursor rows = new MatrixCursor(asked, 1);
        try {
            File file = file(uri);
            MatrixCursor.RowBuilder row = rows.newRow();
            for (String column : asked) {
                row.add(value(file, column));
            }
        } catch (FileNotFoundException none) {
            return rows; // without a row
        }
        return rows;
    }

    private static Object value(File file, String column) {
        if (OpenableColumns.DISPLAY_NAME.equals(column)) {
            return file.getName();
        }
        return OpenableColumns.SIZE.equals(column) ? file.length() : null;
    }

    // Android asks every provider for the three that follow, and expects this type from one that can only be read

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        throw new UnsupportedOperationException("it can only be read");
    }

    @Override
    public int delete(Uri uri, String selection, String[] values) {
        throw new UnsupportedOperationException("it can only be read");
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] arguments) {
        throw new UnsupportedOperationException("it can only be read");
    }
}
