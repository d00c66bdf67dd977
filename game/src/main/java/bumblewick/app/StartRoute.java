package bumblewick.app;

import bumblewick.app.run.ReplayFile;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MessagePage;
import bumblewick.app.shell.TitleDestination;
import bumblewick.save.Bookmark;
import bumblewick.save.ReadResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides which screen follows once the scene is read. */
final class StartRoute {
    private static final Logger LOG = LoggerFactory.getLogger(StartRoute.class);

    private final GameContext game;
    private final List<Function<GameOptions, Optional<Destination>>> features = new ArrayList<>();

    StartRoute(GameContext game) {
        this.game = game;
    }

    /** Adds a feature's answer to the command line; the first answer that is not empty counts. */
    void add(Function<GameOptions, Optional<Destination>> feature) {
        features.add(feature);
    }

    /** Where the command line leads, else back to the run that was left, or to the title. */
    Destination atStart() {
        Optional<String> lost = findLeftRun();
        if (game.playerMods().safeMode()) {
            return TitleDestination.with(MenuPages.SAFE_MODE);
        }
        return asked().orElseGet(() -> lost.map(this::lostRun).or(this::resume).orElseGet(this::title));
    }

    /** The title; over it a few questions for who starts the game for the first time, unless it closes by itself. */
    private Destination title() {
        boolean asks = game.preferences.isFresh() && game.options.frames() == 0;
        return asks ? TitleDestination.with(MenuPages.FIRST_START) : TitleDestination.with();
    }

    /** {@code next}, unless the run that was left cannot go on by what was read. */
    Destination afterReload(Supplier<? extends Destination> next) {
        Optional<Destination> lost = findLeftRun().map(this::lostRun);
        return lost.isPresent() ? lost.get() : next.get();
    }

    /** What the command line asks for. */
    private Optional<Destination> asked() {
        GameOptions options = game.options;
        if (options.replay().isPresent()) {
            return Optional.of(replay(options.replay().get()));
        }
        for (Function<GameOptions, Optional<Destination>> feature : features) {
            Optional<Destination> asked = feature.apply(options);
            if (asked.isPresent()) {
                return asked;
            }
        }
        RunFactory runs = game.runs();
        Optional<String> stage = runs.stage();
        if (stage.isPresent() && options.demo()) {
            return Optional.of(new RunDestination.Play(runs.demo(stage.get())));
        }
        return stage.filter(id -> options.stage().isPresent())
                .map(id -> new RunDestination.Play(runs.player(id, runs.difficulty())));
    }

    /** A replay; if it cannot be played, the title with the reason. */
    private Destination replay(Path file) {
        ReplayFile recording = game.replays.read(file);
        if (recording.playable()) {
            return new RunDestination.Watch(recording.replay().orElseThrow(), TitleDestination.with());
        }
        LOG.warn("{} cannot be shown: {}", file, recording.problem());
        return TitleDestination.with(new MessagePage(recording.name(), recording.problem()));
    }

    /** Finds the run that was left and offers it; returns why it cannot go on, if it cannot: then it is dropped. */
    private Optional<String> findLeftRun() {
        ReadResult<Optional<Bookmark>> readResult = game.resumeStore.find();
        if (readResult.value().isEmpty()) {
            return readResult.problems().isEmpty()
                    ? Optional.empty()
                    : drop(game.gui().text("return.damaged"));
        }
        ResumePoint.Found found = ResumePoint.of(
                readResult.value().get(),
                game.currentScene().rules(),
                game.gui().translations());
        found.point().ifPresent(game.resumeStore::offer);
        return found.point().isPresent() ? Optional.empty() : drop(found.problem());
    }

    private Optional<String> drop(String reason) {
        LOG.warn("the run that was left cannot go on: {}", reason);
        game.resumeStore.drop();
        return Optional.of(reason);
    }

    private Destination lostRun(String reason) {
        return TitleDestination.with(MessagePage.lostRun(game.gui().translations(), reason));
    }

    /** Straight into the run that was left, where the platform does so. */
    private Optional<Destination> resume() {
        boolean byItself = game.platform().resumesAutomatically() && game.resumeStore.untried();
        return game.resumeStore.offered().filter(run -> byItself).map(point -> RunDestination.Resume.at(point));
    }
}
