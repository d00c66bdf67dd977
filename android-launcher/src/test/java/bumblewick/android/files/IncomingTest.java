package bumblewick.android.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.app.Application;
import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import bumblewick.android.harness.GlRunner;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowToast;

/** Files that other programs hand over, and those that are handed to them. */
@RunWith(GlRunner.class)
@Config(sdk = 35)
public class IncomingTest {
    private static final int LIMIT = 100;

    private final Application application = RuntimeEnvironment.getApplication();
    private final Incoming incoming = new Incoming(application, LIMIT, () -> {});

    private Uri offer(String name, int bytes) {
        Uri uri = Uri.parse("content://elsewhere/" + name);
        Shadows.shadowOf(application.getContentResolver())
                .registerInputStream(uri, new ByteArrayInputStream(new byte[bytes]));
        return uri;
    }

    @Test
    public void aFileIsCopiedUnderItsOwnName() throws IOException {
        Path copy = incoming.copy(offer("tour.replay", LIMIT));

        assertEquals("tour.replay", copy.getFileName().toString());
        assertEquals(LIMIT, Files.size(copy));
        assertTrue(copy.startsWith(application.getCacheDir().toPath()));
    }

    @Test
    public void aFileThatIsTooLargeLeavesNothingBehind() throws IOException {
        Uri uri = offer("bomb.zip", LIMIT + 1);

        assertThrows(IOException.class, () -> incoming.copy(uri));

        try (Stream<Path> left = Files.list(application.getCacheDir().toPath().resolve("incoming"))) {
            assertEquals(0, left.count());
        }
    }

    @Test
    public void aNameLeadsNowhereElse() {
        assertEquals("_.._etc_passwd", Incoming.plain("/../etc/passwd"));
        assertEquals("zip", Incoming.plain("..zip"));
        assertEquals("file", Incoming.plain("..."));
        assertEquals("花.replay", Incoming.plain("花.replay"));
    }

