package bumblewick.sim.garden;

import static bumblewick.sim.TestRuleDefs.later;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.garden.TestMachines.arms;
import static bumblewick.sim.garden.TestMachines.bounce;
import static bumblewick.sim.garden.TestMachines.box;
import static bumblewick.sim.garden.TestMachines.brazier;
import static bumblewick.sim.garden.TestMachines.carrier;
import static bumblewick.sim.garden.TestMachines.counting;
import static bumblewick.sim.garden.TestMachines.door;
import static bumblewick.sim.garden.TestMachines.goal;
import static bumblewick.sim.garden.TestMachines.ice;
import static bumblewick.sim.garden.TestMachines.inScenes;
import static bumblewick.sim.garden.TestMachines.lever;
import static bumblewick.sim.garden.TestMachines.liquid;
import static bumblewick.sim.garden.TestMachines.loaded;
import static bumblewick.sim.garden.TestMachines.nest;
import static bumblewick.sim.garden.TestMachines.pendulum;
import static bumblewick.sim.garden.TestMachines.plate;
import static bumblewick.sim.garden.TestMachines.pulley;
import static bumblewick.sim.garden.TestMachines.rough;
import static bumblewick.sim.garden.TestMachines.seesaw;
import static bumblewick.sim.garden.TestMachines.steps;
import static bumblewick.sim.garden.TestMachines.turntable;
import static bumblewick.sim.garden.TestMachines.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleEvent;
import bumblewick.def.WalkerDef;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.SignalCondition;
import bumblewick.math.StateHash;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.TestFields;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the mechanisms of a garden do, by computed positions. Wick begins at the origin of a flat yard, facing z. */
class GardenMachinesTest {
    private static final PlayerIntent STAND = PlayerIntent.NONE;
    private static final PlayerIntent AHEAD = PlayerIntent.of(0f, 1f, 0);
    private static final PlayerIntent SPIN = PlayerIntent.of(0f, 0f, PlayerIntent.SPIN);
    private static final Vector3f FAR = new Vector3f(20f, 0.5f, 20f);

    private final SimEvents events = new SimEvents();

    private static GardenStage yard(MachineDef... machines) {
        return new Yard(true).machines(machines).walk().stage();
    }

    /** A yard in which Wick falls onto what is there. */
    private static GardenStage above(float x, float y, float z, MachineDef... machines) {
        return new Yard(true).machines(machines).wickAt(x, y, z).walk().stage();
    }

    private static Vector3f feet(GardenStage garden) {
        return garden.wick().foot().feet();
    }

    private static GardenEntity part(GardenStage garden, int number) {
        return garden.machines().parts().view().get(number);
    }

    private static Pose pose(GardenStage garden, int number) {
        return part(garden, number).pose();
    }

    private int tick(GardenStage garden, int ticks, PlayerIntent intent) {
        int heard = 0;
        for (int i = 0; i < ticks; i++) {
            events.clear();
            garden.tick(intent, events);
            for (int n = 0; n < events.size(); n++) {
                heard += events.get(n).type() == Type.MACHINE_TICK ? 1 : 0;
            }
        }
        return heard;
    }

    /** Two seconds a turn, half a second: a quarter. Positive about y turns z towards x. */
    @Test
    void aRotorCarriesItsRiderRoundWithPositionAndFacing() {
        GardenStage garden = above(0f, 0.45f, 3f, turntable(box(0f, 0.2f, 0f, 5f, 0.2f, 5f), 2f, SignalCondition.NONE));
        tick(garden, 20, STAND);
        Vector3f from = feet(garden).clone();
        float yaw = garden.wick().yaw();

        tick(garden, 30, STAND);

        assertTrue(garden.wick().grounded());
        assertEquals(from.z, feet(garden).x, 0.01f);
        assertEquals(-from.x, feet(garden).z, 0.01f);
        assertEquals(Math.PI / 2, Math.IEEEremainder(garden.wick().yaw() - yaw, 2 * Math.PI), 0.01);
    }

    /** A second from end to end: after half of one it hangs out by 60°, 4 u from its pivot, and after one down again. */
    @Test
    void aPendulumSwingsByASine() {
        GardenStage garden = yard(pendulum(box(20f, 8f, 0f, 0.5f, 0.5f, 0.5f), 1f, 60f, 4f, 1f));

        tick(garden, 30, STAND);
        assertEquals(20f + 4f * Math.sin(Math.toRadians(60)), pose(garden, 0).position().x, 1e-3);
        assertEquals(8f - 4f * Math.cos(Math.toRadians(60)), pose(garden, 0).position().y, 1e-3);

        tick(garden, 30, STAND);
        assertEquals(20f, pose(garden, 0).position().x, 1e-3);
        assertEquals(4f, pose(garden, 0).position().y, 1e-3);
    }

