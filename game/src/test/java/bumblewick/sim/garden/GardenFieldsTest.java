package bumblewick.sim.garden;

import static bumblewick.sim.TestFields.dark;
import static bumblewick.sim.TestFields.eased;
import static bumblewick.sim.TestFields.gusts;
import static bumblewick.sim.TestFields.shaped;
import static bumblewick.sim.TestFields.waiting;
import static bumblewick.sim.TestFields.web;
import static bumblewick.sim.TestFields.wind;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleEvent;
import bumblewick.math.StateHash;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.TestRules;
import bumblewick.sim.character.Locomotion;
import bumblewick.sim.field.StageField.Phase;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What fields do to Wick on foot. The yard is flat; Wick begins at its origin, facing z. */
class GardenFieldsTest {
    private static final Vector3f ALL = new Vector3f(50f, 20f, 50f);
    private static final Vector3f ORIGIN = new Vector3f();
    private static final PlayerIntent AHEAD = PlayerIntent.of(0f, 1f, 0);
    private static final PlayerIntent BACK = PlayerIntent.of(0f, -1f, 0);
    private static final PlayerIntent JUMP = PlayerIntent.of(0f, 0f, PlayerIntent.JUMP);

    private final SimEvents events = new SimEvents();

    @Test
    void theWindMovesWickByItsSpeedOnTheGround() {
        GardenStage garden = yard(wind(ORIGIN, ALL, new Vector3f(5f, 0f, 0f)));
        float x = feet(garden).x;

        tick(garden, 60, PlayerIntent.NONE);

        assertEquals(5f, feet(garden).x - x, 1e-2f);
        assertTrue(garden.wick().grounded());
        assertEquals(Locomotion.IDLE, garden.wick().foot().motion(), "it is carried and does not walk");
    }

    /** With a drift of 2 u/s, 60 ticks of running bring Wick 2 u further than in calm air. */
    @Test
    void runningWithTheWindAddsItsSpeed() {
        GardenStage calm = yard();
        GardenStage windy = yard(wind(ORIGIN, ALL, new Vector3f(0f, 0f, 2f)));

        tick(calm, 60, AHEAD);
        tick(windy, 60, AHEAD);

        assertEquals(2f, feet(windy).z - feet(calm).z, 2e-2f);
    }

    @Test
    void aWallStopsTheWindAndWickStandsThere() {
        GardenStage garden = new Yard(true)
                .block(2f, 0f, -5f, 4f, 5f, 5f)
                .field(wind(ORIGIN, ALL, new Vector3f(5f, 0f, 0f)))
                .walk()
                .stage();

        tick(garden, 120, PlayerIntent.NONE);

        assertEquals(2f - TestRules.FOOT.body().radius(), feet(garden).x, 0.03f);
        assertEquals(0f, garden.wick().speed(), 0.01f);
        assertEquals(Locomotion.IDLE, garden.wick().foot().motion());
    }

    /** Gliding sinks at the glide's speed through air that rises at 6 u/s. */
    @Test
    void anUpdraftCarriesAGlideUp() {
        GardenStage garden = yard(wind(ORIGIN, ALL, new Vector3f(0f, 6f, 0f)));
        tick(garden, 30, PlayerIntent.NONE);
        assertEquals(0f, feet(garden).y, 0.05f, "feet on the ground hold");

        tick(garden, 40, JUMP);
        assertTrue(garden.wick().gliding());
        float y = feet(garden).y;
        tick(garden, 30, JUMP);

        assertEquals((6f - TestRules.FOOT.glideSpeed()) * 30 / 60f, feet(garden).y - y, 0.05f);
    }

    /** The speed of a run is half of the calm one, once it is reached. */
    @Test
    void aWebSlowsWick() {
        GardenStage garden = yard(web(ORIGIN, ALL, 0.5f));
        tick(garden, 30, AHEAD);
        float z = feet(garden).z;

        tick(garden, 60, AHEAD);

        assertEquals(0.5f * TestRules.FOOT.run(), feet(garden).z - z, 1e-2f);
    }

