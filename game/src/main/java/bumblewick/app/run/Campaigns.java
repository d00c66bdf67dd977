package bumblewick.app.run;

import bumblewick.app.record.StatisticsStore;
import bumblewick.app.scene.CurrentScene;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Destination;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.math.Tick;
import bumblewick.save.ContentOrigin;
import bumblewick.save.ErasedJourneys;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.ReadResult;
import bumblewick.save.SaveSlots;
import bumblewick.save.StageRecord;
import bumblewick.sim.run.StageResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The journeys through the campaign in their slots: begins, continues and saves them. */
public final class Campaigns {
    private static final String HIGH = "high";

    private static final Logger LOG = LoggerFactory.getLogger(Campaigns.class);

    private final CurrentScene currentScene;
    private final PlayerMods mods;
    private final RunFactory runs;
    private final StatisticsStore statistics;
    private final SaveSlots slots;

    public Campaigns(
            Path dataFolder, CurrentScene currentScene, PlayerMods mods, RunFactory runs, StatisticsStore statistics) {
        slots = new SaveSlots(dataFolder);
        this.currentScene = currentScene;
        this.mods = mods;
        this.runs = runs;
        this.statistics = statistics;
    }

    /** Reads the journey in a slot, 1 to {@link SaveSlots#COUNT}; with a line for each damaged file. */
    public ReadResult<Optional<Journey>> slot(int slot) {
        ReadResult<Optional<Journey>> readResult = slots.read(slot);
        readResult.problems().forEach(LOG::warn);
        return readResult;
    }

    /** The map of the campaign; nothing if the scene has no valid one. */
    public Optional<CampaignDef> map() {
        return currentScene.scene().all(CampaignDef.class).values().stream().findFirst();
    }

    /** The progress of a journey on the map. */
    public JourneyMap on(CampaignDef map, Journey journey) {
        return new JourneyMap(map, runs::plays, journey);
    }

    /** Whether a journey was played last with other rules than now: with other mods, or without. */
    public boolean hasOtherRules(Journey journey) {
        return journey.hasOtherRules(mods.contentOrigin());
    }

    /** What journeys are played with now. */
    public ContentOrigin contentOrigin() {
        return mods.contentOrigin();
    }

    /** A new journey; it is not saved yet. */
    public Journey begin(String difficulty, String first) {
        return Journey.begin(
                difficulty,
                map().flatMap(map -> map.place(map.first()))
                        .map(CampaignDef.Place::stage)
                        .orElse(first));
    }

    /**
     * Lets the next runs of a journey have another difficulty, and saves it. What was won stays.
     *
     * @param journey used if none is saved in the slot
     * @return the journey
     * @throws IOException if it could not be written
     */
    public Journey changeDifficulty(int slot, Journey journey, String difficulty) throws IOException {
        Journey changed = slot(slot).value().orElse(journey).at(difficulty);
        slots.write(slot, changed);
        return changed;
    }

    /** A run through a stage of a journey. */
    public Run fly(int slot, Journey journey, String stage) {
        return runs.player(stage, journey.difficulty()).inSlot(slot);
    }

    /** Whether a journey in some slot is complete. */
    public boolean anyComplete() {
        return map().isPresent()
                && IntStream.rangeClosed(1, SaveSlots.COUNT)
                        .mapToObj(slot -> slot(slot).value())
                        .flatMap(Optional::stream)
                        .anyMatch(journey -> on(map().get(), journey).isComplete());
    }

    /** Whether a journey has become complete. */
    public boolean completes(Journey before, Journey after) {
        return map().filter(
                        map -> !on(map, before).isComplete() && on(map, after).isComplete())
                .isPresent();
    }

    /** Names the screen on which a journey continues: the map, or the next stage if there is no map. */
    public Destination next(int slot, Journey journey, String first) {
        if (map().isPresent()) {
            return RunDestination.WorldMap.of(slot, journey);
        }
        return new RunDestination.Play(fly(slot, journey, stageOf(journey, first)));
    }

    /** The stage that a journey has reached; an earlier one if that cannot be played here. */
    public String stageOf(Journey journey, String first) {
        String alone = runs.plays(journey.next()) ? journey.next() : first;
        return map().map(map -> on(map, journey).here().stage()).orElse(alone);
    }

    /**
     * Empties a slot; its journey can be {@linkplain #restore restored}.
     *
     * @throws IOException if its files cannot be moved
     */
    public void erase(int slot) throws IOException {
        Optional<Path> kept = slots.erase(slot);
        if (kept.isPresent()) {
            statistics.eraseJourney(slot, kept.get().getFileName().toString());
        } else {
            statistics.forgetJourney(slot);
        }
    }

    /** A slot without a journey; 0 if there is none. */
    public int freeSlot() {
        return slots.free();
    }

    /** The journeys that can be restored, the last erased first. */
    public List<ErasedJourneys.Entry> erased() {
        return slots.erased();
    }

    /**
     * Brings an erased journey back into a free slot.
     *
     * @throws IOException if its file cannot be moved
     */
    public void restore(ErasedJourneys.Entry entry, int slot) throws IOException {
        slots.restore(entry, slot);
        statistics.restoreJourney(entry.file().getFileName().toString(), slot);
    }

    /**
     * Copies a journey as it is into a free slot.
     *
     * @param from its slot
     * @throws IOException if it could not be written
     */
    public void copy(int from, Journey journey, int to) throws IOException {
        slots.write(to, journey);
        statistics.copyJourney(from, to);
    }

    /** The journey to which a run belongs, as it was before the run. */
    public Journey before(Run run) {
        Journey begun = Journey.begin(run.options().difficulty(), run.options().stage());
        return run.slot() == 0 ? begun : slot(run.slot()).value().orElse(begun);
    }

    /**
     * The journey after a run.
     *
     * @param before the run
     * @param friends freed in the run
     * @param behindTheExit the stage to which the exit leads; counts only without a map
     */
    public Journey after(Journey before, Run run, StageResult result, int friends, String behindTheExit) {
        long seconds = result.ticks() / Tick.PER_SECOND;
        if (!result.cleared()) {
            return before.lost(seconds);
        }
        String stage = run.options().stage();
        Journey there = before.cleared(stage, record(result, friends), stage, seconds);
        String following = map().map(map -> on(map, there).after(stage)).orElse(behindTheExit);
        return before.cleared(stage, record(result, friends), following, seconds);
    }

    /**
     * Saves a journey.
     *
     * @throws IOException if it could not be written; then the version before is still there
     */
    public void save(int slot, Journey journey) throws IOException {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        slots.write(slot, journey.playedBy(mods.contentOrigin()).savedOn(today));
        LOG.info("campaign {} kept, next '{}'", slot, journey.next());
    }

    /** What a journey keeps of a stage that was cleared. */
    static StageRecord record(StageResult result, int friends) {
        String medal = result.medal().name().toLowerCase(Locale.ROOT);
        TreeSet<String> exits = new TreeSet<>(Set.of(result.exit()));
        if (result.deed()) {
            exits.add(HIGH); // what was asked for is done: the map's high road is open, whichever exit was taken
        }
        return new StageRecord(result.points(), medal, result.bees(), friends, exits);
    }
}
