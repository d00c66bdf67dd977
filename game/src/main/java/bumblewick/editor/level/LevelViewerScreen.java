package bumblewick.editor.level;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.KeptScreen;
import bumblewick.app.shell.Navigator;
import bumblewick.content.LevelPlanReader;
import bumblewick.def.LevelPlan;
import bumblewick.input.device.InputCapture;
import bumblewick.ui.screen.LoadingSplash;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The level viewer: shows what the things of a level mean to the game, and its mistakes, over its picture from any side. When
 * the level's file is exported again, the viewer shows it at once from the same place, with or without mistakes.
 */
public final class LevelViewerScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(LevelViewerScreen.class);

    private final PresentationContext context;
    private final Navigator navigator;
    private final InputMode inputMode;
    private final InputCapture capture;
    private final LevelLoader loader;
    private final LevelDestination destination;
    private final String garden;
    private final LoadingSplash loadingSplash;
    private final CompletableFuture<LevelPlan> reading;
    private final LevelLegend legend;
    private final Optional<LevelViewer.Place> before;
    private Optional<LevelViewer> viewer = Optional.empty();
    private Optional<CompletableFuture<LevelPlan>> newer = Optional.empty();

    /** Makes the screen, and begins to read the level. */
    public LevelViewerScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            InputCapture capture,
            LevelLoader loader,
            LevelDestination destination) {
        this.context = context;
        this.navigator = navigator;
        this.inputMode = inputMode;
        this.capture = capture;
        this.loader = loader;
        this.destination = destination;
        garden = destination.garden();
        legend = new LevelLegend();
        reading = loader.read(garden);
        before = Optional.empty();
        loadingSplash = splash();
    }

    /** The same place in another version of the level. */
    private LevelViewerScreen(LevelViewerScreen last, CompletableFuture<LevelPlan> reading) {
        context = last.context;
        navigator = last.navigator;
        inputMode = last.inputMode;
        capture = last.capture;
        loader = last.loader;
        destination = last.destination;
        garden = last.garden;
        legend = last.legend;
        this.reading = reading;
        before = last.viewer.map(LevelViewer::place).or(() -> last.before);
        loadingSplash = splash();
    }

    private LoadingSplash splash() {
        return new LoadingSplash(context.gui().canvas(), context.gui().skin());
    }

    @Override
    public void show() {
        if (before.isEmpty()) {
            loadingSplash.show();
        }
        inputMode.openMenus();
        loader.watch();
        context.audio().setPaused(true);
    }

    @Override
    public void update(float seconds) {
        if (viewer.isPresent()) {
            follow();
            viewer.get().update(seconds);
            if (viewer.get().shown()) {
                loadingSplash.hide();
            }
        } else {
            loadingSplash.update(seconds);
            open();
        }
    }

    private void open() {
        if (reading.isCompletedExceptionally()) {
            complain(reading);
            navigator.open(destination.leave().get());
        } else if (reading.isDone()) {
            LevelPlan plan = reading.join();
            viewer = Optional.of(
                    new LevelViewer(context, inputMode, capture, plan, legend, before, this::leave, this::again));
            viewer.get().show();
            LOG.info("{} has {} nodes, {} mistakes", garden, plan.things().size(), plan.mistakes());
        }
    }

    /** Opens a new version of the level, once it is read. */
    private void follow() {
        Optional<CompletableFuture<LevelPlan>> read = newer.filter(CompletableFuture::isDone);
        if (read.isPresent()) {
            newer = Optional.empty();
            if (read.get().isCompletedExceptionally()) {
                complain(read.get());
            } else {
                navigator.open(in(read.get()));
            }
        }
    }

    private void complain(CompletableFuture<LevelPlan> failed) {
        try {
            failed.join();
        } catch (CompletionException e) {
            LOG.warn("{} cannot be looked at", garden, e.getCause());
        }
    }

    private Destination in(CompletableFuture<LevelPlan> plan) {
        return new KeptScreen(new LevelViewerScreen(this, plan));
    }

    private void leave() {
        navigator.open(destination.leave().get());
    }

    private void again() {
        navigator.open(in(reading));
    }

    @Override
    public void present(float seconds) {
        viewer.ifPresent(shown -> shown.present(seconds));
    }

    @Override
    public void back() {
        if (viewer.isEmpty() || !viewer.get().stopTyping()) {
            leave();
        }
    }

    @Override
    public boolean reload(ChangedFiles saved) {
        boolean goesOn = viewer.isPresent() && !saved.mayBeInterface();
        if (goesOn) {
            newer = Optional.of(loader.read(garden));
        }
        return goesOn;
    }

    @Override
    public Optional<Destination> recreated() {
        return Optional.of(in(loader.read(garden)));
    }

    @Override
    public boolean reloadRefused(List<String> mistakes) {
        newer = Optional.of(loader.read(garden));
        return mistakes.stream().allMatch(mistake -> mistake.contains(LevelPlanReader.file(garden)));
    }

    @Override
    public void relabel() {
        again();
    }

    @Override
    public void focusLost() {
        viewer.ifPresent(LevelViewer::pause);
    }

    @Override
    public void hide() {
        loader.stopWatching();
        context.audio().setPaused(false);
        loadingSplash.hide();
        viewer.ifPresent(LevelViewer::hide);
    }

    @Override
    public boolean inPlay() {
        return viewer.isPresent() && viewer.get().playing();
    }

    @Override
    public boolean ready() {
        return viewer.isPresent();
    }
}
