package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What lies in the folder of mods: folders and zips, each with a {@code mod.json} that says what it is. */
public final class ModShelf {
    private static final String CARD = "mod.json";
    private static final String ZIP = ".zip";
    private static final int LONGEST = 80; // letters of a name

    private final Path folder;

    /**
     * A mod as far as its card tells of it.
     *
     * @param file its folder or zip, without the path
     * @param name as its author calls it; the file's name if the card does not say it
     * @param version empty if the card cannot be read
     * @param author empty if the card cannot be read
     * @param problems of the card, with file, line and place
     */
    public record Mod(String file, String name, String version, String author, List<String> problems) {
        public Mod {
            problems = List.copyOf(problems);
        }
    }

    /** Names the folder; it need not exist. */
    public ModShelf(Path folder) {
        this.folder = folder;
    }

    /**
     * Reads the cards of all mods, by file name. What is neither a folder nor a zip is no mod.
     *
     * @throws IOException if the folder cannot be listed
     */
    public List<Mod> mods() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Mod> mods = new ArrayList<>();
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path path : (Iterable<Path>) entries.sorted()::iterator) {
                if (Files.isDirectory(path)) {
                    mods.add(read(path, path));
                } else if (path.toString().toLowerCase(Locale.ROOT).endsWith(ZIP)) {
                    mods.add(readZip(path));
                }
            }
        }
        return mods;
    }

    private static Mod readZip(Path zip) {
        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            return read(zip, inside.getPath("/"));
        } catch (IOException | RuntimeException broken) { // a broken zip is told in many ways
            String file = zip.getFileName().toString();
            return unread(file, List.of(file + ": cannot be opened as a zip: " + broken.getMessage()));
        }
    }

    private static Mod read(Path path, Path root) {
        String file = path.getFileName().toString();
        try {
            JsonValue card = JsonFile.read(new SceneFolder(file, root), CARD);
            return card.is(Type.OBJECT)
                    ? read(file, card)
                    : unread(file, List.of(problem(file, card, "$", "expected an object, found " + card)));
        } catch (ContentException e) {
            return unread(
                    file, e.problems().stream().map(found -> file + "/" + found).collect(Collectors.toList()));
        }
    }

    private static Mod unread(String file, List<String> problems) {
        return new Mod(file, file, "", "", problems);
    }

    private static Mod read(String file, JsonValue card) {
        List<String> problems = new ArrayList<>();
        String name = text(file, card, "name", problems);
        String version = text(file, card, "version", problems);
        String author = text(file, card, "author", problems);
        return new Mod(file, name.isEmpty() ? file : name, version, author, problems);
    }

    private static String text(String file, JsonValue card, String name, List<String> problems) {
        JsonValue value = card.members().get(name);
        if (value == null) {
            problems.add(problem(file, card, "$." + name, "is missing, expected a text"));
            return "";
        }
        if (!value.is(Type.TEXT) || value.text().isBlank() || value.text().length() > LONGEST) {
            problems.add(problem(
                    file, value, "$." + name, "expected a text of 1 to " + LONGEST + " letters, found " + value));
            return "";
        }
        return value.text();
    }

    private static String problem(String file, JsonValue at, String place, String message) {
        return new ContentProblem(file + "/" + CARD, at.line(), place, message).toString();
    }
}