    /** 20° to each side in a swing of a second; struck, twice as wide in the middle of the second swing, and then as before. */
    @Test
    void aPendulumThatIsStruckSwingsWideForTwoSwings() {
        GardenStage garden = yard(pendulum(box(0f, 4.2f, 1.4f, 0.3f, 0.4f, 0.3f), 1f, 20f, 3.4f, 2f));
        tick(garden, 60, STAND);
        tick(garden, 1, SPIN);
        float widest = widest(garden, 240);
        assertEquals(3.4 * Math.sin(Math.toRadians(40)), widest, 0.1);
        assertEquals(3.4 * Math.sin(Math.toRadians(20)), widest(garden, 120), 0.01);
    }

    private float widest(GardenStage garden, int ticks) {
        float widest = 0f;
        for (int i = 0; i < ticks; i++) {
            tick(garden, 1, STAND);
            widest = Math.max(widest, Math.abs(pose(garden, 0).position().x));
        }
        return widest;
    }

    /** Four steps in four seconds with half a second of rest each: still at 0.5 s, a quarter on at 1 s, two clacks in 2 s. */
    @Test
    void aRotorInStepsRestsAndClacks() {
        GardenStage garden = yard(steps(box(FAR, new Vector3f(1f, 0.2f, 1f)), 4f, 4, 0.5f));

        tick(garden, 29, STAND);
        assertEquals(0f, angle(garden, 0), 1e-4);
        int clacks = tick(garden, 31, STAND);
        assertEquals(Math.PI / 2, angle(garden, 0), 1e-3);
        clacks += tick(garden, 60, STAND);
        assertEquals(2, clacks);
    }

    private static double angle(GardenStage garden, int number) {
        Pose pose = pose(garden, number);
        return 2 * Math.atan2(pose.orientation().getY(), pose.orientation().getW());
    }

    /** A lever, the tell of 45 ticks, a second of turning. */
    @Test
    void aRotorThatCountsTurnsAStepForEachSignal() {
        GardenStage garden = yard(
                lever(box(0f, 0.3f, 1.2f, 0.2f, 0.3f, 0.2f), 0f, true, "fore"),
                counting(box(FAR, new Vector3f(1f, 0.2f, 1f)), 1f, "fore", "main"));
        tick(garden, 10, STAND);
        tick(garden, 2, SPIN);
        tick(garden, 44, STAND);
        assertEquals(0f, angle(garden, 2), 1e-4, "announced");

        tick(garden, 70, STAND);

        assertEquals(Math.PI / 2, angle(garden, 2), 1e-3);
        tick(garden, 200, STAND);
        assertEquals(Math.PI / 2, angle(garden, 2), 1e-3, "main is not on");
    }

    @Test
    void anArmThatComesThrowsWickBackAndScaresABee() {
        GardenStage garden = new Yard(true)
                .machines(arms(box(0f, 0.5f, 3f, 0.2f, 0.4f, 1.5f), 3f, 2, 1.5f))
                .bees(5)
                .wickAt(0f, 0f, 0.6f)
                .walk()
                .stage();
        boolean hurt = false;
        for (int i = 0; i < 120; i++) {
            tick(garden, 1, STAND);
            for (int n = 0; n < events.size(); n++) {
                hurt |= events.get(n).type() == Type.WICK_HURT
                        && events.get(n).kind().equals("rotor");
            }
        }
        assertTrue(hurt);
        assertEquals(4, garden.beeCount());
    }

    @Test
    void aPlateOpensADoorWhileItIsPressed() {
        GardenStage garden = above(
                0f,
                0.2f,
                0f,
                plate(box(0f, 0.05f, 0f, 0.8f, 0.05f, 0.8f), 3f, false, "plate"),
                door(box(0f, 1f, 6f, 2f, 1f, 0.2f), 2.2f, 0f, false, when("plate")));

        tick(garden, 60, STAND);
        assertEquals(3.2f, pose(garden, 1).position().y, 1e-3f, "open");
        tick(garden, 30, AHEAD);
        tick(garden, 45, STAND);
        assertEquals(1f, pose(garden, 1).position().y, 1e-3f, "shut again");
    }

