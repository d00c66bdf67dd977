package bumblewick.sim;

import static bumblewick.sim.TestFields.gusts;
import static bumblewick.sim.TestFields.wind;
import static bumblewick.sim.TestHazards.hazard;
import static bumblewick.sim.TestHazards.rotor;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who waits for the wind, is carried by it or rides on a sail, in a flight whose rail runs at 20 u/s. */
class WindWordsTest {
    private static final PlayerIntent QUIET = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);
    private static final Vector3f ALL = new Vector3f(50f, 50f, 1_000f);
    private static final Rhythm GUSTS = new Rhythm(120, 60, 60); // on at 120 to 180 and 240 to 300 ticks

    private final SimEvents events = new SimEvents();

    private static World world(List<WaveDef> waves, MechanismsDef mechanisms, FieldDef... fields) {
        return world(new TestRules(), waves, mechanisms, fields);
    }

    private static World world(TestRules rules, List<WaveDef> waves, MechanismsDef mechanisms, FieldDef... fields) {
        Rulebook book = rules.enemy("gnat", 2, 100)
                .path("rise", 6f, new Vector3f(0f, 5f, 0f), new Vector3f(0f, 8f, 0f))
                .rulebook();
        StageDef stage = book.get(StageDef.class, "test")
                .with(waves)
                .withFields(List.of(fields))
                .withMechanisms(mechanisms);
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private void tick(World world, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private static WaveDef wave(float at, String when) {
        return new WaveDef(at, "gnat", "ahead", false, 1, 0f, 0f, 0f, "").when(when);
    }

    /** 3 ticks a unit; half a second after a gust has begun it is too late for that one. */
    @ParameterizedTest(name = "a wave due at {0} u comes at tick {1}")
    @CsvSource({"20, 120", "38, 120", "45, 135", "55, 240", "70, 240"})
    void aWaveComesWithTheNextGust(float at, int comes) {
        FieldDef gusts = gusts(new Vector3f(), ALL, new Vector3f(6f, 0f, 0f), GUSTS);
        World world = world(List.of(wave(at, "air")), MechanismsDef.NONE, gusts);

        tick(world, comes - 2, QUIET);
        assertTrue(world.flight().enemies().isEmpty());
        tick(world, 4, QUIET);
        assertFalse(world.flight().enemies().isEmpty());
    }

    /** A field that is not there, or over, keeps nobody waiting. */
    @Test
    void whereThereIsNoMoreWindAWaveComesAtOnce() {
        World world = world(List.of(wave(20f, "air")), MechanismsDef.NONE);

        tick(world, 62, QUIET);

        assertEquals(1, world.flight().enemies().size());
    }

    /** Half the drift of 6 u/s for a second, up to the corridor's border at most. */
    @ParameterizedTest(name = "with a windage of {0} it is {1} u to the right after a second")
    @CsvSource({"0.5, 3", "1, 6", "0, 0"})
    void windCarriesPickUpsAlong(float windage, float expected) {
        FieldDef wind = wind(new Vector3f(), ALL, new Vector3f(6f, 0f, 0f));
        TestRules rules = new TestRules()
                .pickup("thing", PickupDef.Effect.SCORE, 10f)
                .lies(new PickupSpawnDef("thing", 0f, 8f, 150f, "", windage));
        World world = world(rules, List.of(), MechanismsDef.NONE, wind);

        tick(world, 60, QUIET);

        assertEquals(expected, world.flight().pickups().get(0).position().x, 0.11f);
    }

    /** A gust of a second takes it 6 u off; after a second of calm it is 3 u nearer to its place again. */
    @Test
    void inTheCalmAPickUpComesBack() {
        FieldDef gust = gusts(new Vector3f(), ALL, new Vector3f(6f, 0f, 0f), new Rhythm(60, 60, 600));
        TestRules rules = new TestRules()
                .pickup("thing", PickupDef.Effect.SCORE, 10f)
                .lies(new PickupSpawnDef("thing", 0f, 8f, 150f, "", 1f));
        World world = world(rules, List.of(), MechanismsDef.NONE, gust);

        tick(world, 180, QUIET);

        assertEquals(3f, world.flight().pickups().get(0).position().x, 0.2f);
    }

    /** The sail turns by 1.5° a tick: both riders are 5 u from its axis, half a circle apart. */
    @Test
    void ridersTurnWithTheirSail() {
        WaveDef riders = new WaveDef(1f, "gnat", "rise", false, 2, 0f, 0f, 0f, "").riding("thing");
        MechanismsDef mill = new MechanismsDef(
                List.of(hazard(new Vector3f(2f, 9f, 100f), rotor(Axis.ALONG, 2, 240))), List.of(), List.of());
        World world = world(List.of(riders), mill);
        for (int i = 0; i < 150; i++) {
            tick(world, 1, QUIET);
            if (world.flight().enemies().size() == 2) {
                Vector3f a = world.flight().enemies().get(0).position();
                Vector3f b = world.flight().enemies().get(1).position();
                assertEquals(100f, a.z, 1e-3f);
                assertEquals(4f, a.x + b.x, 0.11f); // twice the pivot; one came a tick, 0.1 u of its path, later
                assertEquals(18f, a.y + b.y, 0.11f);
            }
        }
        Vector3f arm =
                world.flight().hazards().awake().get(0).pieces().get(0).solid().position();
        Vector3f rider = world.flight().enemies().get(0).position();
        Vector3f pivot = new Vector3f(2f, 9f, 100f);
        Vector3f along = arm.subtract(pivot).normalizeLocal();
        assertEquals(1f, along.dot(rider.subtract(pivot).normalizeLocal()), 1e-4f);

        World copy = new WorldCopier().copy(world);
        tick(world, 30, QUIET);
        tick(copy, 30, QUIET);
        assertEquals(world.stateHash(), copy.stateHash());
    }

    /** A boost counts, the rail's own pace does not. */
    @ParameterizedTest(name = "with the buttons {0}: {1} points")
    @CsvSource({"0, 0", PlayerIntent.BOOST + ", 300"})
    void aRingCanAskForABoost(int held, long points) {
        TargetDef ring =
                new TargetDef("ring", By.FLOWN, "", new Vector3f(0f, 4f, 20f), 3f, 0, false, "", "", 300, true, "", "");
        World world = world(List.of(), new MechanismsDef(List.of(), List.of(ring), List.of()));

        tick(world, 70, PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE | held));

        assertEquals(points, world.stage().points());
    }
}
