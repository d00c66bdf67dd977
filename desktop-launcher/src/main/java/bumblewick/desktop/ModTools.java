package bumblewick.desktop;

import bumblewick.desktop.patch.PatchException;
import bumblewick.desktop.patch.Patches;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Does for mods what the command line asks for. */
final class ModTools {
    private final PrintStream out;
    private final PrintStream err;

    ModTools(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /**
     * Does it.
     *
     * @param options one of which is asked for
     * @return exit code of the process
     * @throws UsageException if a file or a folder is named that is not there
     */
    int run(ModOptions options) throws UsageException {
        String asked = options.asked().orElseThrow();
        try {
            switch (asked) {
                case "--diff" -> diff(options);
                case "--patch" -> patch(options);
                default -> merge(options);
            }
            return ExitCode.FINE;
        } catch (PatchException e) {
            err.println(asked + ": " + e.getMessage());
        } catch (IOException e) {
            err.println(asked + ": " + (e.getClass() == IOException.class ? e.getMessage() : e.toString()));
        }
        return ExitCode.FAILED;
    }

    private void diff(ModOptions options) throws UsageException, IOException, PatchException {
        checkFolders("--diff", options.diff);
        new Patches(out, err).diff(options.diff, options.output);
    }

    private void patch(ModOptions options) throws UsageException, IOException, PatchException {
        checkFiles("--patch", options.patch.subList(0, 1));
        checkFolders("--patch", options.patch.subList(1, 2));
        new Patches(out, err).apply(options.patch.get(0), options.patch.get(1), options.dryRun);
    }

    private void merge(ModOptions options) throws UsageException, IOException, PatchException {
        checkFiles("--merge-patches", options.mergePatches);
        new Patches(out, err).merge(options.mergePatches, options.output);
    }

    private static void checkFolders(String option, List<Path> folders) throws UsageException {
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                throw new UsageException(option + ": there is no folder " + folder + ".");
            }
        }
    }

    private static void checkFiles(String option, List<Path> files) throws UsageException {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new UsageException(option + ": there is no file " + file + " to read.");
            }
        }
    }
}