    /** Wick weighs 3. */
    @Test
    void aPlateWaitsForItsWeight() {
        GardenStage light = above(0f, 0.2f, 0f, plate(box(0f, 0.05f, 0f, 0.8f, 0.05f, 0.8f), 3.5f, false, "plate"));
        tick(light, 60, STAND);
        assertEquals(0.05f, pose(light, 0).position().y, 1e-4f);

        GardenStage heavy = new Yard(true)
                .body("crate", 1f, 0.4f, "grass", 0)
                .spawn("crate", 0.6f, 0.1f, 0f)
                .wickAt(-0.5f, 0.2f, 0f)
                .machines(plate(box(0f, 0.05f, 0f, 1.2f, 0.05f, 0.8f), 3.5f, false, "plate"))
                .walk()
                .stage();
        tick(heavy, 60, STAND);
        assertEquals(0.05f - 0.06f, pose(heavy, 0).position().y, 1e-4f);
    }

    /** Open at once for as long as the lever is on, 2 s, and 3 s longer, of which the last ticks twice a second. */
    @Test
    void aTimedDoorTicksAndShuts() {
        GardenStage garden = yard(
                lever(box(0f, 0.3f, 1.2f, 0.2f, 0.3f, 0.2f), 2f, false, "lever"),
                door(box(0f, 1f, 9f, 2f, 1f, 0.2f), 2.2f, 3f, false, when("lever")));
        tick(garden, 10, STAND);
        tick(garden, 1, SPIN);
        tick(garden, 40, STAND);
        assertEquals(3.2f, pose(garden, 2).position().y, 1e-3f);
        int ticks = tick(garden, 250, STAND);
        assertEquals(3.2f, pose(garden, 2).position().y, 0.1f, "2 s of the lever and 3 s more, in about 291 ticks");
        tick(garden, 60, STAND);
        assertEquals(1f, pose(garden, 2).position().y, 1e-3f);
        assertTrue(ticks >= 5, "it ticked " + ticks + " times");
    }

    @Test
    void signalsJoinByAnyNotAndHold() {
        SignalCondition condition = new SignalCondition(List.of(), List.of("a", "b"), List.of("c"), 1f);
        GardenStage garden = above(
                0f,
                0.2f,
                0f,
                plate(box(0f, 0.05f, 0f, 0.8f, 0.05f, 0.8f), 1f, false, "a"),
                door(box(0f, 1f, 9f, 2f, 1f, 0.2f), 2f, 0f, true, condition));
        tick(garden, 50, STAND);
        assertEquals(1f, pose(garden, 1).position().y, 1e-3f, "not long enough");
        tick(garden, 60, STAND);
        assertEquals(3f, pose(garden, 1).position().y, 1e-3f);
        tick(garden, 30, AHEAD);
        tick(garden, 60, STAND);
        assertEquals(3f, pose(garden, 1).position().y, 1e-3f, "it stays");
    }

    @Test
    void rulesAndMechanismsHearEachOther() {
        GardenStage garden = new Yard(true)
                .machines(
                        plate(box(0f, 0.05f, 0f, 0.8f, 0.05f, 0.8f), 1f, false, "a"),
                        door(box(0f, 1f, 9f, 2f, 1f, 0.2f), 2f, 0f, false, when("b")))
                .rules(rule(on(RuleEvent.SIGNAL, "a"), new RuleDeed.Signal("b")))
                .wickAt(0f, 0.2f, 0f)
                .walk()
                .stage();
        tick(garden, 60, STAND);
        assertEquals(3f, pose(garden, 1).position().y, 1e-3f);
    }

    @Test
    void platformsAndFieldsWaitForSignals() {
        Vector3f all = new Vector3f(50f, 20f, 50f);
        GardenStage garden = new Yard(true)
                .path("lift", new Vector3f(20f, 1f, 0f), new Vector3f(20f, 5f, 0f))
                .platform(20f, 1f, 0f, "lift", 2f, 0f, false, 0f)
                .field(TestFields.waiting(new Vector3f(), all, new Vector3f(4f, 0f, 0f)))
                .machines(
                        lever(box(0f, 0.3f, 1.2f, 0.2f, 0.3f, 0.2f), 0f, false, "go"),
                        new ListenerDef("platform_p0", "p0", new Vector3f(20f, 1f, 0f), when("go")))
                .fieldListens(new ListenerDef("field_air", "air", new Vector3f(), when("go")))
                .walk()
                .stage();
        tick(garden, 30, STAND);
        assertEquals(1f, garden.machines().platforms().get(0).pose().position().y, 1e-4f);
        tick(garden, 1, SPIN);
        tick(garden, 31, STAND);
        assertEquals(2f, garden.machines().platforms().get(0).pose().position().y, 0.04f, "half a second at 2 u/s");
        tick(garden, 60, STAND);
        assertEquals(4f, garden.fields().drift().x, 1e-3f);
    }

