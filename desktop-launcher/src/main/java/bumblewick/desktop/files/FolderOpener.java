package bumblewick.desktop.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens folders in the system's file manager, by each system's command for it. */
public final class FolderOpener {
    private static final Logger LOG = LoggerFactory.getLogger(FolderOpener.class);

    private FolderOpener() {}

    /** Whether the command could be started. */
    public static boolean open(Path folder) {
        List<String> command = command(System.getProperty("os.name"), folder);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            LOG.warn("{} cannot be shown by {}: {}", folder, command.get(0), e.getMessage());
            return false;
        }
    }

    /** @param system as in the system property {@code os.name} */
    static List<String> command(String system, Path folder) {
        String name = system.toLowerCase(Locale.ROOT);
        String program = name.startsWith("windows") ? "explorer" : name.startsWith("mac") ? "open" : "xdg-open";
        return List.of(program, folder.toString());
    }
}
