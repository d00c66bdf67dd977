package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.World;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A ghost is where Wick was: it is compared with the run itself. */
@Tag("long")
class GhostTrailRecorderTest {
    /**
     * How far a way may bend between two samples, in u: a bounce that turns 13 u/s down into 17 u/s up half way between
     * them leaves the straight line by 30 u/s · 4/60 s · 1/4.
     */
    private static final float CURVE = 0.5f;

    private static final float FASTEST =
            0.6f * GhostTrail.EVERY; // u between places that are kept: 36 u/s, when boosting

    private static Replay replay(String name) throws IOException {
        return ReplayReader.read(Path.of("src/test/resources/bumblewick/replay/golden", name + ".replay"));
    }

    private static Vector3f wick(World world) {
        return world.onFoot()
                ? world.garden().wick().pose().position()
                : world.flight().wick().position();
    }

    /** Whether Wick is elsewhere at the next place that is kept than he can go: he began anew, or a rule stood him there. */
    private static boolean jumps(GhostTrail trail, int kept) {
        int next = kept + GhostTrail.EVERY;
        return !trail.covers(next)
                || trail.position(kept, new Vector3f()).distance(trail.position(next, new Vector3f())) > FASTEST;
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "yard"})
    void theTrailGoesThroughThePlacesOfTheRun(String name) throws IOException {
        Replay replay = replay(name);
        GhostTrail trail = GhostTrailRecorder.record(ShippedRules.get(), replay);
        World world = new World(ShippedRules.get(), replay.options());
        IntentSource intents = new ReplayIntents(replay);
        SimEvents events = new SimEvents();
        Vector3f shown = new Vector3f();
        for (int tick = 0; trail.covers(tick); tick++) {
            boolean jumped = jumps(trail, tick - tick % GhostTrail.EVERY);
            float exact = tick % GhostTrail.EVERY == 0 ? 0f : jumped ? 30f : CURVE;
            assertTrue(trail.position(tick, shown).distance(wick(world)) <= exact, name + " at tick " + tick);
            events.clear();
            world.tick(intents.take(), events);
        }
    }

    @ParameterizedTest
    @CsvSource({"normal, AIR", "yard, GARDEN"})
    void itKnowsWhatKindOfStageItWasIn(String name, GhostTrail.Place place) throws IOException {
        GhostTrail trail = GhostTrailRecorder.record(ShippedRules.get(), replay(name));
        assertEquals(place, trail.before(100f).place());
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "yard"})
    void itEndsWithTheRun(String name) throws IOException {
        Replay replay = replay(name);
        GhostTrail trail = GhostTrailRecorder.record(ShippedRules.get(), replay);
        assertAll(
                () -> assertTrue(replay.intents().ticks() - trail.ticks() < GhostTrail.EVERY),
                () -> assertTrue(trail.covers(0f)),
                () -> assertFalse(trail.covers(-0.5f)),
                () -> assertFalse(trail.covers(trail.ticks() + 1f)));
    }
}
