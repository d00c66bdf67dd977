package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pilot's flight is the same whether it is flown at once, piece by piece, or from where an edit leaves it. */
class PilotFlightTest {
    private static final RunOptions UNHARMED = new RunOptions("cloverfield", "normal", 1L, 0)
            .with(new Assists(Assists.Aim.OFF, Assists.Bees.UNHARMED, false));

    /** Three pieces of seven seconds each at 18 u/s, and some of a fourth. */
    private static final float FAR = 420f;

    private static PilotFlight begun(Rulebook rules) {
        return new PilotFlight(rules, UNHARMED, FAR);
    }

    private static PilotFilm whole(PilotFlight flight) {
        boolean more = true;
        while (more) {
            more = flight.go();
        }
        return flight.film();
    }

    /** The rules that ship, with edited waves in the stage. */
    private static Rulebook edited(UnaryOperator<List<WaveDef>> edit) {
        StageDef stage = ShippedRules.get().stages().get("cloverfield");
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

    private static void assertSame(PilotFilm expected, PilotFilm found) {
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
        PilotFilm film = whole(begun(ShippedRules.get()));
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
        PilotFlight flight = begun(ShippedRules.get());
        PilotFilm nothing = flight.film();
        flight.go();
        PilotFilm piece = flight.film();
        PilotFilm all = whole(flight);
        assertAll(
                () -> assertEquals(0, nothing.tape().ticks()),
                () -> assertFalse(nothing.whole()),
                () -> assertEquals(ReplayTape.EVERY, piece.tape().ticks()),
                () -> assertFalse(piece.shows(FAR - 1f)),
                () -> assertEquals(
                        all.tape().at(ReplayTape.EVERY).stateHash(),
                        piece.tape().at(ReplayTape.EVERY).stateHash()),
                () -> assertTrue(all.shows(FAR + 1f), "there is no more"));
    }

    @ParameterizedTest(name = "waves from {0} u on come later")
    @ValueSource(floats = {-1f, 100f, 200f, 300f, 380f})
    void anEditedFlightIsTheOneThatItHadBeenFromTheBeginning(float from) {
        PilotFlight flown = begun(ShippedRules.get());
        whole(flown);
        Rulebook rules = moved(from, 9f);

        PilotFilm again = whole(flown.again(rules));

        assertSame(whole(begun(rules)), again);
        assertTrue(ReplayCheck.check(rules, again.tape().replay()).same());
    }

    @Test
    void whatIsFlownOnlyHalfIsGoneOnWith() {
        PilotFlight half = begun(ShippedRules.get());
        half.go();
        half.go();
        Rulebook rules = moved(300f, 9f);

        assertSame(whole(begun(rules)), whole(half.again(rules)));
    }

    @Test
    void wavesCanBeAddedAndTakenAwayAgainAndAgain() {
        PilotFlight flight = begun(ShippedRules.get());
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
        flight = flight.again(more);
        assertSame(whole(begun(more)), whole(flight));
        flight = flight.again(fewer);
        assertSame(whole(begun(fewer)), whole(flight));
        flight = flight.again(ShippedRules.get());
        assertSame(whole(begun(ShippedRules.get())), whole(flight));
    }

    /** The copies of the world before the edit know the old waves. */
    @Test
    void whoEntersTheFilmBeforeTheEditMeetsTheEditedWaves() {
        PilotFlight flown = begun(ShippedRules.get());
        whole(flown);
        PilotFilm film = whole(flown.again(moved(300f, 9f)));
        World world = film.tape().at(100);
        IntentSource intents = film.tape().from(100);
        SimEvents events = new SimEvents();
        while (world.ticks() < film.tape().ticks()) {
            events.clear();
            world.tick(intents.take(), events);
        }
        assertEquals(film.tape().replay().finalHash(), world.stateHash());
    }

    @Test
    void theFirstDifferenceDecides() {
        List<WaveDef> waves = ShippedRules.get().stages().get("cloverfield").waves();
        List<WaveDef> fewer = waves.subList(0, waves.size() - 1);
        assertAll(
                () -> assertEquals(Float.POSITIVE_INFINITY, PilotFlight.sameUntil(waves, waves)),
                () -> assertEquals(
                        waves.get(waves.size() - 1).at(), PilotFlight.sameUntil(waves, fewer), "one is gone"),
                () -> assertEquals(waves.get(waves.size() - 1).at(), PilotFlight.sameUntil(fewer, waves), "one is new"),
                () -> assertEquals(0f, PilotFlight.sameUntil(List.of(at(waves.get(0), 0f)), waves)));
    }

    @Test
    void aWaveThatHasBegunCannotBeAnother() {
        World world = begun(ShippedRules.get()).film().tape().at(0);
        SimEvents events = new SimEvents();
        Demo pilot = new Demo(world);
        while (world.flight().distance() < 200f) {
            events.clear();
            world.tick(pilot.take(), events);
        }
        assertThrows(IllegalArgumentException.class, () -> world.edit(moved(100f, 9f)));
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
