package bumblewick.desktop;

import bumblewick.replay.Replay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the replays that a command line names: files of any name, and folders with replays below. */
final class ReplayFiles {
    private ReplayFiles() {}

    /**
     * All of them, once each, in the order of the command line; those of a folder by their path.
     *
     * @throws UsageException if a file is not there, or a folder has none
     */
    static List<Path> of(List<Path> named) throws UsageException {
        Set<Path> files = new LinkedHashSet<>();
        for (Path path : named) {
            if (Files.isDirectory(path)) {
                files.addAll(below(path));
            } else if (Files.isReadable(path)) {
                files.add(path);
            } else {
                throw new UsageException("--verify-replay: there is no file " + path + " to read.");
            }
        }
        return List.copyOf(files);
    }

    private static List<Path> below(Path folder) throws UsageException {
        List<Path> found;
        try (Stream<Path> files = Files.walk(folder)) {
            found = files.filter(file -> file.getFileName().toString().endsWith(Replay.ENDING))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new UsageException("--verify-replay: the folder " + folder + " cannot be read (" + e + ").");
        }
        if (found.isEmpty()) {
            throw new UsageException(
                    "--verify-replay: the folder " + folder + " has no file that ends in " + Replay.ENDING + ".");
        }
        return found;
    }
}
