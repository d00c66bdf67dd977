package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.input.IntentBuffer;
import bumblewick.loop.AttractPilot;
import bumblewick.loop.IntentSource;
import bumblewick.loop.RecordingIntents;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayIntents;
import bumblewick.loop.ReplayWriter;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who flies a run; whoever it is, the run is recorded. */
final class Flyer {
    private static final Logger LOG = LoggerFactory.getLogger(Flyer.class);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final String ENDING = ".replay";

    private final RecordingIntents intents;
    private final Path folder;
    private Optional<Path> alsoTo;

    private Flyer(RecordingIntents intents, Path folder, Optional<Path> alsoTo) {
        this.intents = intents;
        this.folder = folder;
        this.alsoTo = alsoTo;
    }

    /**
     * Seats the pilot of a run.
     *
     * @param world the run before its first tick
     * @param hands what the player wants
     */
    static Flyer of(Services services, Run run, World world, IntentBuffer hands) {
        Rulebook rules = services.scene().rules();
        IntentSource source =
                switch (run.pilot()) {
                    case PLAYER -> hands::take;
                    case DEMO -> new AttractPilot(world, rules.flight(), rules.swarm());
                    case REPLAY -> new ReplayIntents(run.replay().orElseThrow());
                };
        Path folder = services.platform().dataFolder().resolve("replays");
        return new Flyer(new RecordingIntents(source, world, rules.hash()), folder, services.takeRecordFile());
    }

    IntentSource intents() {
        return intents;
    }

    /** The recording up to the last whole tick. */
    Replay replay() {
        return intents.replay();
    }

    /** Keeps the recording of this moment; the answer is the file's name. */
    Optional<String> save(Run run) {
        return write(run.options().stage() + "-" + LocalDateTime.now().format(STAMP) + ENDING);
    }

    /** Where {@link #saveBest} puts the recording. */
    static String bestReplayName(Run run) {
        return "best-" + run.options().stage() + "-" + run.options().difficulty() + ENDING;
    }

    /** Keeps the recording of a best score, in the place of the one before. */
    void saveBest(Run run) {
        write(bestReplayName(run));
    }

    private Optional<String> write(String name) {
        try {
            Files.createDirectories(folder);
            ReplayWriter.write(replay(), folder.resolve(name));
            return Optional.of(name);
        } catch (IOException e) {
            LOG.warn("the replay {} could not be written", name, e);
            return Optional.empty();
        }
    }

    /** Writes the recording where the command line wants it, once. */
    void finish() {
        if (alsoTo.isEmpty()) {
            return;
        }
        try {
            ReplayWriter.write(replay(), alsoTo.get());
        } catch (IOException e) {
            LOG.warn("the replay {} could not be written", alsoTo.get(), e);
        }
        alsoTo = Optional.empty();
    }
}
