package bumblewick.desktop.patch;

import java.util.Locale;
import java.util.Set;

/** Files and folders that systems and tools leave behind: not packed, not compared, not touched. */
public final class Junk {
    private static final Set<String> NAMES = Set.of(
            WorkFolder.NAME,
            ".git",
            ".gitignore",
            ".gitattributes",
            ".svn",
            ".hg",
            ".idea",
            ".vscode",
            ".ds_store",
            "__macosx",
            "__pycache__",
            "thumbs.db",
            "desktop.ini");

    private static final Set<String> ENDINGS = Set.of("~", ".bak", ".tmp", ".swp", ".blend1", ".blend2");

    private Junk() {}

    /**
     * Whether something is junk.
     *
     * @param name without its folder
     */
    public static boolean is(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return NAMES.contains(small)
                || small.startsWith("._")
                || ENDINGS.stream().anyMatch(small::endsWith);
    }

    /** Whether any part of a path is junk. */
    static boolean isIn(String path) {
        for (String name : path.split("/", -1)) {
            if (is(name)) {
                return true;
            }
        }
        return false;
    }
}
