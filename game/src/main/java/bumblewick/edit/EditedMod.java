package bumblewick.edit;

import bumblewick.content.ContentException;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneIndex;
import bumblewick.content.SceneJson;
import bumblewick.platform.SceneFiles;
import bumblewick.save.AtomicFile;
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
 * A mod that an editor writes to: a folder, over what the scene has without it. A change of a file that lies below becomes
 * the smallest patch; a file of the mod's own is written whole. What lies below is never touched.
 *
 * <p>A file is either wholly old or wholly new. What it was before the editor first wrote it is kept in {@value #KEPT},
 * where the game does not look.
 */
public final class EditedMod {
    /** In the mod's folder: what files were before they were edited. */
    public static final String KEPT = ".before";

    private static final String SCENE = "scene";

    private final Path folder;
    private final Supplier<SceneFiles> lower;
    private final Set<String> kept = new HashSet<>();

    /**
     * Takes a mod in hand.
     *
     * @param folder of the mod
     * @param below what the scene has by now without this mod and those over it
     */
    public EditedMod(Path folder, Supplier<SceneFiles> below) {
        this.folder = folder;
        lower = below;
    }

    /** Where it is. */
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
        JsonObject value = has(path) ? SceneJson.read(own(), path) : SceneJson.read(lower.get(), path);
        String patch = SceneJson.patchOf(path);
        return has(patch) ? SceneJson.merge(value, SceneJson.read(own(), patch)) : value;
    }

    /** What a file is without this mod; nothing if it is the mod's own. */
    public Optional<JsonObject> below(String path) throws ContentException {
        return lower.get().exists(path) ? Optional.of(SceneJson.read(lower.get(), path)) : Optional.empty();
    }

    /** Whether the mod has a part in a file: its own, another in its place, or a patch. */
    public boolean touches(String path) {
        return has(path) || has(SceneJson.patchOf(path));
    }

    /**
     * All files that have a reader, of the scene and of the mod: its own with mistakes as well, which the game leaves out.
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

    /** Whether there is a file at a path, of the mod or below it. */
    public boolean exists(String path) {
        return has(path) || lower.get().exists(path);
    }

    /**
     * Writes a document.
     *
     * @throws ContentException if what lies below cannot be read any more
     * @throws IOException if it could not be written; then the file is as it was
     */
    public void save(Document document) throws ContentException, IOException {
        String path = document.path();
        String patch = SceneJson.patchOf(path);
        if (has(path) || !lower.get().exists(path)) {
            write(path, document.value());
            delete(patch);
            return;
        }
        JsonObject change = SceneJson.difference(SceneJson.read(lower.get(), path), document.value());
        if (change.isEmpty()) {
            delete(patch);
        } else {
            write(patch, change);
        }
    }

    /**
     * Takes the mod's part in a file away: what lies below shows again, or nothing.
     *
     * @throws IOException if a file cannot be deleted
     */
    public void remove(String path) throws IOException {
        delete(path);
        delete(SceneJson.patchOf(path));
    }

    private boolean has(String path) {
        return Files.exists(file(path));
    }

    private Path file(String path) {
        return folder.resolve(SCENE).resolve(path);
    }

    private SceneFiles own() {
        return new SceneFolder(folder.getFileName().toString(), folder.resolve(SCENE));
    }

    private void write(String path, JsonObject value) throws IOException {
        keep(path);
        Path file = file(path);
        Path fresh = file.resolveSibling("." + file.getFileName() + ".new");
        AtomicFile.write(file, fresh, SceneJson.text(value).getBytes(StandardCharsets.UTF_8));
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
            Files.deleteIfExists(copy); // there was none: what is kept from another time would mislead
        }
    }
}
