package bumblewick.app.scene;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModLibrary;
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
 * Imports mods: checks a zip where it lies, and copies it into the folder of mods only if it is valid. A mod is either
 * copied as a whole or not at all.
 */
public final class ModImporter {
    private final Path mods;
    private final Path inbox;

    /**
     * The result of an import.
     *
     * @param file its name
     * @param id of the mod; empty if it was not imported
     * @param name of the mod; that of the file if it was not imported
     * @param replaced whether it replaces another version
     * @param problems why it was not imported; empty if it was
     */
    public record Result(String file, String id, String name, boolean replaced, List<String> problems) {
        public Result {
            problems = List.copyOf(problems);
        }

        public boolean imported() {
            return problems.isEmpty();
        }
    }

    /** @param dataFolder holds the folder of mods and the {@link #inbox} */
    public ModImporter(Path dataFolder) {
        mods = dataFolder.resolve("mods");
        inbox = dataFolder.resolve("import");
    }

    /** The folder of which {@link #importAll} imports all zips. */
    public Path inbox() {
        return inbox;
    }

    /** Imports all zips of the inbox, and deletes there those that were imported. */
    public List<Result> importAll() throws IOException {
        Files.createDirectories(inbox);
        List<Path> waiting = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(inbox)) {
            entries.forEach(waiting::add);
        }
        List<Result> results = new ArrayList<>();
        for (Path path : waiting) {
            Result result = importZip(path);
            results.add(result);
            if (result.imported()) {
                Files.delete(path);
            }
        }
        return results;
    }

    /** Imports a zip from anywhere; the file itself stays. */
    public Result importZip(Path zip) {
        String file = String.valueOf(zip.getFileName());
        if (Files.isDirectory(zip)) {
            return refused(file, List.of(file + ": is a folder, expected a zip. A folder can be put into " + mods));
        }
        if (!file.toLowerCase(Locale.ROOT).endsWith(ModLibrary.ZIP) || !Files.isRegularFile(zip)) {
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
        Path place = mods.resolve(id + ModLibrary.ZIP);
        List<Mod> there = new ModLibrary(mods).open();
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