    @Test
    void aCarrierMovesWickAndBodiesBySpeed() {
        GardenStage garden = new Yard(true)
                .body("crate", 1f, 0.4f, "grass", 0)
                .spawn("crate", 1.2f, 0.4f, -6f)
                .machines(carrier(rough(box(0f, 0.2f, 0f, 3f, 0.2f, 12f)), 2f, SignalCondition.NONE))
                .wickAt(-1f, 0.45f, -6f)
                .walk()
                .stage();
        tick(garden, 90, STAND);
        float wick = feet(garden).z;
        float crate = crate(garden).z;

        tick(garden, 60, STAND);

        assertEquals(2f, feet(garden).z - wick, 0.02f);
        assertEquals(2f, crate(garden).z - crate, 0.05f);
        assertEquals(0.4f, feet(garden).y, 0.03f);
    }

    /** A rule's camera looks on for two seconds, while everything waits. */
    @Test
    void mechanismsWaitWhileACameraShowsSomething() {
        GardenStage garden = new Yard(true)
                .machines(
                        carrier(box(0f, 0.2f, 0f, 3f, 0.2f, 12f), 2f, SignalCondition.NONE),
                        turntable(box(20f, 0.2f, 0f, 1f, 0.2f, 1f), 2f, SignalCondition.NONE))
                .rules(rule(on(RuleEvent.JUMPED, ""), new RuleDeed.Scene("start", "", 2f)))
                .wickAt(0f, 0.45f, -6f)
                .walk()
                .stage();
        tick(garden, 30, STAND);
        tick(garden, 2, PlayerIntent.of(0f, 0f, PlayerIntent.JUMP));
        tick(garden, 60, STAND);
        assertTrue(garden.cinematic());
        float wick = feet(garden).z;
        double angle = angle(garden, 1);

        tick(garden, 30, STAND);

        assertTrue(garden.cinematic());
        assertEquals(wick, feet(garden).z, 1e-3f);
        assertEquals(angle, angle(garden, 1), 1e-6);
    }

    /** What a scene shows moves on in it, also by a signal that a rule sends meanwhile. */
    @Test
    void mechanismsOfScenesMoveOnWhileACameraShowsThem() {
        GardenStage garden = new Yard(true)
                .machines(
                        turntable(inScenes(box(10f, 0.2f, 0f, 1f, 0.2f, 1f)), 2f, SignalCondition.NONE),
                        turntable(inScenes(box(20f, 0.2f, 0f, 1f, 0.2f, 1f)), 2f, when("shown")))
                .rules(
                        rule(on(RuleEvent.JUMPED, ""), new RuleDeed.Scene("start", "", 2f)),
                        later(on(RuleEvent.JUMPED, ""), 0.5f, new RuleDeed.Signal("shown")))
                .walk()
                .stage();
        tick(garden, 30, STAND);
        tick(garden, 2, PlayerIntent.of(0f, 0f, PlayerIntent.JUMP));
        tick(garden, 10, STAND);
        assertTrue(garden.cinematic());
        double angle = angle(garden, 0);
        double waiting = angle(garden, 1);

        tick(garden, 40, STAND);

        assertTrue(garden.cinematic());
        assertNotEquals(angle, angle(garden, 0), 0.1);
        assertNotEquals(waiting, angle(garden, 1), 0.1);
    }

    private static Vector3f crate(GardenStage garden) {
        return garden.entities().stream()
                .filter(entity -> entity.model().equals("crate"))
                .findFirst()
                .orElseThrow()
                .pose()
                .position();
    }

    @Test
    void anAimedFlowerThrowsWickToItsTarget() {
        for (float height : new float[] {0f, 3f}) {
            Vector3f target = new Vector3f(4f, height, 11f);
            Yard yard = new Yard(true).machines(bounce(box(0f, 0.1f, 0f, 0.6f, 0.1f, 0.6f), target, 2f));
            if (height > 0f) {
                yard.block(2f, 0f, 9f, 6f, height, 13f);
            }
            GardenStage garden = yard.wickAt(0.2f, 0.3f, -0.1f).walk().stage();
            tick(garden, 5, STAND);
            while (garden.wick().grounded()) {
                tick(garden, 1, AHEAD);
            }
            float highest = 0f;
            while (!garden.wick().grounded()) {
                tick(garden, 1, AHEAD);
                highest = Math.max(highest, feet(garden).y);
            }
            assertEquals(target.x, feet(garden).x, 0.1f);
            assertEquals(target.z, feet(garden).z, 0.25f, "within a tick's way of " + feet(garden));
            assertEquals(Math.max(0.2f, height) + 2f, highest, 0.02f, "above the higher of flower and target");
        }
    }

