package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.replay.IntentSource;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.replay.SeekableReplay;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pilot's flight is the same whether it is flown at once, piece by piece, or from where an edit leaves it. */
@Tag("long")
class PilotRecorderTest {
    private static final RunOptions UNHARMED = new RunOptions("cloverfield", "normal", 1L, 0)
            .with(new Assists(Assists.Aim.OFF, Assists.Bees.UNHARMED, false));

    /** Three pieces of seven seconds each at 18 u/s, and some of a fourth. */
    private static final float FAR = 420f;

    private static PilotRecorder begun(Rulebook rules) {
        return new PilotRecorder(rules, UNHARMED, FAR);
    }

    private static PilotRecording whole(PilotRecorder flight) {
        boolean more = true;
        while (more) {
            more = flight.advance();
        }
        return flight.recording();
    }

    /** The rules that ship, with edited waves in the stage. */
    private static Rulebook edited(UnaryOperator<List<WaveDef>> edit) {
        StageDef stage = ShippedRules.get().all(StageDef.class).get("cloverfield");
        return ShippedRules.get().with(stage.with(edit.apply(new ArrayList<>(stage.waves()))));
    }

    private static Rulebook moved(float from, float by) {
        return edited(waves -> {
            waves.replaceAll(wave -> wave.at() < from ? wave : at(wave, wave.at() + by));
            return waves;
        });
    }

    private static WaveDef at(WaveDef wave, float at) {
        return new WaveDef(
                at,
                wave.enemy(),
                wave.path(),
                wave.mirrored(),
                wave.count(),
                wave.spacing(),
                wave.shiftX(),
                wave.shiftY(),
                wave.drops());
    }

    private static void assertSame(PilotRecording expected, PilotRecording found) {
        assertAll(
                () -> assertEquals(expected.tape().ticks(), found.tape().ticks()),
                () -> assertArrayEquals(
                        expected.tape().replay().hashes(), found.tape().replay().hashes()),
                () -> assertEquals(
                        expected.tape().replay().finalHash(),
                        found.tape().replay().finalHash()),
                () -> assertEquals(expected.tape().chapters(), found.tape().chapters()),
                () -> assertEquals(expected.reach(), found.reach()));
    }

    /** 18 u/s without boost or brake: 420 u take 23.3 s or 1400 ticks, a little more where Wick stumbles. */
    @Test
    void fliesAsFarAsItIsWanted() {
        PilotRecording film = whole(begun(ShippedRules.get()));
        assertAll(
                () -> assertEquals(film.tape().ticks(), film.odometer().ticks()),
                () -> assertEquals(FAR, film.reach(), 0.5f),
                () -> assertTrue(film.whole()),
                () -> assertEquals(1400, film.odometer().ticks(), 120));
    }

    @Test
    void itsRecordingIsTheSameRun() {
        Replay replay = whole(begun(ShippedRules.get())).tape().replay();
        assertTrue(ReplayCheck.check(ShippedRules.get(), replay).same());
    }

    /** Otherwise what is flown later would change what somebody looks at. */
    @Test
    void aFilmOfItsBeginningStaysAsItIs() {
        PilotRecorder flight = begun(ShippedRules.get());
        PilotRecording nothing = flight.recording();
        flight.advance();
        PilotRecording piece = flight.recording();
        PilotRecording all = whole(flight);
        assertAll(
                () -> assertEquals(0, nothing.tape().ticks()),
                () -> assertFalse(nothing.whole()),
                () -> assertEquals(SeekableReplay.EVERY, piece.tape().ticks()),
                () -> assertFalse(piece.covers(FAR - 1f)),
                () -> assertEquals(
                        all.tape().worldAt(SeekableReplay.EVERY).stateHash(),
                        piece.tape().worldAt(SeekableReplay.EVERY).stateHash()),
                () -> assertTrue(all.covers(FAR + 1f), "there is no more"));
    }

