package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.content.Mod;
import bumblewick.content.ModShelf;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Takes in mods from outside: a zip is looked through where it is, and copied into the folder of mods only if it is sound.
 * What comes is either there as a whole or not at all.
 */
final class Imports {
    private final Path mods;
    private final Path tray;

    /**
     * What became of a file.
     *
     * @param file its name
     * @param id of the mod; empty if it was not taken
     * @param name of the mod; that of the file if it was not taken
     * @param replaced whether it has taken the place of another version
     * @param problems why it was not taken; empty if it was
     */
    record Result(String file, String id, String name, boolean replaced, List<String> problems) {
        Result {
            problems = List.copyOf(problems);
        }

        boolean taken() {
            return problems.isEmpty();
        }
    }

    /** @param dataFolder in which mods have their folder, and so has what waits to be taken in */
    Imports(Path dataFolder) {
        mods = dataFolder.resolve("mods");
        tray = dataFolder.resolve("import");
    }

    /** Where zips may be laid to be {@linkplain #takeAll() taken in}. */
    Path tray() {
        return tray;
    }

    /** Takes in all zips that wait; those that were taken are gone from there. */
    List<Result> takeAll() throws IOException {
        Files.createDirectories(tray);
        List<Path> waiting = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(tray)) {
            entries.forEach(waiting::add);
        }
        List<Result> results = new ArrayList<>();
        for (Path path : waiting) {
            Result result = take(path);
            results.add(result);
            if (result.taken()) {
                Files.delete(path);
            }
        }
        return results;
    }

    /** Takes in a zip from anywhere. The file itself is not touched. */
    Result take(Path zip) {
        String file = String.valueOf(zip.getFileName());
        if (Files.isDirectory(zip)) {
            return refused(file, List.of(file + ": is a folder, expected a zip. A folder can be put into " + mods));
        }
        if (!file.toLowerCase(Locale.ROOT).endsWith(ModShelf.ZIP) || !Files.isRegularFile(zip)) {
            return refused(file, List.of(file + ": is no zip"));
        }
        try (Mod mod = Mod.open(zip)) {
            if (mod.card().isEmpty()) {
                List<String> problems = new ArrayList<>();
                mod.problems().stream().map(ContentProblem::toString).forEach(problems::add);
                return refused(file, problems);
            }
            return copy(zip, mod);
        } catch (IOException e) {
            return refused(file, List.of(file + ": cannot be copied: " + e.getMessage()));
        }
    }

    private Result copy(Path zip, Mod mod) throws IOException {
        Path target = place(mod.id());
        if (Files.isDirectory(target)) {
            return refused(mod.file(), List.of(target + ": is there already, as a folder"));
        }
        Files.createDirectories(mods);
        boolean replaced = Files.exists(target);
        Path part = mods.resolve("." + mod.id() + ".part");
        try {
            Files.copy(zip, part, StandardCopyOption.REPLACE_EXISTING);
            sync(part);
            move(part, target);
        } finally {
            Files.deleteIfExists(part);
        }
        return new Result(mod.file(), mod.id(), mod.name(), replaced, List.of());
    }

    /** Where a mod of this id is, whatever its file is called; if there is none, where it belongs. */
    private Path place(String id) throws IOException {
        Path place = mods.resolve(id + ModShelf.ZIP);
        List<Mod> there = new ModShelf(mods).open();
        for (Mod mod : there) {
            if (mod.card().isPresent() && mod.id().equals(id)) {
                place = mods.resolve(mod.file());
            }
            mod.close();
        }
        return Files.isDirectory(mods.resolve(id)) ? mods.resolve(id) : place;
    }

    private static void sync(Path part) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Result refused(String file, List<String> problems) {
        return new Result(file, "", file, false, problems);
    }
}
