package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.Mod;
import bumblewick.edit.Document;
import bumblewick.edit.EditedMod;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What all editors of one mod share: its documents with their steps back, whichever editor made them, and how they are
 * saved. What is saved counts in the game as whatever anybody saves, see {@link LiveScene}; as long as the desk is open
 * that is looked for.
 */
final class EditDesk {
    private static final Logger LOG = LoggerFactory.getLogger(EditDesk.class);

    private final Services services;
    private final String id;
    private final String name;
    private final EditedMod mod;
    private final SortedMap<String, Document> documents = new TreeMap<>();

    /** What is in the files as far as the desk knows: what another program writes differs from it. */
    private final SortedMap<String, JsonObject> written = new TreeMap<>();

    private String trouble = "";

    private EditDesk(Services services, String id, String name, EditedMod mod) {
        this.services = services;
        this.id = id;
        this.name = name;
        this.mod = mod;
    }

    /** Opens the desk of a mod that is in use; nothing if it is no folder. Close it when done. */
    static Optional<EditDesk> open(Services services, Mod mod) {
        Path folder = services.workshop().folder().resolve(mod.file());
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        String file = mod.file();
        services.live().hold();
        EditedMod edited = new EditedMod(
                folder, () -> services.workshop().loaded().scene().files().below(file));
        return Optional.of(new EditDesk(services, mod.id(), mod.name(), edited));
    }

    /** The mod's id, with which names of its own are to begin. */
    String id() {
        return id;
    }

    /** The mod as people call it. */
    String name() {
        return name;
    }

    /** Its files. */
    EditedMod mod() {
        return mod;
    }

    /**
     * A document of it, the same as long as the desk is open.
     *
     * @param path in the scene folder
     * @throws ContentException if there is none, or it is no JSON object
     */
    Document document(String path) throws ContentException {
        Document known = documents.get(path);
        if (known != null) {
            return known;
        }
        Document opened = mod.open(path);
        documents.put(path, opened);
        written.put(path, opened.value());
        return opened;
    }

    /**
     * Begins a file of the mod's own, and saves it.
     *
     * @param path in the scene folder, where nothing is yet
     */
    Document create(String path, JsonObject value) {
        Document document = new Document(path, value);
        documents.put(path, document);
        save(document);
        return document;
    }

    /** Writes a document into the mod; says whether that could be done, else there is {@link #trouble}. */
    boolean save(Document document) {
        document.finish();
        try {
            mod.save(document);
            written.put(document.path(), document.value());
            trouble = "";
        } catch (IOException | ContentException e) {
            LOG.warn("{} cannot be saved", document.path(), e);
            trouble = services.words().text("edit.unsaved", document.path(), e.getMessage());
        }
        return trouble.isEmpty();
    }

    /** Takes the mod's part in a file away; says whether that could be done. */
    boolean remove(String path) {
        documents.remove(path);
        written.remove(path);
        try {
            mod.remove(path);
            trouble = "";
        } catch (IOException e) {
            LOG.warn("{} cannot be removed", path, e);
            trouble = services.words().text("edit.unsaved", path, e.getMessage());
        }
        return trouble.isEmpty();
    }

    /** Why the last change is not in the mod, for the player; empty if it is. */
    String trouble() {
        return trouble;
    }

    /**
     * Files were saved: documents follow what another program has written. What they were before can be had again by a
     * step back.
     */
    void follow() {
        for (Document document : documents.values()) {
            try {
                JsonObject there = mod.open(document.path()).value();
                if (!there.equals(written.put(document.path(), there))) {
                    document.finish();
                    document.change("", mine -> there);
                }
            } catch (ContentException e) {
                LOG.warn("{} stays as it was last", document.path(), e);
            }
        }
    }

    /** Looks no more for what is saved, unless others do. */
    void close() {
        services.live().release();
    }
}
