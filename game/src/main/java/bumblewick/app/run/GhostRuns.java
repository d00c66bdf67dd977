package bumblewick.app.run;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Preferences;
import bumblewick.replay.GhostTrailRecorder;
import bumblewick.replay.Replay;
import bumblewick.save.ScoreEntry;
import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTables;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.RunOptions;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The player's best run through a stage as a ghost: its replay is played on another thread while the stage begins. */
public final class GhostRuns {
    private static final Logger LOG = LoggerFactory.getLogger(GhostRuns.class);

    private final CurrentScene currentScene;
    private final Preferences preferences;
    private final ScoreTables scores;
    private final ReplayLibrary replays;

    public GhostRuns(CurrentScene currentScene, Preferences preferences, ScoreTables scores, ReplayLibrary replays) {
        this.currentScene = currentScene;
        this.preferences = preferences;
        this.scores = scores;
        this.replays = replays;
    }

    /**
     * The trail of a run's ghost, which is empty until the replay is played; nothing if the player wants no ghosts or
     * there is none. The ghost is the best whole run without assists at the same difficulty. A run from a checkpoint has
     * none, for the ghost would be elsewhere at the same tick; nor has a run of the campaign, which is not a race.
     */
    Optional<Supplier<Optional<GhostTrail>>> ghostOf(Run run) {
        boolean wanted = preferences.get(SettingsCatalogue.GHOST)
                && run.pilot() == Run.Pilot.PLAYER
                && run.slot() == 0
                && run.options().checkpoint() == 0;
        return wanted ? bestReplay(run.options()).map(this::trail) : Optional.empty();
    }

    private Optional<Replay> bestReplay(RunOptions run) {
        return scores.best(ScoreTableId.full(run.stage(), run.difficulty()))
                .map(ScoreEntry::replay)
                .filter(name -> !name.isEmpty())
                .flatMap(this::open);
    }

    private Optional<Replay> open(String name) {
        ReplayFile file = replays.read(replays.file(name));
        if (!file.playable()) {
            LOG.info("no ghost: {}: {}", file.name(), file.problem());
            return Optional.empty();
        }
        return file.replay();
    }

    private Supplier<Optional<GhostTrail>> trail(Replay replay) {
        long begun = System.nanoTime();
        CompletableFuture<GhostTrail> trail = CompletableFuture.supplyAsync(() -> {
            GhostTrail recorded = GhostTrailRecorder.record(currentScene.rules(), replay);
            LOG.info("the ghost came after {} ms", (System.nanoTime() - begun) / 1_000_000);
            return recorded;
        });
        return () -> trail.isDone() ? Optional.of(trail.join()) : Optional.empty();
    }
}
