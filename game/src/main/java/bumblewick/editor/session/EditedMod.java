package bumblewick.editor.session;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import bumblewick.platform.AtomicFile;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The folder of a mod that is edited. A change of a file that exists without the mod is written as the smallest patch; a file
 * of the mod's own is written whole. Files outside of the mod's folder are never written.
 *
 * <p>Files are written atomically. A copy of each file from before the editor first wrote it is kept in {@value #KEPT},
 * which the game does not read.
 */
public final class EditedMod {
    /** Name of the folder with the copies of files from before they were edited. */
    public static final String KEPT = ".before";

    private static final String SCENE = "scene";

    private final Path folder;
    private final Supplier<SceneFiles> lower;
    private final Supplier<FileSettings> settings;
    private final Set<String> kept = new HashSet<>();

    /**
     * Names a mod.
     *
     * @param folder of the mod
     * @param below returns the files of the scene without this mod and the mods above it
     */
    public EditedMod(Path folder, Supplier<SceneFiles> below) {
        this(folder, below, () -> FileSettings.NONE);
    }

    /**
     * Names a mod with settings.
     *
     * @param settings returns what they are
     */
    public EditedMod(Path folder, Supplier<SceneFiles> below, Supplier<FileSettings> settings) {
        this.folder = folder;
        lower = below;
        this.settings = settings;
    }

    /** The folder of the mod. */
    public Path folder() {
        return folder;
    }

    /**
     * Opens a file as the game sees it with this mod.
     *
     * @param path in the scene folder
     * @throws ContentException if it is missing or no JSON object
     */
    public Document open(String path) throws ContentException {
        return new Document(path, read(path));
    }

    private JsonObject read(String path) throws ContentException {
        JsonObject value = has(path) ? JsonDocuments.read(own(), path) : JsonDocuments.read(lower.get(), path);
        String patch = JsonDocuments.patchOf(path);
        return has(patch) ? JsonDocuments.merge(value, JsonDocuments.read(own(), patch), patch) : value;
    }

    /** The content of a file without this mod; nothing if only the mod has the file. */
    public Optional<JsonObject> below(String path) throws ContentException {
        return lower.get().exists(path) ? Optional.of(JsonDocuments.read(lower.get(), path)) : Optional.empty();
    }

    /** Whether the mod has a file or a patch at a path. */
    public boolean touches(String path) {
        return has(path) || has(JsonDocuments.patchOf(path));
    }

    /**
     * All files that have a reader, of the scene and of the mod, including the mod's files with mistakes, which the game
     * leaves out.
     *
     * @param seen the scene as the game sees it
     * @throws IOException if a folder cannot be listed
     */
    public List<SceneIndex.Entry> index(SceneFiles seen) throws IOException {
        Map<String, SceneIndex.Entry> all = new LinkedHashMap<>();
        SceneIndex.of(seen).forEach(entry -> all.put(entry.path(), entry));
        SceneIndex.of(own()).forEach(entry -> all.putIfAbsent(entry.path(), entry));
        return List.copyOf(all.values());
    }

    /** Whether a file exists at a path, with or without the mod. */
    public boolean exists(String path) {
        return has(path) || lower.get().exists(path);
    }

    /**
     * Writes a document.
     *
     * @throws ContentException if the file without the mod cannot be read any more
     * @throws IOException if it cannot be written; then the file is unchanged
     */
    public void save(Document document) throws ContentException, IOException {
        String path = document.path();
        String patch = JsonDocuments.patchOf(path);
        if (has(path) || !lower.get().exists(path)) {
            write(path, document.value());
            delete(patch);
            return;
        }
        JsonObject below = JsonDocuments.read(lower.get(), path);
        JsonObject change = JsonDocuments.difference(below, document.value());
        if (!change.isEmpty() && has(patch)) {
            JsonObject before = JsonDocuments.merge(below, JsonDocuments.read(own(), patch), patch);
            change = KeptReferences.unchanged(written(patch), before, change, document.value());
        }
        if (change.isEmpty()) {
            delete(patch);
        } else {
            write(patch, change);
        }
    }

    /**
     * Removes the mod's file and patch at a path.
     *
     * @throws IOException if a file cannot be deleted
     */
    public void remove(String path) throws IOException {
        delete(path);
        delete(JsonDocuments.patchOf(path));
    }

    private boolean has(String path) {
        return Files.exists(file(path));
    }

    private Path file(String path) {
        return folder.resolve(SCENE).resolve(path);
    }

    private SceneFiles own() {
        return new SceneFolder(folder.resolve(SCENE), settings.get());
    }

    private void write(String path, JsonObject document) throws IOException, ContentException {
        JsonObject value = document;
        if (has(path)) {
            value = new KeptReferences(path, settings.get()).restored(text(path), document);
        }
        keep(path);
        Path file = file(path);
        Path fresh = file.resolveSibling("." + file.getFileName() + ".new");
        AtomicFile.write(file, fresh, JsonDocuments.text(value).getBytes(StandardCharsets.UTF_8));
    }

    /** The text of a file as it is written; settings are not resolved. */
    private JsonObject written(String path) throws IOException {
        return JsonParser.parseString(text(path)).getAsJsonObject();
    }

    private String text(String path) throws IOException {
        return new String(Files.readAllBytes(file(path)), StandardCharsets.UTF_8);
    }

    private void delete(String path) throws IOException {
        if (has(path)) {
            keep(path);
            Files.delete(file(path));
        }
    }

    private void keep(String path) throws IOException {
        if (!kept.add(path)) {
            return;
        }
        Path copy = folder.resolve(KEPT).resolve(SCENE).resolve(path);
        Files.createDirectories(copy.getParent());
        try {
            Files.copy(file(path), copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (NoSuchFileException fresh) {
            Files.deleteIfExists(copy); // the file is new, so an old copy would mislead
        }
    }
}
