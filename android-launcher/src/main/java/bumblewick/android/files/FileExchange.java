package bumblewick.android.files;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Passes files to other programs and receives files from them. On the main thread, except {@link #take}. */
public final class FileExchange {
    private static final Logger LOG = LoggerFactory.getLogger(FileExchange.class);
    private static final int PICK = 1;
    private static final String ANYTHING = "*/*"; // a replay has no type of its own

    private final Activity activity;
    private final Incoming incoming;

    public FileExchange(Activity activity) {
        this.activity = activity;
        incoming =
                new Incoming(activity.getApplicationContext(), () -> activity.runOnUiThread(() -> say("file_refused")));
        incoming.clear();
    }

    /** The files that came since this was last asked; from any thread. */
    public List<Path> take() {
        return incoming.take();
    }

    /** Takes what an intent brings, if it brings anything. */
    public void receive(Intent intent) {
        Incoming.of(intent).ifPresent(incoming::fetch);
    }

    /** Lets the player pick a file. */
    public void pick() {
        Intent intent = new Intent(Intent.ACTION_OPEN_DOCUMENT)
                .addCategory(Intent.CATEGORY_OPENABLE)
                .setType(ANYTHING);
        try {
            activity.startActivityForResult(intent, PICK);
        } catch (ActivityNotFoundException e) { // some televisions have no picker
            LOG.warn("nothing here picks files", e);
            say("no_picker");
        }
    }

    /** What became of picking. */
    public void picked(int request, int result, Intent data) {
        if (request == PICK && result == Activity.RESULT_OK && data != null && data.getData() != null) {
            incoming.fetch(data.getData());
        }
    }

    /** Offers a file to whatever the player chooses. */
    public void share(Path file) {
        Uri uri = SharedFiles.uri(file);
        Intent send = new Intent(Intent.ACTION_SEND)
                .setType(activity.getContentResolver().getType(uri))
                .putExtra(Intent.EXTRA_STREAM, uri)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        send.setClipData(
                ClipData.newRawUri(file.getFileName().toString(), uri)); // so that the grant outlives the chooser
        try {
            activity.startActivity(Intent.createChooser(send, null));
        } catch (ActivityNotFoundException | SecurityException e) { // some televisions have no chooser
            LOG.warn("nothing here takes files", e);
            say("no_chooser");
        }
    }

    private void say(String text) {
        int id = activity.getResources().getIdentifier(text, "string", activity.getPackageName());
        Toast.makeText(activity, id, Toast.LENGTH_LONG).show();
    }
}
