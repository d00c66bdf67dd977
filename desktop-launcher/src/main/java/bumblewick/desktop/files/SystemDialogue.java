package bumblewick.desktop.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lwjgl.util.tinyfd.TinyFileDialogs;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The file dialogue of Windows, macOS, or the Linux desktop, where it is a program: zenity, kdialog or the like. */
public final class SystemDialogue implements FileChooser.Dialogue {
    private static final Logger LOG = LoggerFactory.getLogger(SystemDialogue.class);

    /** A title by which the library does not show anything, but says how it would. */
    private static final String QUERY = "tinyfd_query";

    /** Ways to say something by which no file can be picked: they write into a terminal, or know messages alone. */
    private static final List<String> MUTE =
            List.of("basicinput", "dialog", "whiptail", "xmessage", "gxmessage", "gmessage", "notify-send", "none");

    /** Where the dialogue begins and what it shows is the system's choice. */
    private static final CharSequence OWN = null;

    /** Whose dialogue it is; some systems would write nothing at all over it. */
    private static final CharSequence TITLE = "Bumblewick";

    private volatile Optional<ChildProcesses> before = Optional.empty();

    @Override
    public boolean there() {
        TinyFileDialogs.tinyfd_setGlobalInt("tinyfd_silent", 1);
        boolean drawn = TinyFileDialogs.tinyfd_messageBox(QUERY, "", "ok", "info", true);
        String way = String.valueOf(TinyFileDialogs.tinyfd_getGlobalChar("tinyfd_response"));
        boolean picks = drawn && picks(way);
        if (picks) {
            LOG.info("files are picked by {}", way);
        } else {
            LOG.warn("files cannot be picked here (found: {}); on Linux that takes zenity or kdialog", way);
        }
        return picks;
    }

    /** Whether a file can be picked in the way that the library has found, such as {@code zenity}. */
    static boolean picks(String way) {
        return !way.isEmpty() && !MUTE.contains(way.toLowerCase(Locale.ROOT));
    }

    @Override
    public Optional<Path> pick() {
        before = Optional.of(ChildProcesses.now());
        return Optional.ofNullable(TinyFileDialogs.tinyfd_openFileDialog(TITLE, OWN, null, OWN, false))
                .filter(path -> !path.isEmpty())
                .map(Path::of);
    }

    /** Where the dialogue is a program of its own, ends it; elsewhere it goes with the game. */
    @Override
    public void close() {
        before.ifPresent(ChildProcesses::endLater);
    }
}
