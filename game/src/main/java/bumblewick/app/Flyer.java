package bumblewick.app;

import bumblewick.input.IntentBuffer;
import bumblewick.loop.Demo;
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
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who flies a run; whoever it is, the run is recorded. */
final class Flyer {
    private static final Logger LOG = LoggerFactory.getLogger(Flyer.class);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final RecordingIntents intents;
    private final BooleanSupplier finished;
    private final Path folder;
    private Optional<Path> alsoTo;

    private Flyer(RecordingIntents intents, BooleanSupplier finished, Path folder, Optional<Path> alsoTo) {
        this.intents = intents;
        this.finished = finished;
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
        IntentSource source;
        BooleanSupplier finished = () -> false;
        if (run.pilot() == Run.Pilot.REPLAY) {
            ReplayIntents recorded = new ReplayIntents(run.replay().orElseThrow());
            source = recorded;
            finished = recorded::finished;
        } else if (run.pilot() == Run.Pilot.DEMO) {
            source = new Demo(world);
        } else {
            source = hands::take;
        }
        boolean asked = run.pilot() != Run.Pilot.DEMO || services.options().demo();
        return new Flyer(
                new RecordingIntents(source, world),
                finished,
                services.platform().dataFolder().resolve("replays"),
                asked ? services.takeRecordFile() : Optional.empty());
    }

    /** Whether there is nothing left to fly, though the run may go on: a recording that ends early. */
    boolean finished() {
        return finished.getAsBoolean();
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
        String name = run.options().stage() + "-" + run.options().difficulty() + "-"
                + LocalDateTime.now().format(STAMP);
        return write(FreshFile.in(folder, name, Replay.ENDING).getFileName().toString());
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