    @ParameterizedTest(name = "waves from {0} u on come later")
    @ValueSource(floats = {-1f, 100f, 200f, 300f, 380f})
    void anEditedFlightIsTheOneThatItHadBeenFromTheBeginning(float from) {
        PilotRecorder flown = begun(ShippedRules.get());
        whole(flown);
        Rulebook rules = moved(from, 9f);

        PilotRecording again = whole(flown.rerecord(rules));

        assertSame(whole(begun(rules)), again);
        assertTrue(ReplayCheck.check(rules, again.tape().replay()).same());
    }

    @Test
    void whatIsFlownOnlyHalfIsGoneOnWith() {
        PilotRecorder half = begun(ShippedRules.get());
        half.advance();
        half.advance();
        Rulebook rules = moved(300f, 9f);

        assertSame(whole(begun(rules)), whole(half.rerecord(rules)));
    }

    @Test
    void wavesCanBeAddedAndTakenAwayAgainAndAgain() {
        PilotRecorder flight = begun(ShippedRules.get());
        whole(flight);
        Rulebook more = edited(waves -> {
            waves.add(at(waves.get(0), 333f));
            waves.add(at(waves.get(0), 250f));
            return waves;
        });
        Rulebook fewer = edited(waves -> {
            waves.removeIf(wave -> wave.at() > 310f);
            return waves;
        });
        flight = flight.rerecord(more);
        assertSame(whole(begun(more)), whole(flight));
        flight = flight.rerecord(fewer);
        assertSame(whole(begun(fewer)), whole(flight));
        flight = flight.rerecord(ShippedRules.get());
        assertSame(whole(begun(ShippedRules.get())), whole(flight));
    }

    /** The copies of the world before the edit know the old waves. */
    @Test
    void whoEntersTheFilmBeforeTheEditMeetsTheEditedWaves() {
        PilotRecorder flown = begun(ShippedRules.get());
        whole(flown);
        PilotRecording film = whole(flown.rerecord(moved(300f, 9f)));
        World world = film.tape().worldAt(100);
        IntentSource intents = film.tape().intentsFrom(100);
        SimEvents events = new SimEvents();
        while (world.ticks() < film.tape().ticks()) {
            events.clear();
            world.tick(intents.take(), events);
        }
        assertEquals(film.tape().replay().finalHash(), world.stateHash());
    }

    @Test
    void theFirstDifferenceDecides() {
        List<WaveDef> waves =
                ShippedRules.get().all(StageDef.class).get("cloverfield").waves();
        List<WaveDef> fewer = waves.subList(0, waves.size() - 1);
        assertAll(
                () -> assertEquals(Float.POSITIVE_INFINITY, PilotRecorder.sameUntil(waves, waves)),
                () -> assertEquals(
                        waves.get(waves.size() - 1).at(), PilotRecorder.sameUntil(waves, fewer), "one is gone"),
                () -> assertEquals(
                        waves.get(waves.size() - 1).at(), PilotRecorder.sameUntil(fewer, waves), "one is new"),
                () -> assertEquals(0f, PilotRecorder.sameUntil(List.of(at(waves.get(0), 0f)), waves)));
    }

    @Test
    void aWaveThatHasBegunCannotBeAnother() {
        World world = begun(ShippedRules.get()).recording().tape().worldAt(0);
        SimEvents events = new SimEvents();
        DemoPilot pilot = new DemoPilot(world);
        while (world.flight().distance() < 200f) {
            events.clear();
            world.tick(pilot.take(), events);
        }
        assertThrows(IllegalArgumentException.class, () -> world.replaceRules(moved(100f, 9f)));
    }

    @Test
    void everyPlaceIsReachedAtItsTick() {
        Odometer odometer = whole(begun(ShippedRules.get())).odometer();
        int tick = odometer.tick(100f);
        assertAll(
                () -> assertTrue(odometer.distance(tick) >= 100f),
                () -> assertTrue(odometer.distance(tick - 1) < 100f),
                () -> assertEquals(0, odometer.tick(-5f)),
                () -> assertEquals(odometer.ticks(), odometer.tick(5_000f)));
    }
}
