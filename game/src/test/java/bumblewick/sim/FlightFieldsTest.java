package bumblewick.sim;

import static bumblewick.sim.TestFields.dark;
import static bumblewick.sim.TestFields.eased;
import static bumblewick.sim.TestFields.gusts;
import static bumblewick.sim.TestFields.shaped;
import static bumblewick.sim.TestFields.waiting;
import static bumblewick.sim.TestFields.web;
import static bumblewick.sim.TestFields.wind;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.Fingerprint;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.IntentTrack;
import bumblewick.replay.Replay;
import bumblewick.replay.SeekableReplay;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.field.StageField;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What fields do to Wick in a flight, who flies 20 u/s along the rail and starts at x 0, y 4. */
class FlightFieldsTest {
    private static final Vector3f ALL = new Vector3f(50f, 50f, 1_000f);
    private static final Vector3f ORIGIN = new Vector3f();
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);
    private static final PlayerIntent LEFT = PlayerIntent.of(-1f, 0f, 0);

    private final SimEvents events = new SimEvents();

    /** Without easing, each tick adds a sixtieth of the drift. */
    @ParameterizedTest(name = "{0} u/s to the side and {1} u/s up for {2} ticks")
    @CsvSource({"6, 0, 60", "-6, 0, 60", "0, 3, 30", "4, -2, 45"})
    void theDriftMovesWickByItsSpeed(float x, float y, int ticks) {
        World world = world(wind(ORIGIN, ALL, new Vector3f(x, y, 0f)));

        tick(world, ticks, PlayerIntent.NONE);

        assertEquals(x * ticks / 60f, wick(world).x, 1e-3f);
        assertEquals(4f + y * ticks / 60f, wick(world).y, 1e-3f);
    }

    /** The share that is felt rises by 1/24 a tick: 1/24 + … + 24/24 = 12.5 ticks' worth in the first 24. */
    @Test
    void theDriftComesWithItsEasing() {
        World world = world(eased(wind(ORIGIN, ALL, new Vector3f(6f, 0f, 0f)), 0.4f));

        tick(world, 24, PlayerIntent.NONE);
        assertEquals(6f * 12.5f / 60f, wick(world).x, 1e-3f);
        tick(world, 36, PlayerIntent.NONE);
        assertEquals(6f * 48.5f / 60f, wick(world).x, 1e-3f);
    }

    /** The stick's own speed is the same with and against the wind: the ways differ by the drift's alone. */
    @Test
    void theStickMovesWickThroughTheAir() {
        World calm = world();
        World windy = world(wind(ORIGIN, ALL, new Vector3f(5f, 0f, 0f)));

        tick(calm, 30, LEFT);
        tick(windy, 30, LEFT);

        assertEquals(5f * 30 / 60f, wick(windy).x - wick(calm).x, 1e-3f);
    }

    @Test
    void aTailWindAddsToTheRail() {
        World world = world(wind(ORIGIN, ALL, new Vector3f(0f, 0f, 6f)));

        tick(world, 60, PlayerIntent.NONE);

        assertEquals(TestRules.RAIL + 6f, world.flight().distance(), 0.02f);
    }

    /** A head wind of 30 u/s leaves 40 % of the rail's 20 u/s. */
    @Test
    void noHeadWindStopsTheRail() {
        World world = world(wind(ORIGIN, ALL, new Vector3f(0f, 0f, -30f)));

        tick(world, 60, PlayerIntent.NONE);

        assertEquals(0.4f * TestRules.RAIL, world.flight().distance(), 0.02f);
    }

    /** At the border Wick stands; and once it is calm there, the stick moves it back as if there had been no wind. */
    @Test
    void theCorridorHoldsWickAgainstTheWind() {
        World world = world(wind(ORIGIN, new Vector3f(50f, 50f, 60f), new Vector3f(20f, 0f, 0f)));
        tick(world, 170, PlayerIntent.NONE);
        assertEquals(12f, wick(world).x, 1e-3f);
        assertEquals(0f, world.flight().wick().velocity().x, 1e-3f);

        tick(world, 40, PlayerIntent.NONE);
        assertEquals(12f, wick(world).x, 1e-3f, "nothing springs back");
    }

    /** After 60 ticks of boost a third of the tank's 3 s is gone; in 60 more 1 s of the 5 s that it takes to fill comes back, or of 2.5 s. */
    @ParameterizedTest(name = "factor {0}")
    @CsvSource({"1, 0.2", "2, 0.4", "0.5, 0.1"})
    void energyComesBackFasterInSomeAir(float refill, float back) {
        World world = world(wind(ORIGIN, ALL, new Vector3f(0f, 0f, -1f)).refilling(refill));
        tick(world, 30, PlayerIntent.of(0f, 0f, PlayerIntent.BOOST));
        tick(world, 30, PlayerIntent.of(0f, 0f, PlayerIntent.BRAKE));
        float spent = world.flight().wick().energy();

        tick(world, 60, PlayerIntent.NONE);

        assertEquals(2f / 3f, spent, 1e-3f);
        assertEquals(Math.min(1f, spent + back), world.flight().wick().energy(), 1e-3f);
    }

    /** The speed across and along is the calm one times the factor, once the stick's acceleration is over. */
    @Test
    void aWebSlowsWick() {
        World world = world(web(ORIGIN, ALL, 0.5f));
        tick(world, 20, RIGHT);
        float x = wick(world).x;
        float z = world.flight().distance();

        tick(world, 20, RIGHT);

        assertEquals(0.5f * TestRules.FLIGHT.speed() * 20 / 60f, wick(world).x - x, 1e-3f);
        assertEquals(0.5f * TestRules.RAIL * 20 / 60f, world.flight().distance() - z, 1e-3f);
    }

    @Test
    void fieldsAddUp() {
        World world = world(
                wind(ORIGIN, ALL, new Vector3f(6f, 0f, 0f)),
                wind(ORIGIN, ALL, new Vector3f(-2f, 1f, 0f)),
                web(ORIGIN, ALL, 0.5f),
                web(ORIGIN, ALL, 0.5f));

        tick(world, 2, PlayerIntent.NONE);

        assertEquals(new Vector3f(4f, 1f, 0f), world.flight().fields().drift());
        assertEquals(0.25f, world.flight().fields().factor());
    }

    /** On for 30 ticks of each 90, the first time after 60: of 200 ticks 30 + 30. */
    @Test
    void gustsComeInTheirRhythm() {
        World world = world(gusts(ORIGIN, ALL, new Vector3f(6f, 0f, 0f), new Rhythm(60, 30, 60)));
        StringBuilder phases = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            tick(world, 1, PlayerIntent.NONE);
            phases.append(only(world).phase().name().charAt(1));
        }

        String gust = "N".repeat(30);
        String calm = "F".repeat(15) + "E".repeat(45); // oFf, tEll, oN
        assertEquals(calm + gust + calm + gust + calm.substring(0, 20), phases.toString());
        assertEquals(6f * 60 / 60f, wick(world).x, 1e-3f);
    }

    @Test
    void aGustIsAnnounced45TicksBefore() {
        World world = world(gusts(ORIGIN, ALL, new Vector3f(6f, 0f, 0f), new Rhythm(45, 30, 90)));
        List<Integer> tells = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            tick(world, 1, PlayerIntent.NONE);
            note(i, Type.FIELD_TELL, tells);
            note(i, Type.FIELD_ON, begins);
            note(i, Type.FIELD_OFF, ends);
        }

        assertEquals(List.of(0, 120, 240, 360), tells);
        assertEquals(List.of(45, 165, 285), begins);
        assertEquals(List.of(75, 195, 315), ends);
    }

    private void note(int tick, Type type, List<Integer> into) {
        IntStream.range(0, events.size())
                .filter(i -> events.get(i).type() == type)
                .forEach(i -> into.add(tick));
    }

    /** A field that begins at 400 u wakes at 240 u, after 12 s; its rhythm begins there. */
    @Test
    void aFieldFarAwaySleepsAndItsRhythmBeginsWhereItWakes() {
        World world = world(gusts(
                new Vector3f(0f, 0f, 500f),
                new Vector3f(50f, 50f, 100f),
                new Vector3f(6f, 0f, 0f),
                new Rhythm(60, 30, 60)));

        tick(world, 719, PlayerIntent.NONE);
        assertTrue(world.flight().fields().awake().isEmpty());
        tick(world, 3, PlayerIntent.NONE);
        assertEquals(StageField.Phase.OFF, only(world).phase());
        tick(world, 60, PlayerIntent.NONE);
        assertEquals(StageField.Phase.ON, only(world).phase());
        assertEquals(0f, wick(world).x, "it blows, but not here");
    }

    @Test
    void aFieldThatWickHasPassedIsOver() {
        World world = world(wind(ORIGIN, new Vector3f(50f, 50f, 40f), new Vector3f(6f, 0f, 0f)));
        tick(world, 120, PlayerIntent.NONE);
        float x = wick(world).x;
        assertEquals(6f * 120 / 60f, x, 0.11f);

        tick(world, 120, PlayerIntent.NONE);

        assertEquals(x, wick(world).x, 0.11f);
        assertTrue(world.flight().fields().awake().isEmpty());
    }

    /** A cylinder of 5 u radius holds (4, ·, 0), and its corner (4, ·, 4) not; a box turned by 45° holds what lies ahead. */
    @Test
    void onlyWhatIsInsideIsCarried() {
        FieldDef box = wind(ORIGIN, new Vector3f(5f, 20f, 5f), new Vector3f(6f, 0f, 0f));
        FieldDef round = shaped(box, Shape.CYLINDER, new Quaternion());
        FieldDef turned = shaped(box, Shape.BOX, new Quaternion(0f, 0.38268343f, 0f, 0.9238795f));

        assertEquals(15, ticksInside(box, 0f), "5 u at 20 u/s");
        assertEquals(12, ticksInside(round, 3f), "√(5² − 3²) = 4 u");
        assertEquals(21, ticksInside(turned, 0f), "5 √2 = 7.07 u");
        assertEquals(12, ticksInside(turned, 3f), "7.07 − 3 = 4.07 u");
    }

    /** For how many ticks Wick feels a field as it flies on from its middle, x to the side. */
    private int ticksInside(FieldDef air, float x) {
        FieldDef aside = new FieldDef(
                air.id(),
                air.kind(),
                air.shape(),
                new Vector3f(-x, 0f, 0f),
                air.half(),
                air.turn(),
                new Vector3f(0f, 0.1f, 0f),
                1f,
                0f,
                0f,
                Rhythm.NONE,
                false);
        World world = world(aside);
        int ticks = 0;
        for (int i = 0; i < 60; i++) {
            tick(world, 1, PlayerIntent.NONE);
            ticks += world.flight().fields().drift().y > 0f ? 1 : 0;
        }
        return ticks - 1; // the tick at the start itself
    }

    /** The rule fires in tick 1; the switch is announced for 45 ticks, and undone a second after that. */
    @Test
    void aRuleSwitchesAFieldOnForATime() {
        World world = world(
                List.of(rule(start(), new FieldSwitch("air", true, 1f))),
                waiting(ORIGIN, ALL, new Vector3f(6f, 0f, 0f)));

        tick(world, 46, PlayerIntent.NONE);
        assertEquals(StageField.Phase.TELL, only(world).phase());
        assertEquals(0f, wick(world).x);
        tick(world, 200, PlayerIntent.NONE);
        assertEquals(6f, wick(world).x, 1e-3f);
        assertEquals(StageField.Phase.OFF, only(world).phase());
    }

    @Test
    void aRuleSwitchesAFieldOffForGood() {
        World world = world(
                List.of(rule(time(1f), new FieldSwitch("air", false, 0f))),
                wind(ORIGIN, ALL, new Vector3f(6f, 0f, 0f)));

        tick(world, 200, PlayerIntent.NONE);

        assertEquals(6f, wick(world).x, 1e-3f);
    }

    @Test
    void howFarOneSeesIsTheLeastOfWhatIsFelt() {
        World world = world(dark(ORIGIN, ALL, 30f), dark(ORIGIN, ALL, 20f), eased(dark(ORIGIN, ALL, 40f), 1f));
        assertEquals(0f, world.flight().fields().darkness());

        tick(world, 1, PlayerIntent.NONE);

        assertEquals(20f, world.flight().fields().sight());
        assertEquals(1f, world.flight().fields().darkness());
    }

    /** Two flights that differ in a field alone differ in their hash; a stage without fields counts nothing. */
    @Test
    void fieldsArePartOfTheState() {
        World calm = world();
        World same = world();
        World dusk = world(dark(ORIGIN, ALL, 30f));
        World night = world(dark(ORIGIN, ALL, 20f));
        World brisk = world(dark(ORIGIN, ALL, 20f).refilling(2f));
        for (World world : List.of(calm, same, dusk, night, brisk)) {
            tick(world, 1, PlayerIntent.NONE);
        }

        assertEquals(calm.stateHash(), same.stateHash());
        assertNotEquals(calm.stateHash(), dusk.stateHash());
        assertNotEquals(night.stateHash(), dusk.stateHash());
        assertNotEquals(night.stateHash(), brisk.stateHash());
    }

    /** As a replay that is entered in the middle goes on. */
    @Test
    void aCopyGoesOnInTheSameWind() {
        World world = world(everything());
        for (int i = 0; i < 10; i++) {
            World copy = new WorldCopier().copy(world);
            tick(copy, 200 - 20 * i, RIGHT);
            World straight = world(everything());
            tick(straight, 200, RIGHT);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 20 * i + " ticks");
            tick(world, 20, RIGHT);
        }
    }

    /** 900 ticks, with snapshots after 420 and 840: every second is the one that was flown, in whatever order they are asked for. */
    @Test
    void aReplayCanBeEnteredInTheMiddleOfAGust() {
        World world = world(everything());
        IntentTrack track = new IntentTrack();
        long[] hashes = new long[900 / Replay.HASH_EVERY];
        for (int i = 0; i < 900; i++) {
            PlayerIntent intent = i / 50 % 2 == 0 ? RIGHT : LEFT;
            track.add(intent);
            tick(world, 1, intent);
            if ((i + 1) % Replay.HASH_EVERY == 0) {
                hashes[i / Replay.HASH_EVERY] = world.stateHash();
            }
        }
        Replay replay = new Replay("", Fingerprint.NONE, world.options(), track, hashes, world.stateHash());

        SeekableReplay tape = new SeekableReplay(world.rules(), replay);

        assertTrue(tape.verdict().same(), tape.verdict()::difference);
        for (int second = hashes.length; second > 0; second--) {
            assertEquals(
                    hashes[second - 1], tape.worldAt(second * Replay.HASH_EVERY).stateHash(), "second " + second);
        }
    }

    private static FieldDef[] everything() {
        return new FieldDef[] {
            eased(gusts(ORIGIN, ALL, new Vector3f(6f, 2f, 1f), new Rhythm(50, 30, 45)), 0.4f),
            web(new Vector3f(0f, 0f, 40f), new Vector3f(50f, 50f, 10f), 0.5f),
            dark(ORIGIN, ALL, 30f).refilling(2f)
        };
    }

    @Test
    @Tag("allocation")
    void fieldsMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(everything());
            tick(world, 400, RIGHT); // until lists are as long as they ever are
            meter.nextRun();
            for (int i = 0; i < 120; i++) {
                meter.begin();
                tick(world, 1, RIGHT);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }

    @ParameterizedTest(name = "{0} ticks")
    @ValueSource(ints = {1, 90, 400})
    void aStageWhoseFieldsAreFarAwayIsFlownAsWithoutThem(int ticks) {
        World calm = world();
        World far = world(wind(new Vector3f(0f, 0f, 9_000f), new Vector3f(50f, 50f, 50f), new Vector3f(6f, 0f, 0f)));

        tick(calm, ticks, RIGHT);
        tick(far, ticks, RIGHT);

        assertEquals(wick(calm), wick(far));
        assertFalse(far.flight().fields().awake().stream().anyMatch(field -> true));
    }

    private static StageField only(World world) {
        return world.flight().fields().awake().get(0);
    }

    private static Vector3f wick(World world) {
        return world.flight().wick().position();
    }

    private void tick(World world, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private static World world(FieldDef... fields) {
        return world(List.of(), fields);
    }

    private static World world(List<RuleDef> rules, FieldDef... fields) {
        Rulebook book = new TestRules().rulebook();
        StageDef stage = book.get(StageDef.class, "test").withRules(rules).withFields(List.of(fields));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }
}
