package bumblewick.app;

import bumblewick.input.IntentBuffer;
import bumblewick.loop.Demo;
import bumblewick.loop.IntentSource;
import bumblewick.loop.RecordingIntents;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayWriter;
import bumblewick.save.ReplayFolder;
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
        boolean demo = run.pilot() == Run.Pilot.DEMO;
        IntentSource source = demo ? new Demo(world) : hands::take;
        boolean asked = !demo || services.options().demo();
        return new Flyer(
                new RecordingIntents(source, world),
                folder(services),
                asked ? services.takeRecordFile() : Optional.empty());
    }

    /**
     * Seats the player where a recording is left: what is recorded now begins with it.
     *
     * @param world as it stands at that moment
     * @param hands what the player wants
     */
    static Flyer takingOver(Services services, Moment moment, World world, IntentBuffer hands) {
        return new Flyer(
                new RecordingIntents(hands::take, world, moment.tape().replay()), folder(services), Optional.empty());
    }

    /**
     * Seats the player where a run was left: it goes on as one.
     *
     * @param world as it stands at that moment
     * @param hands what the player wants
     */
    static Flyer returning(Services services, Replay soFar, World world, IntentBuffer hands) {
        return new Flyer(new RecordingIntents(hands::take, world, soFar), folder(services), services.takeRecordFile());
    }

    private static Path folder(Services services) {
        return new ReplayFolder(services.platform().dataFolder()).path();
    }

    IntentSource intents() {
        return intents;
    }

    /** The recording up to the last whole tick. */
    Replay replay() {
        return intents.replay();
    }

    /** The same for another thread, and for good. */
    Replay snapshot() {
        return intents.snapshot();
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
