package bumblewick.app.record;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.Rulebook;
import bumblewick.replay.IntentSource;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayIntents;
import bumblewick.replay.ReplayReader;
import bumblewick.save.Statistics;
import bumblewick.save.Tally;
import bumblewick.save.Tally.Count;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole recorded runs are counted, and compared with what their events and results say. */
class RunTallyTest {
    private static final Path GOLDEN = Path.of("src/test/resources/bumblewick/replay/golden");
    private static Rulebook rules;

    @TempDir
    Path folder;

    @BeforeAll
    static void readRules() throws IOException {
        rules = ShippedScene.read().rules();
    }

    private static Replay replay(String name) throws IOException {
        return ReplayReader.read(GOLDEN.resolve(name + ".replay"));
    }

    /** Plays a recording tick by tick. */
    private static final class Playback {
        private final World world;
        private final IntentSource intents;
        private final int ticks;
        private final SimEvents events = new SimEvents();

        Playback(Replay replay) {
            world = new World(rules, replay.options());
            intents = new ReplayIntents(replay, 0);
            ticks = replay.intents().ticks();
        }

        World world() {
            return world;
        }

        SimEvents events() {
            return events;
        }

        int tick() {
            return world.ticks();
        }

        boolean step() {
            events.clear();
            if (world.ticks() >= ticks) {
                return false;
            }
            world.tick(intents.take(), events);
            return true;
        }
    }

    /** A run that was counted, and how often each event happened in it. */
    private record Counted(World world, Tally tally, Map<SimEvent.Type, Integer> events) {
        int times(SimEvent.Type type) {
            return events.getOrDefault(type, 0);
        }
    }