    /** On for 30 ticks after 60, and again after 150: twice half a second of 4 u/s. */
    @Test
    void gustsComeInTheirRhythm() {
        GardenStage garden = yard(gusts(ORIGIN, ALL, new Vector3f(4f, 0f, 0f), new Rhythm(60, 30, 60)));

        tick(garden, 200, PlayerIntent.NONE);

        assertEquals(4f, feet(garden).x, 2e-2f);
    }

    @Test
    void aRuleSwitchesAFieldOn() {
        GardenStage garden = new Yard(true)
                .field(waiting(ORIGIN, ALL, new Vector3f(4f, 0f, 0f)))
                .rules(rule(on(RuleEvent.ENTERED, "brook"), new FieldSwitch("air", true, 0f)))
                .action("brook", 0f, 1f, 4f)
                .walk()
                .stage();
        while (garden.fields().awake().get(0).phase() == Phase.OFF) {
            tick(garden, 1, AHEAD);
        }
        assertEquals(3f, feet(garden).z, 0.4f, "where the brook begins, of which Wick was in the tick before");
        float x = feet(garden).x;
        tick(garden, 44, PlayerIntent.NONE);
        assertEquals(x, feet(garden).x, 1e-3f, "announced");

        tick(garden, 60, PlayerIntent.NONE);

        assertEquals(4f, feet(garden).x - x, 1e-2f);
    }

    @Test
    void aCopyGoesOnInTheSameWind() {
        GardenStage garden = yard(gusts(ORIGIN, ALL, new Vector3f(4f, 0f, 0f), new Rhythm(60, 30, 60)));
        tick(garden, 70, AHEAD);
        GardenStage copy = new WorldCopier().copy(garden);

        tick(garden, 60, AHEAD);
        assertNotEquals(hash(garden), hash(copy));
        tick(copy, 60, AHEAD);

        assertEquals(hash(garden), hash(copy));
    }

    /** Through all that fields do: announced, switched by a rule, begun, felt, over, in and out of a web and the dark. */
    @Test
    @Tag("allocation")
    void fieldsMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            GardenStage garden = everything();
            tick(garden, 90, AHEAD); // until lists are as long as they ever are
            meter.nextRun();
            int switched = 0;
            int dark = 0;
            for (int i = 0; i < 400; i++) {
                PlayerIntent intent = i / 60 % 2 == 0 ? BACK : AHEAD;
                meter.begin();
                tick(garden, 1, intent);
                meter.end();
                switched += garden.fields().drift().x < 0f ? 1 : 0;
                dark += garden.fields().darkness() > 0f ? 1 : 0;
            }
            assertTrue(switched > 0 && switched < 400 && dark > 0 && dark < 400, switched + " and " + dark);
        }
        assertEquals(0, meter.bytes());
    }

    private static GardenStage everything() {
        return new Yard(true)
                .field(gusts(ORIGIN, ALL, new Vector3f(1f, 1f, 0f), new Rhythm(50, 30, 45)))
                .field(shaped(wind(ORIGIN, ALL, new Vector3f(0f, 2f, 0f)), Shape.CYLINDER, new Quaternion()))
                .field(waiting(ORIGIN, ALL, new Vector3f(-1f, 0f, 0f)))
                .field(web(new Vector3f(0f, 0f, 4f), new Vector3f(9f, 9f, 2f), 0.5f))
                .field(eased(dark(new Vector3f(0f, 0f, 6f), new Vector3f(9f, 9f, 2f), 8f), 0.4f))
                .rules(rule(on(RuleEvent.ENTERED, "brook"), new FieldSwitch("air", true, 2f)))
                .action("brook", 0f, 1f, 4f)
                .bees(5)
                .walk()
                .stage();
    }

    private static GardenStage yard(FieldDef... fields) {
        Yard yard = new Yard(true);
        for (FieldDef field : fields) {
            yard.field(field);
        }
        return yard.bees(5).walk().stage();
    }

    private static Vector3f feet(GardenStage garden) {
        return garden.wick().foot().feet();
    }

    private static long hash(GardenStage garden) {
        StateHash hash = new StateHash();
        garden.addTo(hash.reset());
        return hash.value();
    }

    private void tick(GardenStage garden, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            garden.tick(intent, events);
        }
    }
}
