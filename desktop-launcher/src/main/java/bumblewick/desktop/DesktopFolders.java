package bumblewick.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folders to which a game writes on this system.
 *
 * <p>Source: freedesktop.org, <i>XDG Base Directory Specification</i> 0.8; Microsoft, <i>KNOWNFOLDERID</i>; Apple,
 * <i>File System Programming Guide</i>.
 *
 * @param data settings, saves, replays, mods
 * @param logs logs and crash reports
 * @param pictures screenshots
 */
record DesktopFolders(Path data, Path logs, Path pictures) {
    /** Everything below one folder, for {@code --data-dir}. */
    static DesktopFolders below(Path folder) {
        Path root = folder.toAbsolutePath().normalize();
        return new DesktopFolders(root, root.resolve("logs"), root.resolve("pictures"));
    }

    /**
     * The system's own folders.
     *
     * @param system as in the system property {@code os.name}
     * @param home the user's folder
     * @param environment variables of the process
     */
    static DesktopFolders of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return windows(home, environment);
        }
        return name.startsWith("mac") ? macOs(home) : xdg(home, environment);
    }

    private static DesktopFolders windows(Path home, Map<String, String> environment) {
        Path roaming = absolute(environment.get("APPDATA"), home.resolve("AppData/Roaming"));
        Path local = absolute(environment.get("LOCALAPPDATA"), home.resolve("AppData/Local"));
        return new DesktopFolders(
                roaming.resolve("Bumblewick"),
                local.resolve("Bumblewick").resolve("Logs"),
                home.resolve("Pictures").resolve("Bumblewick"));
    }

    private static DesktopFolders macOs(Path home) {
        return new DesktopFolders(
                home.resolve("Library/Application Support/Bumblewick"),
                home.resolve("Library/Logs/Bumblewick"),
                home.resolve("Pictures/Bumblewick"));
    }

    private static DesktopFolders xdg(Path home, Map<String, String> environment) {
        Path data = absolute(environment.get("XDG_DATA_HOME"), home.resolve(".local/share"));
        Path state = absolute(environment.get("XDG_STATE_HOME"), home.resolve(".local/state"));
        Path pictures = absolute(environment.get("XDG_PICTURES_DIR"), home.resolve("Pictures"));
        return new DesktopFolders(
                data.resolve("bumblewick"), state.resolve("bumblewick"), pictures.resolve("Bumblewick"));
    }

    /** The specification has relative paths ignored. */
    private static Path absolute(String value, Path otherwise) {
        if (value == null || value.isBlank()) {
            return otherwise;
        }
        Path path = Path.of(value);
        return path.isAbsolute() ? path : otherwise;
    }
}
