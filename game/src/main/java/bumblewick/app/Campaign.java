package bumblewick.app;

import bumblewick.def.CampaignDef;
import bumblewick.math.Tick;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.Kept;
import bumblewick.save.SaveSlots;
import bumblewick.save.StageMark;
import bumblewick.sim.run.StageResult;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The players' campaigns: begins them, goes on with them, and keeps them at the end of each stage. */
final class Campaign {
    private static final Logger LOG = LoggerFactory.getLogger(Campaign.class);

    private final Services services;
    private final SaveSlots slots;
    private final Runs runs;

    Campaign(Services services) {
        this.services = services;
        slots = new SaveSlots(services.platform().dataFolder());
        runs = new Runs(services);
    }

    /** What is in a slot, 1 to {@link SaveSlots#COUNT}; with a line for each damaged file. */
    Kept<Optional<Journey>> slot(int slot) {
        Kept<Optional<Journey>> kept = slots.read(slot);
        kept.problems().forEach(LOG::warn);
        return kept;
    }

    /** The map of campaigns; nothing if the scene folder has none that is sound. */
    Optional<CampaignDef> map() {
        return services.scene().campaigns().values().stream().findFirst();
    }

    /** How a journey stands on the map. */
    JourneyMap on(CampaignDef map, Journey journey) {
        return new JourneyMap(map, runs::plays, journey);
    }

    /** Whether a journey was played last by other rules than there are now: by other mods, or by none. */
    boolean comesFromElsewhere(Journey journey) {
        return journey.comesFromElsewhere(services.workshop().origin());
    }

    /** A campaign that has not begun. Nothing is kept before a stage is over. */
    Journey begin(String difficulty, String first) {
        return Journey.begin(
                difficulty,
                map().flatMap(map -> map.place(map.first()))
                        .map(CampaignDef.Place::stage)
                        .orElse(first));
    }

    /** A run through a stage of a campaign. */
    Run fly(int slot, Journey journey, String stage) {
        return runs.player(stage, journey.difficulty()).in(slot);
    }

    /** Whether some journey has cleared all that there is. */
    boolean anyComplete() {
        return map().isPresent()
                && IntStream.rangeClosed(1, SaveSlots.COUNT)
                        .mapToObj(slot -> slot(slot).value())
                        .flatMap(Optional::stream)
                        .anyMatch(journey -> on(map().get(), journey).complete());
    }

    /** Whether a journey has come to the end of all that there is. */
    boolean completes(Journey before, Journey after) {
        return map().filter(map -> !on(map, before).complete() && on(map, after).complete())
                .isPresent();
    }

    /** The screen on which a journey goes on: the map, or without one the next stage itself. */
    Screen goOn(int slot, Journey journey, String first) {
        if (map().isPresent()) {
            return new MapScreen(services, slot, journey, Optional.empty());
        }
        return new RunScreen(services, fly(slot, journey, stageOf(journey, first)));
    }

    /** The stage at which a journey has arrived; one that cannot be played here gives way to the one before. */
    String stageOf(Journey journey, String first) {
        String alone = runs.plays(journey.next()) ? journey.next() : first;
        return map().map(map -> on(map, journey).here().stage()).orElse(alone);
    }

    /**
     * Frees a slot.
     *
     * @throws IOException if its files cannot be moved
     */
    void erase(int slot) throws IOException {
        slots.erase(slot);
    }

    /** The journey to which a run belongs, as it was before it. */
    Journey before(Run run) {
        Journey begun = Journey.begin(run.options().difficulty(), run.options().stage());
        return run.slot() == 0 ? begun : slot(run.slot()).value().orElse(begun);
    }

    /**
     * The journey after a run.
     *
     * @param before the run
     * @param friends that it freed
     * @param behindTheExit the stage there; counts only without a map
     */
    Journey after(Journey before, Run run, StageResult result, int friends, String behindTheExit) {
        long seconds = result.ticks() / Tick.PER_SECOND;
        if (!result.cleared()) {
            return before.lost(seconds);
        }
        String stage = run.options().stage();
        Journey there = before.cleared(stage, mark(result, friends), stage, seconds);
        String following = map().map(map -> on(map, there).after(stage)).orElse(behindTheExit);
        return before.cleared(stage, mark(result, friends), following, seconds);
    }

    /**
     * Writes a journey down.
     *
     * @throws IOException if it could not be written; then the version before is still there
     */
    void keep(int slot, Journey journey) throws IOException {
        slots.write(slot, journey.by(services.workshop().origin()));
        LOG.info("campaign {} kept, next '{}'", slot, journey.next());
    }

    private static StageMark mark(StageResult result, int friends) {
        String medal = result.medal().name().toLowerCase(Locale.ROOT);
        return new StageMark(result.points(), medal, result.bees(), friends, new TreeSet<>(Set.of(result.exit())));
    }
}
