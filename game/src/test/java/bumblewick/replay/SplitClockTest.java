package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.SimEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Splits are read from the state of the world; the events of the same ticks tell the same. */
class SplitClockTest {
    private static final Path GOLDEN = Path.of("src/test/resources/bumblewick/replay/golden");

    private static final Map<String, Timed> TIMED = new HashMap<>(); // each run is played once

    private static ReplayCheck run(String name) throws IOException {
        return new ReplayCheck(ShippedRules.get(), ReplayReader.read(GOLDEN.resolve(name + ".replay")));
    }

    /**
     * The splits of a run, found in two ways.
     *
     * @param byEvents by its events alone
     */
    private record Timed(List<Split> byClock, List<Split> byEvents) {}

    private static List<Split> splits(String name) throws IOException {
        return timed(name).byClock();
    }

    private static Timed timed(String name) throws IOException {
        if (!TIMED.containsKey(name)) {
            TIMED.put(name, play(name));
        }
        return TIMED.get(name);
    }

    private static Timed play(String name) throws IOException {
        ReplayCheck run = run(name);
        SplitClock clock = new SplitClock();
        List<Split> splits = new ArrayList<>();
        int friends = 0;
        clock.note(run.world());
        while (run.step()) {
            clock.note(run.world());
            for (int i = 0; i < run.events().size(); i++) {
                SimEvent event = run.events().get(i);
                String reached =
                        switch (event.type()) {
                            case CHECKPOINT -> "lantern." + event.number();
                            case BOSS_ENTERED -> "boss";
                            case GEM_TAKEN -> "gem";
                            case KEY_TAKEN -> "key";
                            case FRIEND_FREED -> "friend." + ++friends;
                            case STAGE_CLEARED -> "cleared";
                            default -> "";
                        };
                if (!reached.isEmpty()) {
                    splits.add(new Split(reached, run.tick()));
                }
            }
        }
        return new Timed(clock.splits(), splits);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"normal, lantern", "normal, boss", "yard, gem", "yard, key", "yard, friend"})
    void aSplitHasTheTickOfItsEvent(String name, String kind) throws IOException {
        List<Split> expected = timed(name).byEvents().stream()
                .filter(split -> split.name().startsWith(kind))
                .toList();
        List<Split> found = splits(name).stream()
                .filter(split -> split.name().startsWith(kind))
                .toList();

        assertTrue(!expected.isEmpty(), "the run reaches it");
        assertEquals(expected, found);
    }

    /** The door counts when the key is brought to it; it opens a moment later, while a camera of the story looks on. */
    @Test
    void theDoorComesBetweenTheKeyAndTheFriendsBehindIt() throws IOException {
        List<String> names = splits("yard").stream().map(Split::name).toList();

        assertEquals(names.indexOf("key") + 1, names.indexOf("door"));
        String after = names.get(names.indexOf("door") + 1);
        assertTrue(after.startsWith("friend."), names.toString()); // three were in cages on the way
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "normal", "hard", "yard"})
    void aRunThatIsWonEndsWithItsLastTick(String name) throws IOException {
        List<Split> splits = splits(name);
        int ticks =
                ReplayReader.read(GOLDEN.resolve(name + ".replay")).intents().ticks();

        assertEquals(new Split(Split.END, ticks), splits.get(splits.size() - 1));
    }

    @Test
    void aRunThatIsLostHasNoEnd() throws IOException {
        assertTrue(splits("lost").stream().noneMatch(split -> split.name().equals(Split.END)));
    }

    /** As when a run is left and resumed: what was reached before is known, and nothing is reached twice. */
    @Test
    void aClockThatGoesOnEndsLikeOneThatWasNeverStopped() throws IOException {
        Set<Integer> stops = Set.of(1, 1_500, 4_000, 7_000);
        ReplayCheck run = run("normal");
        SplitClock clock = new SplitClock();
        do {
            clock.note(run.world());
            if (stops.contains(run.tick())) {
                clock = new SplitClock(clock);
            }
        } while (run.step());

        assertEquals(splits("normal"), clock.splits());
    }

    @Test
    void aClockThatBeginsInTheMiddleNamesOnlyWhatIsAhead() throws IOException {
        ReplayCheck run = run("normal");
        int firstLantern = splits("normal").get(0).tick();
        SplitClock late = new SplitClock();
        do {
            if (run.tick() > firstLantern) {
                late.note(run.world());
            }
        } while (run.step());

        List<Split> all = splits("normal");
        assertEquals(all.subList(1, all.size()), late.splits());
    }
}
