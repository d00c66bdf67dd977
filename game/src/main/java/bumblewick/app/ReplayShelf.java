package bumblewick.app;

import bumblewick.loop.HeadlessRun;
import bumblewick.save.Board;
import bumblewick.save.ReplayFolder;
import bumblewick.save.ReplayNote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The player's recordings: what there is, what is known of each, and what becomes of it. */
final class ReplayShelf {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayShelf.class);

    private final Services services;
    private final ReplayFolder folder;

    /**
     * A recording on the shelf.
     *
     * @param recording as it was found
     * @param note what was noted when it was made here
     * @param day it was played on, as year-month-day
     */
    record Entry(Recording recording, Optional<ReplayNote> note, String day) {
        /** Whether it stays until the player deletes it. */
        boolean kept() {
            return note.map(ReplayNote::kept).orElse(true);
        }
    }

    /** Looks at the data folder. */
    ReplayShelf(Services services) {
        this.services = services;
        folder = new ReplayFolder(services.platform().dataFolder());
        folder.problems().forEach(LOG::warn);
    }

    /** All recordings, the newest first; those that cannot be shown say why. */
    List<Entry> entries() {
        try {
            return folder.names().stream().map(this::entry).collect(Collectors.toList());
        } catch (IOException e) {
            LOG.warn("the replays cannot be listed", e);
            return List.of();
        }
    }

    /** One of them. */
    Entry entry(String name) {
        Recording recording = services.recording(folder.file(name));
        return new Entry(recording, folder.note(name), folder.day(name));
    }

    /** Where one of them lies. */
    Path file(Entry entry) {
        return folder.file(entry.recording().name());
    }

    /** Looks into a file that lies anywhere. */
    Recording read(Path file) {
        return services.recording(file);
    }

    /**
     * Keeps a copy of a file that lies elsewhere, until the player deletes it.
     *
     * @throws IOException if it could not be copied
     */
    void takeIn(Path file) throws IOException {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.length() - ReplayFolder.ENDING.length());
        Files.createDirectories(folder.path());
        Path copy = FreshFile.in(folder.path(), stem, ReplayFolder.ENDING);
        Files.copy(file, copy);
        LOG.info("replay taken in: {}", copy.getFileName());
    }

    /**
     * Notes what a file that was just written holds: a run of the player's.
     *
     * @param kind how it was played
     * @param kept whether the player asked for it
     */
    void note(String name, HeadlessRun.Outcome outcome, Board.Kind kind, boolean kept) {
        String medal = outcome.medal().name().toLowerCase(Locale.ROOT);
        String day = LocalDate.now().toString();
        put(name, new ReplayNote(outcome.score(), medal, outcome.bees(), day, kind, false, kept));
    }

    /** Keeps one for ever, or only as long as a table names it. */
    void keep(String name, boolean forEver) {
        folder.note(name).ifPresent(note -> put(name, note.kept(forEver)));
    }

    private void put(String name, ReplayNote note) {
        try {
            folder.note(name, note);
        } catch (IOException e) {
            LOG.warn("the note of the replay {} could not be written", name, e);
        }
    }

    /** Deletes one; says whether it is gone. */
    boolean delete(String name) {
        try {
            folder.delete(name);
            return true;
        } catch (IOException e) {
            LOG.warn("the replay {} could not be deleted", name, e);
            return false;
        }
    }

    /** Deletes those that were only kept for a table and are in none any more. */
    void prune() {
        try {
            folder.prune(services.scores().replays());
        } catch (IOException e) {
            LOG.warn("old replays could not be deleted", e);
        }
    }
}
