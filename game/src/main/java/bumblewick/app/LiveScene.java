package bumblewick.app;

import bumblewick.content.FolderWatch;
import bumblewick.ui.MistakeSheet;
import bumblewick.ui.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets files of the scene and of mods count as soon as they are saved, without losing the place. What has new mistakes
 * does not count: it is said what they are, and the last good version stays. All calls belong to the render thread.
 */
final class LiveScene {
    private static final Logger LOG = LoggerFactory.getLogger(LiveScene.class);

    private final Services services;
    private Optional<FolderWatch> watch = Optional.empty();
    private Optional<CompletableFuture<Workshop.Loaded>> reading = Optional.empty();
    private final SortedSet<Path> changed = new TreeSet<>();
    private Optional<Doubt> doubt = Optional.empty();
    private MistakeSheet sheet;
    private long seen;
    private boolean prepared;
    private boolean wished;
    private int holders;

    /**
     * Mistakes that may be none: a file may have been saved, or taken away, while others were read.
     *
     * @param since when all was read, by {@link System#nanoTime}
     */
    private record Doubt(List<String> mistakes, long since) {}

    LiveScene(Services services) {
        this.services = services;
    }

    /** Looks for changes from now on, or no more: so the player wishes. */
    void follow(boolean wanted) {
        wished = wanted;
        look();
    }

    /** Looks for changes until {@linkplain #release let go}, whatever the player wishes: somebody edits. */
    void hold() {
        holders++;
        look();
    }

    /** Ends what {@link #hold} began. */
    void release() {
        holders--;
        look();
    }

    private void look() {
        boolean wanted = wished || holders > 0;
        if (wanted && watch.isEmpty()) {
            List<Path> folders = new ArrayList<>(services.platform().scene().folders());
            folders.add(services.workshop().folder());
            watch = Optional.of(new FolderWatch(folders));
            LOG.info("files that are saved count at once: {}", folders);
        } else if (!wanted) {
            close();
        }
    }

    /** Goes on by a frame. */
    void update() {
        if (watch.isEmpty() || services.workshop().loaded() == null) {
            return;
        }
        if (reading.isPresent()) {
            if (reading.get().isDone()) {
                CompletableFuture<Workshop.Loaded> done = reading.get();
                reading = Optional.empty();
                arrive(done);
            }
            return;
        }
        if (!prepared) {
            prepared = true;
            services.openScene().keepShaders();
        }
        SortedSet<Path> saved = watch.get().takeChanges();
        if (!saved.isEmpty()) {
            seen = System.nanoTime();
            changed.addAll(saved);
            LOG.info("saved: {}", saved);
            doubt = Optional.empty();
            reading = Optional.of(CompletableFuture.supplyAsync(this::read));
        } else if (doubt.isPresent() && watch.get().quietSince(doubt.get().since())) {
            List<String> mistakes = doubt.get().mistakes();
            doubt = Optional.empty();
            refuse(mistakes);
        }
    }

    private Workshop.Loaded read() {
        try {
            return services.workshop().readBeside(services.platform().scene());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void arrive(CompletableFuture<Workshop.Loaded> done) {
        if (done.isCompletedExceptionally()) {
            done.whenComplete((read, failure) -> LOG.warn("the scene cannot be read again", failure));
            return;
        }
        Workshop.Loaded read = done.join();
        LOG.info("read again after {} ms", sinceSaved());
        SortedSet<String> mistakes = read.mistakes();
        mistakes.removeAll(services.workshop().loaded().mistakes());
        if (mistakes.isEmpty()) {
            mistakes = take(read);
        }
        if (!mistakes.isEmpty()) {
            read.close();
            doubt = Optional.of(new Doubt(List.copyOf(mistakes), System.nanoTime()));
        }
    }

    /** In milliseconds. */
    private long sinceSaved() {
        return (System.nanoTime() - seen) / 1_000_000;
    }

    /** Lets it count; else says why it cannot be drawn. */
    private SortedSet<String> take(Workshop.Loaded read) {
        SavedFiles saved = new SavedFiles(
                changed,
                services.platform().scene().folders(),
                services.workshop().folder());
        SortedSet<String> problems = services.openScene().reopen(read, saved);
        if (problems.isEmpty()) {
            hide();
            changed.clear();
            services.openScene().keepShaders();
            show(saved);
            LOG.info("what was saved counts after {} ms", sinceSaved());
        }
        return problems;
    }

    private void show(SavedFiles saved) {
        Screen shown = services.screens().current();
        if (saved.areWords()) {
            services.retell();
        } else if (!shown.takes(saved)) {
            services.screens().change(shown.renewed().orElseGet(() -> new TitleScreen(services)));
        }
    }

    /** What was saved is looked at again together with what is saved next. */
    private void refuse(List<String> mistakes) {
        mistakes.forEach(mistake -> LOG.warn("not taken: {}", mistake));
        hide();
        if (services.screens().current().refused(mistakes)) {
            return;
        }
        Words words = services.words();
        sheet = new MistakeSheet(services.canvas(), services.skin());
        sheet.show(
                words.text("live.refused"), mistakes, words.text("problems.more", mistakes.size() - MistakeSheet.MOST));
    }

    private void hide() {
        if (sheet != null) {
            sheet.hide();
            sheet = null;
        }
    }

    void close() {
        watch.ifPresent(FolderWatch::close);
        watch = Optional.empty();
        doubt = Optional.empty();
        hide();
    }
}