    /** Wick stands 3 u out: the plank tilts down there to its end of 20°. */
    @Test
    void aSeesawTiltsUnderWick() {
        GardenStage garden = above(2.5f, 1.2f, 0f, seesaw(box(0f, 1f, 0f, 4f, 0.1f, 1f), 20f));

        tick(garden, 180, STAND);

        Pose plank = pose(garden, 0);
        double tilt = Math.toDegrees(
                2 * Math.atan2(plank.orientation().getZ(), plank.orientation().getW()));
        assertEquals(-20, tilt, 0.1);
        assertTrue(garden.wick().grounded());
        assertTrue(feet(garden).y < 0.6f);
    }

    /** Wick, 3 kg, sinks by 2 u against 1 kg, and the other pan comes up by as much. */
    @Test
    void aPulleySinksUnderWickAndComesBack() {
        GardenStage garden = above(0f, 2.2f, 0f, pulley(box(0f, 2f, 0f, 1f, 0.1f, 1f), 1.5f, 6f, 1f));
        tick(garden, 240, STAND);
        assertEquals(0.5f, pose(garden, 0).position().y, 1e-3f);
        assertEquals(3.5f, pose(garden, 1).position().y, 1e-3f);
        assertEquals(6f, pose(garden, 1).position().x, 1e-4f);
        assertEquals(0.6f, feet(garden).y, 0.02f);

        tick(garden, 60, AHEAD);
        tick(garden, 240, STAND);

        assertEquals(2f, pose(garden, 0).position().y, 1e-3f);
    }

    /** Wick above the pan at {@code x}, beside the lever that loads the first one, at 0, for so many seconds. */
    private static GardenStage loadedPulley(float x, float seconds) {
        return above(
                x,
                2.2f,
                0f,
                lever(box(x, 2.3f, 1.4f, 0.2f, 0.3f, 0.2f), seconds, false, "load"),
                loaded(box(0f, 2f, 0f, 1f, 0.1f, 1f), 3f, 4f, 5f, 14f, when("load")));
    }

    /** Wick, 3 kg, in the second pan of 5 kg: up while 14 kg are in the first, and down again without them. */
    @Test
    void aLoadedPulleyBringsWickUpAndBackAgain() {
        GardenStage garden = loadedPulley(4f, 4f);
        tick(garden, 60, STAND);
        assertEquals(2.1f, feet(garden).y, 0.02f);

        tick(garden, 1, SPIN);
        tick(garden, 180, STAND);
        assertEquals(5.1f, feet(garden).y, 0.02f);

        tick(garden, 240, STAND);
        assertEquals(2.1f, feet(garden).y, 0.02f);
    }

    /** On the first pan Wick weighs less than the second: nobody can keep the way up from coming back. */
    @Test
    void aLoadedPulleyComesBackToWhomeverItLeftBehind() {
        GardenStage garden = loadedPulley(0f, 2f);
        tick(garden, 60, STAND);
        assertEquals(2f, pose(garden, 3).position().y, 1e-3f);

        tick(garden, 1, SPIN);
        tick(garden, 110, STAND);
        assertTrue(pose(garden, 3).position().y > 3f);

        tick(garden, 400, STAND);

        assertEquals(2f, pose(garden, 3).position().y, 1e-3f);
        assertEquals(2f, pose(garden, 2).position().y, 1e-3f);
    }

    @Test
    void theModelOfADoorPlaysItsClipOnceItOpens() {
        GardenStage garden = yard(
                lever(box(0f, 0.3f, 1.2f, 0.2f, 0.3f, 0.2f), 0f, false, "open"),
                door(box(0f, 1f, 20f, 2f, 1f, 0.2f), 2f, 0f, false, when("open")));
        assertEquals("idle", part(garden, 2).clip());

        tick(garden, 1, SPIN);
        tick(garden, 5, STAND);

        assertEquals("open", part(garden, 2).clip());
    }

