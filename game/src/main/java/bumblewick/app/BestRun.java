package bumblewick.app;

import bumblewick.loop.Replay;
import bumblewick.loop.TrailRecorder;
import bumblewick.save.BestScore;
import bumblewick.save.Board;
import bumblewick.save.ReplayFolder;
import bumblewick.settings.Catalogue;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.WickTrail;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The best run through a stage, as a ghost: it is played on another thread while the stage begins. */
final class BestRun {
    private static final Logger LOG = LoggerFactory.getLogger(BestRun.class);

    private BestRun() {}

    /**
     * The ghost for a run, if the player wants ghosts and there is one: of the best whole run without helps at the same
     * difficulty. A run from a checkpoint has none, for it is elsewhere at the same tick; nor has the campaign, which is
     * not a race.
     */
    static Optional<Supplier<Optional<WickTrail>>> ghost(Services services, Run run) {
        boolean wanted = services.preferences().get(Catalogue.GHOST)
                && run.pilot() == Run.Pilot.PLAYER
                && run.slot() == 0
                && run.options().checkpoint() == 0;
        return wanted ? best(services, run.options()).map(replay -> trail(services, replay)) : Optional.empty();
    }

    private static Optional<Replay> best(Services services, RunOptions run) {
        Board board = Board.full(run.stage(), run.difficulty());
        ReplayFolder folder = new ReplayFolder(services.platform().dataFolder());
        return services.scores()
                .best(board)
                .map(BestScore::replay)
                .filter(name -> !name.isEmpty())
                .flatMap(name -> open(services, folder.file(name)));
    }

    private static Optional<Replay> open(Services services, Path file) {
        Recording recording = services.recording(file);
        if (!recording.playable()) {
            LOG.info("no ghost: {}: {}", recording.name(), recording.trouble());
            return Optional.empty();
        }
        return recording.replay();
    }

    private static Supplier<Optional<WickTrail>> trail(Services services, Replay replay) {
        long begun = System.nanoTime();
        CompletableFuture<WickTrail> trail = CompletableFuture.supplyAsync(
                () -> TrailRecorder.of(services.scene().rules(), replay));
        trail.thenAccept(done -> LOG.info("the ghost came after {} ms", (System.nanoTime() - begun) / 1_000_000));
        return () -> trail.isDone() ? Optional.of(trail.join()) : Optional.empty();
    }
}
