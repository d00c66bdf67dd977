package bumblewick.desktop.patch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/** What of a file's mode a patch keeps: whether it can be run. Systems without such modes have none, and keep none. */
final class FileMode {
    private static final Set<PosixFilePermission> RUN = EnumSet.of(
            PosixFilePermission.OWNER_EXECUTE, PosixFilePermission.GROUP_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);

    private FileMode() {}

    private static PosixFileAttributeView view(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** Whether this system has modes. */
    static boolean isKnown(Path file) {
        return view(file) != null;
    }

    /** Whether its owner can run it. */
    static boolean isProgram(Path file) throws IOException {
        PosixFileAttributeView view = view(file);
        return view != null && view.readAttributes().permissions().contains(PosixFilePermission.OWNER_EXECUTE);
    }

    /** Lets whoever can read it run it, or nobody. */
    static void setProgram(Path file, boolean program) throws IOException {
        PosixFileAttributeView view = view(file);
        if (view == null || isProgram(file) == program) {
            return;
        }
        Set<PosixFilePermission> modes = EnumSet.noneOf(PosixFilePermission.class);
        modes.addAll(view.readAttributes().permissions());
        modes.removeAll(RUN);
        if (program) {
            for (PosixFilePermission read : EnumSet.copyOf(modes)) {
                switch (read) {
                    case OWNER_READ -> modes.add(PosixFilePermission.OWNER_EXECUTE);
                    case GROUP_READ -> modes.add(PosixFilePermission.GROUP_EXECUTE);
                    case OTHERS_READ -> modes.add(PosixFilePermission.OTHERS_EXECUTE);
                    default -> {}
                }
            }
        }
        view.setPermissions(modes);
    }

    /** The changes of mode that are not kept, such as {@code rw-r-----}; empty if there are none. */
    static String lost(Path old, Path newer) throws IOException {
        if (view(old) == null || view(newer) == null) {
            return "";
        }
        Set<PosixFilePermission> before =
                new TreeSet<>(view(old).readAttributes().permissions());
        Set<PosixFilePermission> after =
                new TreeSet<>(view(newer).readAttributes().permissions());
        before.removeAll(RUN);
        after.removeAll(RUN);
        return before.equals(after) ? "" : "from " + before + " to " + after;
    }
}
