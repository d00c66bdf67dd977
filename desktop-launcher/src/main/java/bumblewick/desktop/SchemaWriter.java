package bumblewick.desktop;

import bumblewick.content.Schemas;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** {@code --schemas}: writes the JSON schemas of all files of a scene. */
final class SchemaWriter {
    private SchemaWriter() {}

    /** Writes them into a folder; returns the exit code. */
    static int write(Path folder, PrintStream out, PrintStream err) {
        Map<String, String> all = Schemas.all();
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> file : all.entrySet()) {
                Files.write(folder.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            out.println(all.size() + " files written to " + folder);
            return ExitCode.FINE;
        } catch (IOException e) {
            err.println("--schemas: " + folder + " cannot be written to (" + e.getMessage() + ").");
            return ExitCode.FAILED;
        }
    }
}
