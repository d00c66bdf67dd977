package bumblewick.editor.session;

import bumblewick.app.scene.LiveReload;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What all editors share while one mod is edited: its open documents with their undo steps, and saving. While the session is
 * open, {@link LiveReload} watches the files, so that the game uses what is saved, by the editor or by other programs.
 */
public final class EditSession {
    private static final Logger LOG = LoggerFactory.getLogger(EditSession.class);

    private final PlayerMods mods;
    private final LiveReload liveReload;
    private final Gui gui;
    private final String id;
    private final String name;
    private final EditedMod mod;
    private final SortedMap<String, Document> documents = new TreeMap<>();

    /** The content of the files as the session last read or wrote it, to notice what other programs write. */
    private final SortedMap<String, JsonObject> written = new TreeMap<>();

    private String trouble = "";

    private EditSession(PlayerMods mods, LiveReload liveReload, Gui gui, String id, String name, EditedMod mod) {
        this.mods = mods;
        this.liveReload = liveReload;
        this.gui = gui;
        this.id = id;
        this.name = name;
        this.mod = mod;
    }

    /** Opens the session of a mod that is in use; nothing if the mod is no folder. Call {@link #close} when done. */
    public static Optional<EditSession> open(PlayerMods mods, LiveReload liveReload, Gui gui, Mod mod) {
        Path folder = mods.folder().resolve(mod.file());
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        String file = mod.file();
        liveReload.acquire();
        EditedMod edited =
                new EditedMod(folder, () -> mods.loaded().scene().files().below(file), () -> mods.settings(file));
        return Optional.of(new EditSession(mods, liveReload, gui, mod.id(), mod.name(), edited));
    }

    /** The id of the mod; ids of its own definitions begin with it. */
    public String id() {
        return id;
    }

    /** The display name of the mod. */
    public String name() {
        return name;
    }

    /** The files of the scene as the game sees them, with all mods in use. */
    public SceneFiles files() {
        return mods.loaded().scene().files();
    }

    /** The files of the mod. */
    public EditedMod mod() {
        return mod;
    }

    /** All definitions of the scene and of the mod; none if they cannot be listed. */
    public List<SceneIndex.Entry> index() {
        try {
            return mod.index(files());
        } catch (IOException e) {
            LOG.warn("the scene cannot be listed", e);
            return List.of();
        }
    }

    /**
     * A document of the mod; the same object as long as the session is open.
     *
     * @param path in the scene folder
     * @throws ContentException if the file does not exist, or is no JSON object
     */
    public Document document(String path) throws ContentException {
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
     * Creates a file of the mod, and saves it.
     *
     * @param path in the scene folder, where no file is yet
     */
    public Document create(String path, JsonObject value) {
        Document document = mod.document(path, value);
        documents.put(path, document);
        save(document);
        return document;
    }

    /** Writes a document into the mod; returns whether that succeeded, else see {@link #trouble}. */
    public boolean save(Document document) {
        document.finish();
        try {
            mod.save(document);
            written.put(document.path(), document.value());
            trouble = "";
        } catch (IOException | ContentException e) {
            LOG.warn("{} cannot be saved", document.path(), e);
            trouble = gui.text("edit.unsaved", document.path(), e.getMessage());
        }
        return trouble.isEmpty();
    }

    /** Removes the mod's file or patch at a path; returns whether that succeeded. */
    public boolean remove(String path) {
        documents.remove(path);
        written.remove(path);
        try {
            mod.remove(path);
            trouble = "";
        } catch (IOException e) {
            LOG.warn("{} cannot be removed", path, e);
            trouble = gui.text("edit.unsaved", path, e.getMessage());
        }
        return trouble.isEmpty();
    }

    /** Why the last change could not be saved, for the player; empty if it was saved. */
    public String trouble() {
        return trouble;
    }

    /** Something that reads content. */
    public interface Attempt {
        void run() throws ContentException;
    }

    /** Runs an action, and shows the player why if a file that it reads cannot be read. */
    public void attempt(String title, Attempt action) {
        try {
            action.run();
        } catch (ContentException e) {
            LOG.warn("{} cannot be read", title, e);
            gui.pages().showMessage(title, e.getMessage(), gui.text("title.back"));
        }
    }

    /** What is wrong with a document or with saving, a line each. */
    public List<String> problems(EditedDocument edited) {
        Stream<String> own = edited.problems().stream().map(ContentProblem::toString);
        return Stream.concat(Stream.of(trouble).filter(text -> !text.isEmpty()), own)
                .collect(Collectors.toList());
    }

    /**
     * Reads the files of all open documents again. What another program has written replaces the content; that can be
     * undone.
     */
    public void rereadDocuments() {
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

    /** Ends the session: its files are watched no more, unless somebody else watches them. */
    public void close() {
        liveReload.release();
    }
}
