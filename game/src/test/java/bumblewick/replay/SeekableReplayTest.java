package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tape is entered at any moment and is the same run from there: on foot, in the air, on the islet of a crash. */
@Tag("long")
class SeekableReplayTest {
    /** One for each recording: a tape is never changed, and takes seconds to make. */
    private static final Map<String, SeekableReplay> TAPES = new TreeMap<>();

    private static SeekableReplay tape(String name) throws IOException {
        Replay replay = ReplayReader.read(Path.of("src/test/resources/bumblewick/replay/golden", name + ".replay"));
        return TAPES.computeIfAbsent(name, n -> new SeekableReplay(ShippedRules.get(), replay));
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "lost", "yard"})
    void everyHashOnTheWayIsTheOneRecorded(String name) throws IOException {
        SeekableReplay tape = tape(name);
        Replay replay = tape.replay();
        assertTrue(tape.verdict().same(), tape.verdict()::difference);

        // backwards, so that no world can be the one before played on
        for (int second = tape.ticks() / Replay.HASH_EVERY; second >= 7; second -= 7) {
            World world = tape.worldAt(second * Replay.HASH_EVERY);
            assertEquals(replay.hashes()[second - 1], world.stateHash(), "second " + second);
        }
        assertEquals(replay.finalHash(), tape.worldAt(tape.ticks()).stateHash());
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "lost", "yard"})
    void worldsTakenFromATapeGoOnByThemselves(String name) throws IOException {
        SeekableReplay tape = tape(name);
        Replay replay = tape.replay();
        int middle = tape.ticks() / 2;
        World astray = tape.worldAt(middle);
        World faithful = tape.worldAt(middle);

        play(astray, () -> PlayerIntent.NONE, tape.ticks() - middle);
        play(faithful, tape.intentsFrom(middle), tape.ticks() - middle);

        assertAll(
                () -> assertEquals(replay.finalHash(), faithful.stateHash()),
                () -> assertEquals(
                        replay.finalHash(), tape.worldAt(tape.ticks()).stateHash(), "the tape is as it was"));
    }

    /** A picture watches the last second before a moment: with that second, 8 s are played at most, 480 ticks. */
    @ParameterizedTest
    @ValueSource(strings = {"normal", "lost", "yard"})
    void aSearchPlaysSevenSecondsAtMost(String name) throws IOException {
        SeekableReplay tape = tape(name);
        RandomStream random = new RandomStream(5L, 1L);
        for (int i = 0; i < 40; i++) {
            int tick = random.nextInt(tape.ticks());
            assertEquals(tick, tape.worldAt(tick).ticks());
            assertTrue(tape.searchedTicks() < 7 * Tick.PER_SECOND, tick + ": " + tape.searchedTicks());
        }
    }

    /** The hashes lie a second apart: between them a moment is compared with the straight way there. */
    @ParameterizedTest
    @ValueSource(strings = {"lost", "yard"})
    void anyMomentIsTheOneOfTheStraightWay(String name) throws IOException {
        SeekableReplay tape = tape(name);
        RandomStream random = new RandomStream(9L, 1L);
        World straight = new World(ShippedRules.get(), tape.replay().options());
        IntentSource intents = tape.intentsFrom(0);
        for (int tick = 0; tick < tape.ticks() - 200; tick = straight.ticks()) {
            play(straight, intents, 1 + random.nextInt(200));
            assertEquals(straight.stateHash(), tape.worldAt(straight.ticks()).stateHash(), "tick " + tick);
        }
    }

    @Test
    void whoTakesOverRecordsAWholeRun() throws IOException {
        SeekableReplay tape = tape("yard");
        World world = tape.worldAt(1_234);
        IntentRecorder hands = new IntentRecorder(new Script(), world, tape.replay());
        play(world, hands, 777);

        Replay mine = hands.replay();

        assertAll(
                () -> assertEquals(1_234 + 777, mine.intents().ticks()),
                () -> assertFalse(mine.finalHash() == tape.worldAt(1_234 + 777).stateHash(), "it is another run"),
                () -> assertTrue(ReplayCheck.check(ShippedRules.get(), mine).same()));
    }

    @Test
    void beyondTheEndsIsTheEnd() throws IOException {
        SeekableReplay tape = tape("yard");
        assertAll(
                () -> assertEquals(0, tape.worldAt(-5).ticks()),
                () -> assertEquals(tape.ticks(), tape.worldAt(Integer.MAX_VALUE).ticks()),
                () -> assertEquals(
                        PlayerIntent.NONE, tape.intentsFrom(Integer.MAX_VALUE).take()));
    }

    private static void play(World world, IntentSource intents, int ticks) {
        SimEvents events = new SimEvents();
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intents.take(), events);
        }
    }
}
