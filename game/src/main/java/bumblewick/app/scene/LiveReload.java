package bumblewick.app.scene;

import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.FolderWatcher;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.screen.ReloadProblemPanel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reloads files of the scene and of mods as soon as they are saved, while the player stays where they are. Files with new
 * mistakes are refused: a panel lists the mistakes, and the last good version stays. For the render thread.
 */
public final class LiveReload {
    private static final Logger LOG = LoggerFactory.getLogger(LiveReload.class);

    private final CurrentScene scene;
    private final PlayerMods mods;
    private final Navigator navigator;
    private final Gui gui;
    private Optional<FolderWatcher> watch = Optional.empty();
    private Optional<CompletableFuture<Read>> reading = Optional.empty();
    private final SortedSet<Path> changed = new TreeSet<>();
    private Optional<Scene> plain = Optional.empty(); // the scene without mods, as it was read last
    private Optional<Suspicion> suspicion = Optional.empty();
    private ReloadProblemPanel panel;
    private long noticedAt; // by the nano clock
    private boolean shadersKept;
    private boolean wantedByPlayer;
    private int holders;

    /**
     * Mistakes that may be wrong, since another file may have been saved or removed while the files were read.
     *
     * @param since when the reading ended, by {@link System#nanoTime}
     */
    private record Suspicion(List<String> mistakes, long since) {}

    /** @param plain the scene without mods */
    private record Read(Scene plain, PlayerMods.Loaded loaded) {}

    public LiveReload(CurrentScene scene, PlayerMods mods, Navigator navigator, Gui gui) {
        this.scene = scene;
        this.mods = mods;
        this.navigator = navigator;
        this.gui = gui;
    }

    /** Watches files from now on, or no longer, as the settings say. */
    public void follow(boolean wanted) {
        wantedByPlayer = wanted;
        startOrStop();
    }

    /** Watches files until {@link #release}, whatever the settings say: for an editor. */
    public void acquire() {
        holders++;
        startOrStop();
    }

    /** Ends what {@link #acquire} began. */
    public void release() {
        holders--;
        startOrStop();
    }

    private void startOrStop() {
        boolean wanted = wantedByPlayer || holders > 0;
        if (wanted && watch.isEmpty()) {
            List<Path> folders = new ArrayList<>(scene.baseFiles().folders());
            folders.add(mods.folder());
            watch = Optional.of(new FolderWatcher(folders));
            LOG.info("files that are saved count at once: {}", folders);
        } else if (!wanted) {
            close();
        }
    }

    /** Takes changes of files, once a frame. */
    public void update() {
        if (watch.isEmpty() || mods.loaded() == null) {
            return;
        }
        if (reading.isPresent()) {
            if (reading.get().isDone()) {
                CompletableFuture<Read> done = reading.get();
                reading = Optional.empty();
                finish(done);
            }
            return;
        }
        if (!shadersKept) {
            shadersKept = true;
            scene.keepShaders();
        }
        SortedSet<Path> saved = watch.get().takeChanges();
        if (!saved.isEmpty()) {
            noticedAt = System.nanoTime();
            changed.addAll(saved);
            LOG.info("saved: {}", saved);
            suspicion = Optional.empty();
            boolean baseStays = changed.stream().allMatch(file -> file.startsWith(mods.folder()));
            Optional<Scene> known = baseStays ? plain : Optional.empty();
            reading = Optional.of(CompletableFuture.supplyAsync(() -> read(known)));
        } else if (suspicion.isPresent()
                && watch.get().quietSince(suspicion.get().since())) {
            List<String> mistakes = suspicion.get().mistakes();
            suspicion = Optional.empty();
            refuse(mistakes);
        }
    }

    /** Reads all but what has not changed: a mod is saved far more often than the scene below it. */
    private Read read(Optional<Scene> known) {
        try {
            Scene below = known.isPresent() ? known.get() : SceneReader.read(scene.baseFiles());
            return new Read(below, scene.readAlongside(below));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void finish(CompletableFuture<Read> done) {
        PlayerMods.Loaded read;
        try {
            plain = Optional.of(done.join().plain());
            read = done.join().loaded();
        } catch (CompletionException e) {
            LOG.warn("the scene cannot be read again", e.getCause());
            return;
        }
        LOG.info("read again after {} ms", sinceSaved());
        SortedSet<String> mistakes = read.mistakes();
        mistakes.removeAll(mods.loaded().mistakes());
        if (mistakes.isEmpty()) {
            mistakes = take(read);
        }
        if (!mistakes.isEmpty()) {
            read.close();
            suspicion = Optional.of(new Suspicion(List.copyOf(mistakes), System.nanoTime()));
        }
    }

    /** In milliseconds. */
    private long sinceSaved() {
        return (System.nanoTime() - noticedAt) / 1_000_000;
    }

    /** Makes what was read the current scene; returns why it cannot be drawn, if so. */
    private SortedSet<String> take(PlayerMods.Loaded read) {
        ChangedFiles saved = new ChangedFiles(changed, scene.baseFiles().folders(), mods.folder());
        SortedSet<String> problems = scene.reopen(read, saved);
        if (problems.isEmpty()) {
            hide();
            changed.clear();
            scene.keepShaders();
            show(saved);
            LOG.info("what was saved counts after {} ms", sinceSaved());
        }
        return problems;
    }

    private void show(ChangedFiles saved) {
        GameScreen shown = navigator.current();
        if (saved.areWords()) {
            shown.relabel();
            gui.relabel();
        } else if (!shown.reload(saved)) {
            navigator.open(shown.recreated().orElseGet(TitleDestination::with));
        }
    }

    /** Shows the mistakes. The files are read again together with those that are saved next. */
    private void refuse(List<String> mistakes) {
        mistakes.forEach(mistake -> LOG.warn("not taken: {}", mistake));
        hide();
        if (navigator.current().reloadRefused(mistakes)) {
            return;
        }
        Translations translations = gui.translations();
        panel = new ReloadProblemPanel(gui.canvas(), gui.skin());
        panel.show(
                translations.text("live.refused"),
                mistakes,
                translations.text("problems.more", mistakes.size() - ReloadProblemPanel.MOST));
    }

    private void hide() {
        if (panel != null) {
            panel.hide();
            panel = null;
        }
    }

    public void close() {
        watch.ifPresent(FolderWatcher::close);
        watch = Optional.empty();
        plain = Optional.empty();
        suspicion = Optional.empty();
        hide();
    }
}
