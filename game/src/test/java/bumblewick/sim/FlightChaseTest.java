package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Lens;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A camera that looks back from 40 u to 100 u: the stick keeps its meaning over the cuts, and the bees hold their fire. */
class FlightChaseTest {
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);

    private final SimEvents events = new SimEvents();
    private final World world = world();
    private int cuts;

    private static World world() {
        Rulebook book = new TestRules().rulebook();
        StageDef stage =
                book.get(StageDef.class, "test").with(new CourseDef(List.of(camera(40f, true), camera(100f, false))));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private static Key camera(float at, boolean chase) {
        float unsaid = CourseDef.UNSAID;
        return new Key(
                at,
                new Stretch(
                        Optional.empty(),
                        Optional.empty(),
                        unsaid,
                        Optional.of(new Lens(unsaid, unsaid, unsaid, unsaid, unsaid, unsaid, chase)),
                        Optional.empty()));
    }

    private void tick(PlayerIntent intent) {
        events.clear();
        world.tick(intent, events);
        for (int i = 0; i < events.size(); i++) {
            cuts += events.get(i).type() == SimEvent.Type.CHASE ? 1 : 0;
        }
    }

    private void flyTo(float distance, PlayerIntent intent) {
        while (world.flight().distance() < distance) {
            tick(intent);
        }
    }

    private static PlayerIntent stick(double degrees) {
        return PlayerIntent.of((float) Math.cos(Math.toRadians(degrees)), (float) Math.sin(Math.toRadians(degrees)), 0);
    }

    /** 1 to the right of the corridor, −1 to the left, by what a tick does to the speed. */
    private float steered(PlayerIntent intent) {
        float before = world.flight().wick().velocity().x;
        tick(intent);
        return Math.signum(world.flight().wick().velocity().x - before);
    }

    @Test
    void whereTheCameraLooksBackThePicturesRightIsTheCorridorsLeft() {
        flyTo(50f, PlayerIntent.NONE);

        assertTrue(world.flight().ruled().rail().isChased());
        assertEquals(-1f, steered(RIGHT));
        assertTrue(world.flight().steering().isMirrored());
    }

    @Test
    void whatIsHeldKeepsItsMeaningOverBothCuts() {
        flyTo(39f, PlayerIntent.NONE);
        flyTo(45f, RIGHT);
        assertTrue(world.flight().ruled().rail().isChased());
        assertFalse(world.flight().steering().isMirrored());
        assertTrue(world.flight().wick().velocity().x > 10f, "still to the right of the corridor");

        tick(PlayerIntent.NONE);
        flyTo(95f, RIGHT);
        assertTrue(world.flight().steering().isMirrored(), "let go, it means the picture's right");
        flyTo(105f, RIGHT);
        assertFalse(world.flight().ruled().rail().isChased());
        assertTrue(world.flight().steering().isMirrored(), "and keeps that, too");
        tick(PlayerIntent.NONE);
        assertFalse(world.flight().steering().isMirrored());
        assertEquals(2, cuts);
    }

    @ParameterizedTest
    @CsvSource({"25, false", "-25, false", "35, true", "-35, true", "180, true"})
    void aTurnByMoreThan30DegreesMeansSomethingNew(double degrees, boolean mirrored) {
        flyTo(39f, PlayerIntent.NONE);
        flyTo(45f, RIGHT);

        tick(stick(degrees));

        assertEquals(mirrored, world.flight().steering().isMirrored());
    }

    @Test
    void theBeesHoldTheirFireAndNothingIsLockedOn() {
        flyTo(39f, PlayerIntent.NONE);
        assertTrue(world.flight().shots().size() > 0);
        flyTo(41f, PlayerIntent.NONE);
        int fired = 0;
        while (world.flight().distance() < 99f) {
            tick(PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT));
            for (int i = 0; i < events.size(); i++) {
                fired += events.get(i).type() == SimEvent.Type.SHOT_FIRED ? 1 : 0;
            }
        }

        assertEquals(0, fired);
    }

    @Test
    void aCopyFliesOnAlikeOverACut() {
        flyTo(39f, RIGHT);
        World copy = new WorldCopier().copy(world);
        for (int i = 0; i < 240; i++) {
            tick(stick(i / 60 * 20));
            SimEvents others = new SimEvents();
            copy.tick(stick(i / 60 * 20), others);
        }

        assertEquals(world.stateHash(), copy.stateHash());
    }
}
