package bumblewick.desktop;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes the files that the game generates about itself: reference pages and schemas. */
final class TextFiles {
    private TextFiles() {}

    /**
     * Writes files into a folder, which is made if need be.
     *
     * @param option that asks for it, for messages
     * @param files text by name
     * @return the exit code
     */
    static int write(String option, Map<String, String> files, Path folder, PrintStream out, PrintStream err) {
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> file : files.entrySet()) {
                Files.write(folder.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            out.println(files.size() + " files written to " + folder);
            return ExitCode.FINE;
        } catch (IOException e) {
            err.println(option + ": " + folder + " cannot be written to (" + e.getMessage() + ").");
            return ExitCode.FAILED;
        }
    }
}
