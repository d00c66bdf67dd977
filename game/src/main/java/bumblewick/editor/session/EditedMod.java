package bumblewick.editor.session;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonDocuments;
import bumblewick.platform.AtomicFile;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
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
 * of the mod's own is written whole, or what it says beyond the definition that it extends. Files outside of the mod's folder are never written.
 *
 * <p>Files are written atomically. A copy of each file from before the editor first wrote it is kept in {@value #KEPT},
 * which the game does not read.
 */
public final class EditedMod implements Heritage {
    /** Name of the folder with the copies of files from before they were edited. */
    public static final String KEPT = ".before";

    private static final String SCENE = "scene";

    private final Path folder;
    private final Supplier<SceneFiles> lower;
    private final Supplier<FileSettings> settings;
    private final Set<String> kept = new HashSet<>();
    private final ExtendedDocuments extended = new ExtendedDocuments(this::exists, this::read);
    private final ExtendedDocuments extendedBelow = new ExtendedDocuments(this::existsBelow, this::lower);

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
        return document(path, extended.whole(path, read(path)));
    }

    /** A document of the mod with a content of its own. */
    Document document(String path, JsonObject value) {
        return new Document(path, value, settings);
    }

    @Override
    public Optional<JsonObject> inherited(String path, JsonObject document) {
        try {
            return extended.inherited(path, document);
        } catch (ContentException e) {
            return Optional.empty(); // who reads the document reports it
        }
    }

    private JsonObject read(String path) throws ContentException {
        JsonObject value = has(path) ? JsonDocuments.written(own(), path) : JsonDocuments.read(lower.get(), path);
        String patch = JsonDocuments.patchOf(path);
        return has(patch) ? JsonDocuments.merge(value, JsonDocuments.written(own(), patch), patch) : value;
    }

    /** The content of a file without this mod, with what it inherits; nothing if only the mod has the file. */
    public Optional<JsonObject> below(String path) throws ContentException {
        return existsBelow(path) ? Optional.of(extendedBelow.whole(path, lower(path))) : Optional.empty();
    }

    @Override
    public JsonObject extending(String path, JsonObject document, String base) {
        JsonObject other = document.deepCopy();
        try {
            other = extended.own(path, document, new JsonObject()).deepCopy();
            other.addProperty(Inheritance.EXTENDS, base);
            return extended.whole(path, other);
        } catch (ContentException e) {
            other.addProperty(Inheritance.EXTENDS, base);
            return other; // what is wrong with it is shown
        }
    }

    private JsonObject lower(String path) throws ContentException {
        return JsonDocuments.read(lower.get(), path);
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
        return has(path) || existsBelow(path);
    }

    private boolean existsBelow(String path) {
        return lower.get().exists(path);
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
        JsonObject former = exists(path) ? read(path) : new JsonObject();
        JsonObject own = extended.own(path, document.value(), former);
        Optional<JsonObject> change = has(path) || !existsBelow(path) ? Optional.empty() : change(path, former, own);
        if (change.isEmpty()) {
            write(path, own);
            delete(patch);
        } else if (change.get().isEmpty()) {
            delete(patch);
        } else {
            write(patch, change.get());
        }
    }

    /** The patch that makes a document of the file below; nothing if no patch can: then the mod needs a file of its own. */
    private Optional<JsonObject> change(String path, JsonObject former, JsonObject own) throws ContentException {
        String patch = JsonDocuments.patchOf(path);
        JsonObject below = lower(path);
        JsonObject change = JsonDocuments.difference(below, own);
        if (!change.isEmpty() && has(patch)) {
            change = KeptReferences.unchanged(JsonDocuments.written(own(), patch), below, former, change, own);
        }
        return leads(below, change, own) ? Optional.of(change) : Optional.empty();
    }

    private static boolean leads(JsonObject below, JsonObject change, JsonObject own) {
        try {
            return JsonDocuments.merge(below, change, "").equals(own);
        } catch (ContentException e) {
            return false;
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

    /** The settings of the mod, as they are now. */
    public FileSettings settings() {
        return settings.get();
    }

    private SceneFiles own() {
        return new SceneFolder(folder.resolve(SCENE), settings());
    }

    private void write(String path, JsonObject document) throws IOException, ContentException {
        JsonObject value = document;
        if (has(path)) {
            value = new KeptReferences(path, settings()).restored(text(path), document);
        }
        keep(path);
        Path file = file(path);
        Path fresh = file.resolveSibling("." + file.getFileName() + ".new");
        AtomicFile.write(file, fresh, JsonDocuments.text(value).getBytes(StandardCharsets.UTF_8));
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
