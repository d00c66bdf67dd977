package bumblewick.desktop;

import bumblewick.content.json.ContentException;
import bumblewick.desktop.reference.Reference;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;

/** {@code --reference}: writes the reference for modders. */
final class ReferenceWriter {
    private static final int WIDTH = 100; // letters of a line

    private ReferenceWriter() {}

    /**
     * The text of each page, by file name.
     *
     * @param base the game's own scene folder
     */
    static Map<String, String> pages(SceneFiles base) throws IOException, ContentException {
        CommandLine command = new CommandLine(new LaunchOptions()).setUsageHelpWidth(WIDTH);
        return Reference.all(base, command.getUsageMessage(CommandLine.Help.Ansi.OFF));
    }

    /** Writes them into a folder; returns the exit code. */
    static int write(SceneFiles base, Path folder, PrintStream out, PrintStream err) {
        try {
            return TextFiles.write("--reference", pages(base), folder, out, err);
        } catch (IOException | ContentException e) {
            err.println("--reference: " + base + " cannot be read (" + e.getMessage() + ").");
            return ExitCode.FAILED;
        }
    }
}