    @Test
    public void onlyContentsOfOtherProgramsAreTaken() {
        Uri content = Uri.parse("content://elsewhere/mod.zip");

        assertEquals(Optional.of(content), Incoming.of(new Intent(Intent.ACTION_VIEW, content)));
        assertEquals(
                Optional.of(content),
                Incoming.of(new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, content)));
        assertEquals(Optional.empty(), Incoming.of(new Intent(Intent.ACTION_VIEW, Uri.parse("file:///data/x.zip"))));
        assertEquals(Optional.empty(), Incoming.of(new Intent(Intent.ACTION_MAIN)));
    }

    /** The list of recent programs starts the game by an intent of another day. */
    @Test
    public void whatWasTakenOnceIsNotTakenAgainFromTheListOfRecentPrograms() {
        Intent old = new Intent(Intent.ACTION_VIEW, Uri.parse("content://elsewhere/mod.zip"))
                .addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);

        assertEquals(Optional.empty(), Incoming.of(old));
    }

    @Test
    public void whatAKilledProcessHasLeftIsDeletedAtTheNextStart() throws IOException {
        incoming.copy(offer("mod.zip", LIMIT));

        new FileExchange(Robolectric.buildActivity(Activity.class).create().get());

        assertFalse(Files.exists(application.getCacheDir().toPath().resolve("incoming")));
    }

    /** Other programs' providers throw what they like. */
    @Test
    public void aProviderThatFailsLeavesNothingBehind() throws IOException {
        Uri uri = Uri.parse("content://broken/mod.zip");
        Robolectric.buildContentProvider(BrokenProvider.class).create("broken");

        assertThrows(RuntimeException.class, () -> incoming.copy(uri));

        assertFalse(Files.exists(application.getCacheDir().toPath().resolve("incoming")));
    }

    /** One that cannot even say how it calls a file. */
    public static final class BrokenProvider extends ContentProvider {
        @Override
        public Cursor query(Uri uri, String[] columns, String selection, String[] values, String order) {
            throw new IllegalStateException("broken");
        }

        @Override
        public boolean onCreate() {
            return true;
        }

        @Override
        public String getType(Uri uri) {
            return null;
        }

        @Override
        public Uri insert(Uri uri, ContentValues values) {
            return null;
        }

        @Override
        public int delete(Uri uri, String selection, String[] values) {
            return 0;
        }

        @Override
        public int update(Uri uri, ContentValues values, String selection, String[] arguments) {
            return 0;
        }
    }

    @Test
    public void whereNothingTakesFilesThePlayerIsToldSo() {
        Path picture = application.getFilesDir().toPath().resolve("pictures").resolve("a.png");
        Activity activity = Robolectric.buildActivity(Activity.class).create().get();
        Robolectric.buildContentProvider(SharedFiles.class).create(SharedFiles.AUTHORITY);
        Shadows.shadowOf(application).checkActivities(true); // who is not there cannot be started

        new FileExchange(activity).share(picture);

        assertEquals("No app on this device can receive files", ShadowToast.getTextOfLatestToast());
    }

    @Test
    public void aFileIsOfferedWithTheRightToReadIt() throws IOException {
        Path picture = application.getFilesDir().toPath().resolve("pictures").resolve("a.png");
        Activity activity = Robolectric.buildActivity(Activity.class).create().get();
        Robolectric.buildContentProvider(SharedFiles.class).create(SharedFiles.AUTHORITY);

        new FileExchange(activity).share(picture);

        Intent chooser = Shadows.shadowOf(activity).getNextStartedActivity();
        Intent send = chooser.getParcelableExtra(Intent.EXTRA_INTENT);
        assertEquals(Intent.ACTION_CHOOSER, chooser.getAction());
        assertEquals(Intent.ACTION_SEND, send.getAction());
        assertEquals("image/png", send.getType());
        assertEquals(SharedFiles.uri(picture), send.getParcelableExtra(Intent.EXTRA_STREAM));
        assertTrue((send.getFlags() & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0);
    }

    @Test
    @SuppressWarnings("ThreadPriorityCheck") // gives way to a thread that announces nothing
    public void whatIsPickedIsTaken() throws Exception {
        Activity activity = Robolectric.buildActivity(Activity.class).create().get();
        FileExchange exchange = new FileExchange(activity);

        exchange.pick();
        Intent asked = Shadows.shadowOf(activity).getNextStartedActivityForResult().intent;
        assertEquals(Intent.ACTION_OPEN_DOCUMENT, asked.getAction());
        exchange.picked(1, Activity.RESULT_CANCELED, null);
        exchange.picked(1, Activity.RESULT_OK, new Intent().setData(offer("garden.zip", 5)));

        List<Path> taken = exchange.take();
        while (taken.isEmpty()) { // it is copied by a thread of its own
            Thread.yield();
            taken = exchange.take();
        }
        assertEquals("garden.zip", taken.get(0).getFileName().toString());
        assertEquals(List.of(), exchange.take());
    }

    @Test
    public void aSharedFileCanBeReadAndNothingElse() throws IOException {
        Path replay = application.getFilesDir().toPath().resolve("replays").resolve("a.replay");
        Files.createDirectories(replay.getParent());
        Files.write(replay, new byte[] {1, 2, 3});
        Path settings = application.getFilesDir().toPath().resolve("settings.json");
        Files.write(settings, new byte[] {4});
        SharedFiles provider = Robolectric.buildContentProvider(SharedFiles.class)
                .create(SharedFiles.AUTHORITY)
                .get();
        ContentResolver others = application.getContentResolver();
        Uri uri = SharedFiles.uri(replay);

        try (InputStream read = others.openInputStream(uri)) {
            assertArrayEquals(new byte[] {1, 2, 3}, read.readAllBytes());
        }
        try (Cursor row = others.query(uri, null, null, null, null)) {
            assertTrue(row.moveToFirst());
            assertEquals("a.replay", row.getString(0));
            assertEquals(3, row.getInt(1));
        }
        assertEquals("application/octet-stream", others.getType(uri));
        assertThrows(IllegalArgumentException.class, () -> SharedFiles.uri(settings));
        String own = "content://" + SharedFiles.AUTHORITY + "/";
        for (String path : List.of("settings.json", "replays/..%2Fsettings.json", "replays/none", "replays", "")) {
            assertThrows(path, FileNotFoundException.class, () -> provider.openFile(Uri.parse(own + path), "r"));
        }
        assertThrows(FileNotFoundException.class, () -> provider.openFile(uri, "rw"));
    }
}
