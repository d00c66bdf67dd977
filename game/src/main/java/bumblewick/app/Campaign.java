package bumblewick.app;

import bumblewick.math.Tick;
import bumblewick.save.Journey;
import bumblewick.save.Kept;
import bumblewick.save.SaveSlots;
import bumblewick.save.StageMark;
import bumblewick.sim.run.StageResult;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The players' campaigns: begins them, goes on with them, and keeps them at the end of each stage. */
final class Campaign {
    private static final Logger LOG = LoggerFactory.getLogger(Campaign.class);

    private final SaveSlots slots;
    private final Runs runs;

    Campaign(Services services) {
        slots = new SaveSlots(services.platform().dataFolder());
        runs = new Runs(services);
    }

    /** What is in a slot, 1 to {@link SaveSlots#COUNT}; with a line for each damaged file. */
    Kept<Optional<Journey>> slot(int slot) {
        Kept<Optional<Journey>> kept = slots.read(slot);
        kept.problems().forEach(LOG::warn);
        return kept;
    }

    /** The first run of a new campaign. Nothing is kept before a stage is over. */
    Run begin(int slot, String stage, String difficulty) {
        return runs.player(stage, difficulty).in(slot);
    }

    /** The run with which a campaign goes on; a stage that cannot be played here gives way to the first. */
    Run goOn(int slot, Journey journey, String first) {
        String stage = runs.plays(journey.next()) ? journey.next() : first;
        return runs.player(stage, journey.difficulty()).in(slot);
    }

    /**
     * Frees a slot.
     *
     * @throws IOException if its files cannot be moved
     */
    void erase(int slot) throws IOException {
        slots.erase(slot);
    }

    /**
     * Writes the end of a stage down, if its run belongs to a campaign.
     *
     * @param following the stage behind its exit; empty if there is none
     * @throws IOException if it could not be written; then the version before is still there
     */
    void keep(Run run, StageResult result, String following) throws IOException {
        if (run.slot() == 0) {
            return;
        }
        String stage = run.options().stage();
        Journey before = slot(run.slot())
                .value()
                .orElseGet(() -> Journey.begin(run.options().difficulty(), stage));
        long seconds = result.ticks() / Tick.PER_SECOND;
        slots.write(
                run.slot(),
                result.cleared() ? before.cleared(stage, mark(result), following, seconds) : before.lost(seconds));
        LOG.info("campaign {} kept, next '{}'", run.slot(), result.cleared() ? following : before.next());
    }

    private static StageMark mark(StageResult result) {
        String medal = result.medal().name().toLowerCase(Locale.ROOT);
        return new StageMark(result.points(), medal, result.bees(), new TreeSet<>(Set.of(result.exit())));
    }
}