    private static Counted counted(String name) throws IOException {
        Playback run = new Playback(replay(name));
        RunTally tally = new RunTally(run.world(), true);
        Map<SimEvent.Type, Integer> events = new EnumMap<>(SimEvent.Type.class);
        while (run.step()) {
            tally.note(run.world(), run.events(), "2026-05-01");
            for (int i = 0; i < run.events().size(); i++) {
                events.merge(run.events().get(i).type(), 1, Integer::sum);
            }
        }
        assertEquals(replay(name).finalHash(), run.world().stateHash(), "counting changes nothing");
        return new Counted(run.world(), tally.tally(), events);
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "lost", "yard"})
    void everyEventIsCountedOnce(String name) throws IOException {
        Counted run = counted(name);
        Tally tally = run.tally();
        int defeated = run.times(SimEvent.Type.ENEMY_DESTROYED)
                + run.times(SimEvent.Type.BOSS_DEFEATED)
                + run.times(SimEvent.Type.WALKER_BEATEN);
        assertAll(
                () -> assertEquals(run.world().ticks(), tally.get(Count.TICKS)),
                () -> assertEquals(defeated, tally.get(Count.ENEMIES_DEFEATED)),
                () -> assertEquals(run.times(SimEvent.Type.BEE_LOST), tally.get(Count.BEES_LOST)),
                () -> assertEquals(run.times(SimEvent.Type.BEE_GAINED), tally.get(Count.BEES_FOUND)),
                () -> assertEquals(run.times(SimEvent.Type.DODGED), tally.get(Count.DODGED)),
                () -> assertEquals(run.times(SimEvent.Type.DEFLECTED), tally.get(Count.DEFLECTED)),
                () -> assertEquals(run.times(SimEvent.Type.VOLLEY_FIRED), tally.get(Count.VOLLEYS)),
                () -> assertEquals(run.times(SimEvent.Type.FRIEND_FREED), tally.get(Count.FRIENDS_FREED)));
    }

    /** Every enemy that is defeated was met before, so that its kind is known. */
    @ParameterizedTest
    @ValueSource(strings = {"normal", "lost", "yard"})
    void theKindsAddUpToAllThatWereDefeated(String name) throws IOException {
        Tally tally = counted(name).tally();

        long byKind =
                tally.kinds().values().stream().mapToLong(Tally.Kind::defeated).sum();
        assertEquals(tally.get(Count.ENEMIES_DEFEATED), byKind);
        assertTrue(!tally.kinds().isEmpty());
    }

    @Test
    void aFlightGoesItsWayAndHasItsLongestChain() throws IOException {
        Counted run = counted("normal");

        assertEquals(run.world().flight().distance(), (double) run.tally().get(Count.FLOWN), 1.0);
        assertEquals(run.world().flight().score().longestChain(), run.tally().get(Count.LONGEST_CHAIN));
        assertEquals(1, run.tally().kinds().get("boss.old_stag").defeated());
    }

    /** Runs of some hundred u; a teleport to safe ground is no way. */
    @Test
    void aWalkGoesNoFasterThanWickRuns() throws IOException {
        Counted run = counted("yard");
        long walked = run.tally().get(Count.WALKED);

        assertTrue(walked > 100 && walked < 12L * run.world().ticks() / 60, walked + " u");
        assertEquals(0, run.tally().get(Count.FLOWN));
    }

    @ParameterizedTest
    @CsvSource({"normal, 1, 0", "lost, 0, 1", "yard, 1, 0"})
    void aRunEndsOnce(String name, int cleared, int lost) throws IOException {
        Tally tally = counted(name).tally();
        long medals = tally.get(Count.MEDAL_SEEDLING)
                + tally.get(Count.MEDAL_LEAF)
                + tally.get(Count.MEDAL_BLOOM)
                + tally.get(Count.MEDAL_GOLDEN);
        assertAll(
                () -> assertEquals(cleared, tally.get(Count.CLEARED)),
                () -> assertEquals(lost, tally.get(Count.LOST)),
                () -> assertTrue(medals <= cleared, "a medal is for a run that was won"));
    }

    /** The process was killed after 900 ticks were counted, but the run goes on from tick 700. */
    @Test
    void aResumedRunCountsNoTickTwice() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, true);
        count(store, 0, 900, false);
        count(store, 700, 1_500, true);
        store.close();

        assertEquals(1_500, new Statistics(folder).all().get(Count.TICKS));
        assertEquals(1, new Statistics(folder).all().get(Count.RUNS));
    }

    /** The first frame of a run may be too short for a tick. */
    @Test
    void aRunThatEndedHasBegun() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, true);
        Playback run = new Playback(replay("normal"));
        RunStatistics statistics = new RunStatistics(store, 0, true, true);
        statistics.begin(run.world(), false);
        statistics.note(run.world(), run.events(), 0.001f);
        while (!run.world().over()) {
            run.step();
            statistics.note(run.world(), run.events(), 0f);
        }
        statistics.save(run.world());
        store.close();

        Tally all = new Statistics(folder).all();
        assertEquals(1, all.get(Count.CLEARED));
        assertEquals(1, all.get(Count.RUNS));
    }

    /** The game is killed soon after a run was begun again with the same seed, as from a lantern, and goes on. */
    @Test
    void whatWasPlayedBeforeWithTheSameSeedIsNotTakenForThisRun() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, true);
        count(store, 0, 3_000, false);
        long before = store.statistics().all().get(Count.TICKS);
        Playback again = new Playback(replay("normal"));
        new RunStatistics(store, 0, true, true).begin(again.world(), false);
        store.close();

        store = new StatisticsStore(folder, true);
        count(store, 100, 1_000, true);
        store.close();

        assertEquals(before + 900, new Statistics(folder).all().get(Count.TICKS));
    }

    /** Or one that was begun before anything was saved of it. */
    @Test
    void aRunThatWasTakenOverInTheMiddleHasBegun() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, true);
        count(store, 700, 1_500, false);
        store.close();
        assertEquals(1, new Statistics(folder).all().get(Count.RUNS));

        store = new StatisticsStore(folder.resolve("other"), true);
        count(store, 700, 1_500, true);
        store.close();
        assertEquals(1, new Statistics(folder.resolve("other")).all().get(Count.RUNS));
    }

    @Test
    void demosAreNotCounted() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, true);
        Playback run = new Playback(replay("normal"));
        RunStatistics statistics = new RunStatistics(store, 0, true, false);
        statistics.begin(run.world(), false);
        run.step();
        statistics.note(run.world(), run.events(), 10f);
        statistics.save(run.world());
        store.close();

        assertTrue(new Statistics(folder).all().isEmpty());
    }

    private void count(StatisticsStore store, int from, int to, boolean resumed) throws IOException {
        Playback run = new Playback(replay("normal"));
        while (run.tick() < from) {
            run.step();
        }
        RunStatistics statistics = new RunStatistics(store, 0, true, true);
        statistics.begin(run.world(), resumed);
        while (run.tick() < to) {
            run.step();
            statistics.note(run.world(), run.events(), 0f);
        }
        statistics.save(run.world());
    }
}
