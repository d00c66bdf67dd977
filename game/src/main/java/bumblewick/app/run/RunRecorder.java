package bumblewick.app.run;

import bumblewick.app.shell.UniqueFileName;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.IntentSource;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayWriter;
import bumblewick.replay.Split;
import bumblewick.replay.SplitClock;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Records a run, whoever plays it, and writes it into files. */
public final class RunRecorder {
    private static final Logger LOG = LoggerFactory.getLogger(RunRecorder.class);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final IntentRecorder intents;
    private final World world;
    private final SplitClock clock;
    private final Path folder;
    private Optional<Path> alsoTo;

    /**
     * Records a run.
     *
     * @param intents of the run, which remembers them
     * @param world of the run
     * @param clock of the run until now; the recorder keeps it running
     * @param folder in which {@link #save} writes
     * @param alsoTo written by {@link #finish}, too
     */
    RunRecorder(IntentRecorder intents, World world, SplitClock clock, Path folder, Optional<Path> alsoTo) {
        this.intents = intents;
        this.world = world;
        this.clock = clock;
        this.folder = folder;
        this.alsoTo = alsoTo;
    }

    /** The intents of the run; each that is taken is recorded, and the clock notes what the tick before it reached. */
    IntentSource intents() {
        return () -> {
            clock.note(world);
            return intents.take();
        };
    }

    /** When each part of the run was reached, up to the last whole tick; a view. */
    public List<Split> splits() {
        clock.note(world);
        return clock.splits();
    }

    /** The replay up to the last whole tick. */
    public Replay replay() {
        return intents.replay();
    }

    /** A copy of {@link #replay} for another thread, which does not grow. */
    public Replay snapshot() {
        return intents.snapshot();
    }

    /** Writes the replay into a new file of the folder; returns its name if that could be done. */
    public Optional<String> save(Run run) {
        String name = run.options().stage() + "-" + run.options().difficulty() + "-"
                + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        Path file = UniqueFileName.in(folder, name, Replay.ENDING);
        return write(file) ? Optional.of(file.getFileName().toString()) : Optional.empty();
    }

    private boolean write(Path file) {
        try {
            ReplayWriter.write(replay(), file);
            return true;
        } catch (IOException e) {
            LOG.warn("the replay {} could not be written", file.getFileName(), e);
            return false;
        }
    }

    /** Writes the replay into the file that the command line names, once. */
    public void finish() {
        alsoTo.ifPresent(this::write);
        alsoTo = Optional.empty();
    }
}
