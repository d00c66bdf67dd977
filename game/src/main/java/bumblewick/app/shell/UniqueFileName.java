package bumblewick.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds names for files that must not replace others. */
public final class UniqueFileName {
    private UniqueFileName() {}

    /** {@code name} with {@code ending}, or {@code name-2}, {@code name-3} … if that is there already. */
    public static Path in(Path folder, String name, String ending) {
        Path file = folder.resolve(name + ending);
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name + "-" + i + ending);
        }
        return file;
    }
}