    /** Down for 120 ticks, then told for 45, then a second up to 1.5 u. */
    @Test
    void lavaRisesInItsRhythmAndBurns() {
        GardenStage garden = yard(
                liquid(box(0f, -0.6f, 0f, 9f, 0.5f, 9f), LiquidDef.Kind.LAVA, 1.6f, 240, 120, SignalCondition.NONE));
        tick(garden, 120 + 45, STAND);
        assertEquals(-0.1f, pose(garden, 0).position().y, 1e-4f);
        assertFalse(garden.wick().burning());

        tick(garden, 60, STAND);

        assertEquals(1.5f, pose(garden, 0).position().y, 1e-4f);
        assertTrue(garden.wick().burning() || garden.resets() > 0);
    }

    @Test
    void waterSlowsWickAndCarriesOffWhoIsUnderIt() {
        GardenStage shallow =
                yard(liquid(box(0f, 0.2f, 0f, 30f, 0.4f, 30f), LiquidDef.Kind.WATER, 0f, 0, 0, SignalCondition.NONE));
        tick(shallow, 30, AHEAD);
        float z = feet(shallow).z;
        tick(shallow, 60, AHEAD);
        assertEquals(0.55f * bumblewick.sim.TestRules.FOOT.run(), feet(shallow).z - z, 0.02f);

        GardenStage deep =
                yard(liquid(box(0f, 1f, 0f, 9f, 1f, 9f), LiquidDef.Kind.WATER, 0f, 0, 0, SignalCondition.NONE));
        tick(deep, 70, STAND);
        assertEquals(1, deep.resets());
    }

