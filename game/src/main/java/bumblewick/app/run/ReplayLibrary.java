package bumblewick.app.run;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.UniqueFileName;
import bumblewick.replay.HeadlessRun;
import bumblewick.save.ReplayFolder;
import bumblewick.save.ReplayMetadata;
import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The player's replays on disk: lists, reads, imports, keeps and deletes them. */
public final class ReplayLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayLibrary.class);

    private final CurrentScene currentScene;
    private final PlayerMods mods;
    private final ScoreTables scores;
    private final Gui gui;
    private final ReplayFolder folder;

    /**
     * A replay of the library.
     *
     * @param file as it was read
     * @param note what was noted when it was recorded; nothing of a replay that was recorded elsewhere
     * @param day it was played on, as year-month-day
     */
    public record Entry(ReplayFile file, Optional<ReplayMetadata> note, String day) {
        /** Whether it stays until the player deletes it. */
        public boolean kept() {
            return note.map(ReplayMetadata::kept).orElse(true);
        }
    }

    /** Reads the notes in the data folder. */
    public ReplayLibrary(Path dataFolder, CurrentScene currentScene, PlayerMods mods, ScoreTables scores, Gui gui) {
        folder = new ReplayFolder(dataFolder);
        this.currentScene = currentScene;
        this.mods = mods;
        this.scores = scores;
        this.gui = gui;
        folder.problems().forEach(LOG::warn);
    }

    /** All replays, the newest first; those that cannot be played here say why. */
    public List<Entry> entries() {
        try {
            return folder.names().stream().map(this::entry).collect(Collectors.toList());
        } catch (IOException e) {
            LOG.warn("the replays cannot be listed", e);
            return List.of();
        }
    }

    /** The replay of a file name. */
    public Entry entry(String name) {
        return new Entry(read(folder.file(name)), folder.metadata(name), folder.day(name));
    }

    /** The folder of all replays; it may not be there yet. */
    Path folder() {
        return folder.path();
    }

    /** The file of a replay's name; it need not be there. */
    public Path file(String name) {
        return folder.file(name);
    }

    /** The file of one of them. */
    public Path file(Entry entry) {
        return folder.file(entry.file().name());
    }

    /** Reads a file from anywhere, and says why it cannot be played here, if so: by which mod, too. */
    public ReplayFile read(Path file) {
        return ReplayFile.read(file, currentScene.rules(), mods::modNameOf, gui.translations());
    }

    /**
     * Keeps a copy of a file that lies elsewhere, until the player deletes it.
     *
     * @throws IOException if it could not be copied
     */
    public void importFile(Path file) throws IOException {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.length() - ReplayFolder.ENDING.length());
        Files.createDirectories(folder.path());
        Path copy = UniqueFileName.in(folder.path(), stem, ReplayFolder.ENDING);
        Files.copy(file, copy);
        LOG.info("replay taken in: {}", copy.getFileName());
    }

    /**
     * Notes what a file that was just written holds: a run of the player's.
     *
     * @param kind how it was played
     * @param kept whether the player asked for it
     */
    public void note(String name, HeadlessRun.Outcome outcome, ScoreTableId.Kind kind, boolean kept) {
        String medal = outcome.medal().name().toLowerCase(Locale.ROOT);
        String day = LocalDate.now(ZoneId.systemDefault()).toString();
        put(name, new ReplayMetadata(outcome.score(), medal, outcome.bees(), day, kind, false, kept));
    }

    /** Keeps one for ever, or only as long as a table names it. */
    public void setKept(String name, boolean forEver) {
        folder.metadata(name).ifPresent(note -> put(name, note.kept(forEver)));
    }

    private void put(String name, ReplayMetadata note) {
        try {
            folder.metadata(name, note);
        } catch (IOException e) {
            LOG.warn("the note of the replay {} could not be written", name, e);
        }
    }

    /** Deletes one; says whether it is gone. */
    public boolean delete(String name) {
        try {
            folder.delete(name);
            return true;
        } catch (IOException e) {
            LOG.warn("the replay {} could not be deleted", name, e);
            return false;
        }
    }

    /** Deletes those that were only kept for a table and are in none any more. */
    public void prune() {
        try {
            folder.prune(scores.replayNames());
        } catch (IOException e) {
            LOG.warn("old replays could not be deleted", e);
        }
    }
}
