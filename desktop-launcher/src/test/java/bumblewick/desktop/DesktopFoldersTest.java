package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DesktopFoldersTest {
    private static final Path HOME = Path.of("/home/wick");

    @Test
    void linuxHasTheFoldersOfTheXdgSpecification() {
        DesktopFolders folders = DesktopFolders.of("Linux", HOME, Map.of());

        assertEquals(
                new DesktopFolders(
                        HOME.resolve(".local/share/bumblewick"),
                        HOME.resolve(".local/state/bumblewick"),
                        HOME.resolve("Pictures/Bumblewick")),
                folders);
    }

    @Test
    void xdgVariablesMoveThem() {
        Map<String, String> environment = Map.of(
                "XDG_DATA_HOME", "/elsewhere/data", "XDG_STATE_HOME", "/elsewhere/state", "XDG_PICTURES_DIR", "/pics");

        DesktopFolders folders = DesktopFolders.of("Linux", HOME, environment);

        assertEquals(
                new DesktopFolders(
                        Path.of("/elsewhere/data/bumblewick"),
                        Path.of("/elsewhere/state/bumblewick"),
                        Path.of("/pics/Bumblewick")),
                folders);
    }

    /** As the specification demands. */
    @Test
    void aRelativeXdgVariableIsIgnored() {
        DesktopFolders folders = DesktopFolders.of("Linux", HOME, Map.of("XDG_DATA_HOME", "data"));

        assertEquals(HOME.resolve(".local/share/bumblewick"), folders.data());
    }

    /** With the separators of the system that runs the test. */
    @Test
    void windowsKeepsDataInRoamingAndLogsInLocal() {
        Map<String, String> environment = Map.of("APPDATA", "/Roaming", "LOCALAPPDATA", "/Local");

        DesktopFolders folders = DesktopFolders.of("Windows 11", HOME, environment);

        assertEquals(
                new DesktopFolders(
                        Path.of("/Roaming/Bumblewick"),
                        Path.of("/Local/Bumblewick/Logs"),
                        HOME.resolve("Pictures/Bumblewick")),
                folders);
    }

    @Test
    void macOsHasApplicationSupport() {
        DesktopFolders folders = DesktopFolders.of("Mac OS X", HOME, Map.of("XDG_DATA_HOME", "/ignored"));

        assertEquals(
                new DesktopFolders(
                        HOME.resolve("Library/Application Support/Bumblewick"),
                        HOME.resolve("Library/Logs/Bumblewick"),
                        HOME.resolve("Pictures/Bumblewick")),
                folders);
    }

    @Test
    void aChosenFolderHoldsEverything() {
        DesktopFolders folders = DesktopFolders.below(Path.of("/stick/./game"));

        assertEquals(
                new DesktopFolders(
                        Path.of("/stick/game"), Path.of("/stick/game/logs"), Path.of("/stick/game/pictures")),
                folders);
    }
}