    /**
     * A crate of 1 u and 1 kg displaces 1 kg of water, of which a cubic unit weighs 5: a fifth of it is under the surface, which
     * is 1 u up first and 2 u in the end.
     */
    @Test
    void waterLiftsACrateWithItsSurface() {
        Walk w = new Yard()
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 6f, 0f, 0f)
                .machines(liquid(
                        box(6f, 0.5f, 0f, 3f, 0.5f, 3f), LiquidDef.Kind.WATER, 1f, 600, 600, SignalCondition.NONE))
                .walk()
                .wait(500);
        assertEquals(0.8f, w.thing("crate").pose().position().y, 0.002f);
        w.wait(600);
        assertEquals(1.8f, w.thing("crate").pose().position().y, 0.002f);
    }

    /** Wick and crate weigh 4 kg: four fifths of it are under the surface. */
    @Test
    void aCrateInWaterSinksUnderWick() {
        Walk w = new Yard()
                .wickAt(6f, 3.1f, 0f)
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 6f, 2f, 0f)
                .machines(
                        liquid(box(6f, 1.25f, 0f, 3f, 1.25f, 3f), LiquidDef.Kind.WATER, 0f, 0, 0, SignalCondition.NONE))
                .walk()
                .wait(600);
        assertEquals(1.7f, w.thing("crate").pose().position().y, 0.02f);
        assertEquals(2.7f, w.feet().y, 0.03f);
    }

    /** 14 kg in a cubic unit are more than the five that it displaces. */
    @Test
    void aStoneSinksAndStaysOnTheGround() {
        Walk w = new Yard()
                .body("stone", 14f, 0.5f, "grass", 0)
                .spawn("stone", 6f, 2f, 0f)
                .machines(
                        liquid(box(6f, 1.25f, 0f, 3f, 1.25f, 3f), LiquidDef.Kind.WATER, 0f, 0, 0, SignalCondition.NONE))
                .walk()
                .wait(300);
        assertEquals(0f, w.thing("stone").pose().position().y, 0.01f);
    }

    /** 6 u/s from the blow, a fiftieth of it less each tick: 60 ticks are 6 · (1 − 0.98⁶⁰) / 0.02 / 60 = 3.5 u. */
    @Test
    void aFloatingBodyDriftsOnWhenItIsStruck() {
        Walk w = new Yard()
                .wickAt(4.4f, 3f, 0f)
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 6f, 2.3f, 0f)
                .block(3f, 0f, -1f, 4.9f, 2.9f, 1f)
                .machines(liquid(
                        box(10f, 1.25f, 0f, 6f, 1.25f, 3f), LiquidDef.Kind.WATER, 0f, 0, 0, SignalCondition.NONE))
                .walk()
                .wait(200);
        float before = w.thing("crate").pose().position().x;
        w.press(PlayerIntent.SPIN).wait(60);
        float after = w.thing("crate").pose().position().x;
        assertTrue(after > before + 2f, before + " to " + after);
        w.wait(600);
        assertEquals(2.3f, w.thing("crate").pose().position().y, 0.01f);
    }

    /** The flame is taken at the one, given to the other 6 u on, which goes out after 2 s. */
    @Test
    void wickCarriesTheFlame() {
        GardenStage garden = yard(
                brazier(box(1f, 0.4f, 0f, 0.3f, 0.4f, 0.3f), true, 0f, ""),
                brazier(box(1f, 0.4f, 6f, 0.3f, 0.4f, 0.3f), false, 2f, "fire"),
                door(box(0f, 1f, 20f, 2f, 1f, 0.2f), 2f, 0f, false, when("fire")));
        tick(garden, 5, STAND);
        assertTrue(garden.machines().carriesFlame());
        int door = 5;
        assertEquals("m", part(garden, door).model());
        while (feet(garden).z < 6f) {
            tick(garden, 1, AHEAD);
        }
        tick(garden, 30, STAND);
        assertTrue(pose(garden, door).position().y > 1.5f, "it opens");
        tick(garden, 60, AHEAD);
        tick(garden, 180, STAND);
        assertEquals(1f, pose(garden, door).position().y, 1e-3f, "the fire is out");
    }

    /** Struck, it slides along z to the wall at 8 and stops there by its half size. */
    @Test
    void anIceBlockSlidesUntilItMeetsSomething() {
        GardenStage garden = new Yard(true)
                .block(-2f, 0f, 8f, 2f, 3f, 9f)
                .machines(ice(box(0f, 0.51f, 1.5f, 0.5f, 0.5f, 0.5f), 6f, 1f, 0f))
                .walk()
                .stage();
        tick(garden, 10, STAND);
        tick(garden, 1, SPIN);
        tick(garden, 90, STAND);
        assertEquals(7.5f, pose(garden, 0).position().z, 0.02f);
        assertEquals(0f, pose(garden, 0).position().x, 1e-3f);
    }

    /** It weighs 4 kg, and Wick is far from the plate. */
    @Test
    void anIceBlockPressesAPlate() {
        GardenStage garden = yard(
                plate(box(5f, 0.05f, 9f, 0.9f, 0.05f, 0.9f), 4f, false, "cold"),
                ice(box(5f, 1f, 9f, 0.5f, 0.5f, 0.5f), 6f, 1f, 0f),
                door(box(0f, 1f, 20f, 2f, 1f, 0.2f), 2f, 0f, false, when("cold")));
        tick(garden, 90, STAND);
        assertEquals(3f, pose(garden, 1).position().y, 1e-3f);
    }

    @Test
    void anIceBlockMeltsBesideAFlameAndComesBack() {
        GardenStage garden = yard(
                brazier(box(10f, 0.4f, 10f, 0.3f, 0.4f, 0.3f), true, 0f, ""),
                ice(box(10f, 0.51f, 11.2f, 0.5f, 0.5f, 0.5f), 6f, 1f, 2f));
        int block = 3;
        tick(garden, 58, STAND);
        assertFalse(part(garden, block).isHidden());
        tick(garden, 4, STAND);
        assertTrue(part(garden, block).isHidden());
        tick(garden, 125, STAND);
        assertFalse(part(garden, block).isHidden());
    }

    @Test
    void aMarbleInItsGoalOpensTheDoor() {
        GardenStage garden = new Yard(true)
                .body("marble", 1f, 0.4f, "grass", 0)
                .spawn("marble", 10f, 0f, 10f)
                .machines(
                        goal(new Vector3f(10f, 0.5f, 10f), new Vector3f(1f, 1f, 1f), "marble", 1, "in"),
                        door(box(0f, 1f, 20f, 2f, 1f, 0.2f), 2f, 0f, false, when("in")))
                .walk()
                .stage();
        tick(garden, 60, STAND);
        assertEquals(3f, pose(garden, 0).position().y, 1e-3f);
    }

    /** One each 2 s until two are there; broken by two whirls it sends its signal. */
    @Test
    void aNestSendsWalkersUntilItIsBroken() {
        GardenStage garden = new Yard(true)
                .walker("mite", WalkerDef.Mood.SCARED, 1, 2f, 1f)
                .machines(nest(box(0f, 0.5f, 1.4f, 0.4f, 0.5f, 0.4f), "mite", 2f, 2, 2, "gone"))
                .machines(door(box(0f, 1f, 20f, 2f, 1f, 0.2f), 2f, 0f, false, when("gone")))
                .walk()
                .stage();
        tick(garden, 121, STAND);
        assertEquals(1, mites(garden));
        tick(garden, 360, STAND);
        assertEquals(2, mites(garden));
        tick(garden, 1, SPIN);
        tick(garden, 60, STAND);
        assertFalse(part(garden, 0).isHidden());
        tick(garden, 1, SPIN);
        tick(garden, 60, STAND);
        assertTrue(part(garden, 0).isHidden());
        assertEquals(3f, pose(garden, 1).position().y, 1e-3f);
    }

    private static long mites(GardenStage garden) {
        return garden.entities().stream()
                .filter(entity -> entity.model().equals("mite"))
                .count();
    }

    /** Everything at once, with Wick running about, whirling and jumping in it. */
    private static GardenStage everything() {
        return new Yard(true)
                .walker("mite", WalkerDef.Mood.SCARED, 1, 2f, 1f)
                .body("crate", 1f, 0.4f, "grass", 0)
                .spawn("crate", 3f, 2f, 3f)
                .spawn("crate", 0f, 2f, -3f)
                .machines(
                        turntable(box(0f, 0.1f, 6f, 3f, 0.1f, 3f), 4f, SignalCondition.NONE),
                        arms(box(0f, 0.6f, 6f, 0.1f, 0.2f, 1f), 5f, 2, 1f),
                        pendulum(box(-6f, 5f, 0f, 0.5f, 0.5f, 0.5f), 1f, 60f, 4f, 1f),
                        seesaw(box(3f, 0.6f, 3f, 3f, 0.1f, 1f), 10f),
                        pulley(box(0f, 1.5f, -3f, 1f, 0.1f, 1f), 1f, 4f, 1f),
                        carrier(box(-3f, 0.1f, 3f, 1f, 0.1f, 3f), 2f, when("plate")),
                        plate(box(0f, 0.05f, 2f, 0.8f, 0.05f, 0.8f), 1f, false, "plate"),
                        lever(box(1.5f, 0.3f, 0f, 0.2f, 0.3f, 0.2f), 1f, false, "lever"),
                        door(box(-2f, 1f, 0f, 0.2f, 1f, 1f), 2f, 2f, false, when("lever")),
                        bounce(box(2f, 0.1f, -1f, 0.4f, 0.1f, 0.4f), new Vector3f(0f, 0f, 0f), 2f),
                        brazier(box(1f, 0.4f, -1f, 0.2f, 0.4f, 0.2f), true, 0f, ""),
                        brazier(box(-1f, 0.4f, -1f, 0.2f, 0.4f, 0.2f), false, 1f, "fire"),
                        ice(box(-1f, 0.51f, 2f, 0.4f, 0.5f, 0.4f), 5f, 1f, 2f),
                        liquid(
                                box(0f, -0.5f, 12f, 9f, 0.5f, 2f),
                                LiquidDef.Kind.WATER,
                                1f,
                                60,
                                60,
                                SignalCondition.NONE),
                        goal(new Vector3f(3f, 1f, 3f), new Vector3f(2f, 2f, 2f), "crate", 1, "in"),
                        nest(box(4f, 0.5f, 0f, 0.4f, 0.5f, 0.4f), "mite", 1f, 2, 2, "gone"))
                .bees(5)
                .walk()
                .stage();
    }

    private static PlayerIntent about(int tick) {
        int buttons = (tick % 50 == 0 ? PlayerIntent.SPIN : 0) | (tick % 90 > 80 ? PlayerIntent.JUMP : 0);
        return PlayerIntent.of((tick / 37 % 3) - 1f, (tick / 53 % 3) - 1f, buttons);
    }

    @Test
    void aCopyOfAllMechanismsGoesOnTheSame() {
        GardenStage garden = everything();
        for (int i = 0; i < 300; i++) {
            tick(garden, 1, about(i));
        }
        GardenStage copy = new WorldCopier().copy(garden);
        long before = hash(garden);
        for (int i = 300; i < 700; i++) {
            tick(garden, 1, about(i));
        }
        assertEquals(before, hash(copy));
        for (int i = 300; i < 700; i++) {
            tick(copy, 1, about(i));
        }
        assertEquals(hash(garden), hash(copy));
    }

    private static long hash(GardenStage garden) {
        StateHash hash = new StateHash();
        garden.addTo(hash.reset());
        return hash.value();
    }

    @Test
    @Tag("allocation")
    void mechanismsMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            GardenStage garden = everything();
            for (int i = 0; i < 400; i++) {
                tick(garden, 1, about(i));
            }
            meter.nextRun();
            for (int i = 400; i < 1000; i++) {
                PlayerIntent intent = about(i);
                meter.begin();
                tick(garden, 1, intent);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }
}
