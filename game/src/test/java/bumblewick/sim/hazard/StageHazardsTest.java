package bumblewick.sim.hazard;

import static bumblewick.sim.TestHazards.apple;
import static bumblewick.sim.TestHazards.clockwork;
import static bumblewick.sim.TestHazards.hazard;
import static bumblewick.sim.TestHazards.mover;
import static bumblewick.sim.TestHazards.pendulum;
import static bumblewick.sim.TestHazards.roller;
import static bumblewick.sim.TestHazards.rotor;
import static bumblewick.sim.TestHazards.windmill;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDeed.HazardSwitch.How;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Motion;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Shape;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.sim.TestRules;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where hazards are at which tick, by the formulas of their kinds. */
class StageHazardsTest {
    private static final Vector3f PLACE = new Vector3f(1f, 8f, 100f);
    private static final float TOLERANCE = 1e-3f;

    private final SimEvents events = new SimEvents();
    private final Vector3f wick = new Vector3f(0f, 4f, 0f);
    private final Signals signals = new Signals(List.of("bell", "done"));
    private StageHazards hazards;

    private Hazard make(Motion motion) {
        return make(hazard(PLACE, motion));
    }

    private Hazard make(HazardDef def) {
        return make(List.of(def));
    }

    private Hazard make(List<HazardDef> defs) {
        hazards = new StageHazards(defs, new EntityIds(), signals, new ScoreKeeper(TestRules.SCORE), 0f);
        tick(0); // nothing is awake yet
        hazards.tick(wick, 0f, events); // wakes, and no time passes
        return hazards.awake().get(0);
    }

    private void tick(int count) {
        for (int i = 0; i < count; i++) {
            signals.beginTick();
            hazards.tick(wick, 1f, events);
        }
    }

    private Vector3f arm(Hazard rotor, int index) {
        return rotor.pieces().get(index).solid().position().subtract(rotor.origin());
    }

    /** 300 u farther along, it wakes with the other: both are in the same place of their swing. */
    @Test
    void oneThatKeepsTimeWithAnotherBeginsWithIt() {
        HazardDef one = hazard(PLACE, pendulum(90f, 100));
        HazardDef other = new HazardDef(
                "other", "tree", PLACE.add(0f, 0f, 300f), pendulum(90f, 100), 0, 0, 0, "", false, "", "thing");
        Hazard first = make(List.of(one, other));
        tick(37);

        assertEquals(2, hazards.awake().size());
        assertEquals(PLACE.z, hazards.wakesFor(hazards.awake().get(1)), "and is drawn from there on");
        Vector3f apart = arm(hazards.awake().get(1), 0).subtract(arm(first, 0));
        assertEquals(0f, apart.length(), TOLERANCE);
    }

    /** After n ticks of a turn of 240 the first arm is at 1.5° · n; its middle is 3 u from the pivot. */
    @ParameterizedTest(name = "after {0} ticks")
    @CsvSource({"0", "1", "40", "60", "137", "240", "1000"})
    void anArmTurnsClockwiseFromUpAtAConstantRate(int ticks) {
        Hazard rotor = make(rotor(Axis.ALONG, 3, 240));

        tick(ticks);

        double angle = Math.toRadians(1.5 * ticks);
        for (int i = 0; i < 3; i++) {
            Vector3f middle = arm(rotor, i);
            assertEquals(3 * Math.sin(angle + 2 * Math.PI * i / 3), middle.x, TOLERANCE);
            assertEquals(3 * Math.cos(angle + 2 * Math.PI * i / 3), middle.y, TOLERANCE);
            assertEquals(0, middle.z, TOLERANCE);
        }
    }

    /** About an upright axis from ahead to the right, about one across from up to ahead. */
    @ParameterizedTest(name = "about {0}")
    @CsvSource({"UP, 1, 0, 0", "ACROSS, 0, 0, 1"})
    void aQuarterTurnBringsTheArmWhereItsAxisSays(Axis axis, float x, float y, float z) {
        Hazard rotor = make(rotor(axis, 1, 240));

        tick(60);

        assertEquals(0f, arm(rotor, 0).distance(new Vector3f(3f * x, 3f * y, 3f * z)), TOLERANCE);
    }

    /** It hangs, and swings by half its arc times the sine of its phase. */
    @ParameterizedTest(name = "after {0} ticks by {1}°")
    @CsvSource({"0, 0", "30, 60", "60, 0", "90, -60", "10, 30", "120, 0"})
    void aPendulumSwingsByTheSineOfItsPhase(int ticks, double degrees) {
        Hazard pendulum = make(pendulum(120f, 120));

        tick(ticks);

        double angle = Math.toRadians(180 + degrees);
        assertEquals(3 * Math.sin(angle), arm(pendulum, 0).x, TOLERANCE);
        assertEquals(3 * Math.cos(angle), arm(pendulum, 0).y, TOLERANCE);
    }

    /** Rests 12 ticks and turns 45° in 34: half a step, eased, is half the way. */
    @ParameterizedTest(name = "after {0} ticks at {1}°")
    @CsvSource({"0, 0", "12, 0", "29, 22.5", "46, 45", "58, 45", "75, 67.5", "92, 90"})
    void aClockworkRestsAndTurnsAStep(int ticks, double degrees) {
        Hazard clock = make(clockwork(2, 12, 34, 45f));

        tick(ticks);

        assertEquals(3 * Math.sin(Math.toRadians(degrees)), arm(clock, 0).x, TOLERANCE);
        assertEquals(3 * Math.cos(Math.toRadians(degrees)), arm(clock, 0).y, TOLERANCE);
    }

    @Test
    void aClockworkIsHeardOnEachStep() {
        make(clockwork(2, 12, 34, 45f));

        tick(92);

        assertEquals(2, count(Type.HAZARD_CLACK));
    }

    /** From 1 to 0 by 1/45 a tick: 44/45 + … + 0 = 22 ticks' worth after it is switched off. */
    @Test
    void aRotorThatIsSwitchedOffRunsDown() {
        Hazard rotor = make(rotor(Axis.ALONG, 1, 240));
        tick(20);

        hazards.turn(new HazardSwitch("thing", How.OFF, 0f), events);
        tick(100);

        double angle = Math.toRadians(1.5 * 42);
        assertEquals(3 * Math.sin(angle), arm(rotor, 0).x, TOLERANCE);
        assertFalse(rotor.isMoving());
    }

    /** Its right arm points back at first, after half the way at 45°, and at the end to the right: then they begin to turn. */
    @ParameterizedTest(name = "after {0} ticks by {1}°")
    @CsvSource({"0, 90", "30, 45", "60, 0"})
    void aMillSwingsRoundBeforeItsArmsTurn(int ticks, double degrees) {
        Hazard mill = make(hazard(PLACE, windmill(90f, 60), 4, "", true));
        tick(20);

        hazards.turn(new HazardSwitch("thing", How.ON, 0f), events);
        tick(ticks);

        Vector3f right = arm(mill, 1);
        assertEquals(3 * Math.cos(Math.toRadians(degrees)), right.x, 0.01);
        assertEquals(0, right.y, 0.01);
        assertEquals(-3 * Math.sin(Math.toRadians(degrees)), right.z, 0.01);
    }

    @Test
    void aMillTurnsWhenItHasSwungRound() {
        Hazard mill = make(hazard(PLACE, windmill(90f, 60), 0, "", true));
        hazards.turn(new HazardSwitch("thing", How.ON, 0f), events);
        tick(59);
        assertEquals(0f, arm(mill, 1).y, TOLERANCE);
        tick(60);
        assertTrue(arm(mill, 1).y < -1f, "from the right down");
    }

    /** 5 u in 90 ticks, by an ease that is at half the way after half the time. */
    @ParameterizedTest(name = "after {0} ticks {1} u")
    @CsvSource({"0, 0", "45, 2.5", "90, 5", "200, 5"})
    void whatIsShotDownSinksOutOfTheWay(int ticks, float sunk) {
        Hazard mill = make(hazard(PLACE, windmill(90f, 60), 4, "", false));

        mill.takeHit(4, events);
        tick(ticks);

        assertEquals(PLACE.y - sunk, mill.origin().y, TOLERANCE);
    }

    /** A switch for a second is undone after it. */
    @Test
    void aSwitchForATimeTurnsBack() {
        Hazard rotor = make(rotor(Axis.ALONG, 1, 240));
        hazards.turn(new HazardSwitch("thing", How.OFF, 1f), events);

        tick(59);
        assertFalse(rotor.isOn());
        tick(1);
        assertTrue(rotor.isOn());
    }

    /** Rest 5, tell 45, go 30, hold 10, back 20: its place by the tick, and again 110 ticks later. */
    @ParameterizedTest(name = "after {0} ticks {1} of its way")
    @CsvSource({"0, 0", "49, 0", "50, 0", "65, 0.5", "80, 1", "90, 1", "100, 0.5", "110, 0", "175, 0.5", "190, 1"})
    void aMoverGoesByItsKeys(int ticks, float share) {
        Hazard mover = make(mover(new Vector3f(6f, -2f, 1f), Trigger.RHYTHM));

        tick(ticks);

        assertEquals(0f, mover.origin().distance(PLACE.add(6f * share, -2f * share, share)), TOLERANCE);
    }

    /** The tell begins 45 ticks before it goes, and is said once for each way. */
    @Test
    void aMoverIsAnnounced() {
        Hazard mover = make(mover(new Vector3f(6f, 0f, 0f), Trigger.RHYTHM));

        tick(5);
        assertEquals(1, count(Type.HAZARD_TELL));
        tick(22);
        assertEquals(22 / 45f, mover.announced(), TOLERANCE);
        assertEquals(0, count(Type.HAZARD_GOES));
        tick(23);
        assertEquals(1, count(Type.HAZARD_GOES));
        tick(30);
        assertEquals(1, count(Type.HAZARD_LANDS));
    }

    /** Nothing happens until Wick is 40 u away; it goes once. */
    @Test
    void aMoverThatWaitsForWickGoesWhenWickIsNear() {
        Hazard mover = make(mover(new Vector3f(6f, 0f, 0f), Trigger.NEAR));
        tick(200);
        assertEquals(0, count(Type.HAZARD_TELL));

        wick.z = 60f;
        tick(300);
        assertEquals(1, count(Type.HAZARD_TELL));
        assertEquals(0f, mover.origin().distance(PLACE), TOLERANCE);
    }

    /** Falls as the square of its time: a quarter of the way in half of it. Then it is gone for good. */
    @Test
    void anAppleThatIsHitFallsAndBursts() {
        Hazard apple = make(hazard(PLACE, apple(8f, Trigger.DAMAGE), 6, "done", false));
        tick(100);
        hazards.damage(apple, 5, PLACE, events);
        tick(50);
        assertEquals(0, count(Type.HAZARD_TELL));

        hazards.damage(apple, 1, PLACE, events);
        tick(1 + 45 + 30 - 1);
        assertEquals(PLACE.y - 2f, apple.origin().y, TOLERANCE);
        tick(30);
        assertTrue(apple.gone());
        tick(100);
        assertTrue(apple.gone());
        assertEquals(1, signals.total("done"));
    }

    /** In a rhythm the next one hangs where the first did when that has lain for 10 ticks. */
    @Test
    void inARhythmAnotherAppleFollows() {
        Hazard apple = make(apple(8f, Trigger.RHYTHM));

        tick(45 + 60 + 9);
        assertTrue(apple.gone());
        tick(1);
        assertFalse(apple.gone());
        assertEquals(PLACE.y, apple.origin().y, TOLERANCE);
        assertEquals(
                0f, apple.pieces().get(0).solid().previousPosition().distance(PLACE), TOLERANCE, "it did not fly up");
    }

    /** A pillar of 8 u that falls over to the right about its foot lies on its side: its middle is 4 u beside that foot. */
    @Test
    void aPillarFallsOverAboutItsFoot() {
        Mover pillar = new Mover(
                Shape.BOX,
                2f,
                8f,
                2f,
                new Vector3f(),
                90f,
                Trigger.RHYTHM,
                0f,
                "",
                0,
                0,
                45,
                30,
                10,
                10,
                Ease.FALL,
                false);
        Hazard hazard = make(pillar);

        tick(75);

        assertEquals(0f, hazard.origin().distance(PLACE.add(4f, -4f, 0f)), TOLERANCE);
    }

    /** The signal is heard in the tick after it was sent. */
    @Test
    void aSignalLetsAMoverGo() {
        make(bumblewick.sim.TestHazards.called(mover(new Vector3f(6f, 0f, 0f), Trigger.SIGNAL), "bell"));
        tick(100);
        assertEquals(0, count(Type.HAZARD_TELL));

        signals.send("bell");
        tick(1);

        assertEquals(1, count(Type.HAZARD_TELL));
    }

    @Test
    void aRotorWhoseHitPointsAreUsedUpStopsAndSaysSo() {
        Hazard rotor = make(hazard(PLACE, rotor(Axis.ALONG, 4, 240), 8, "done", false));

        hazards.damage(rotor, 8, PLACE, events);
        tick(45);
        Vector3f stopped = arm(rotor, 0);
        tick(100);

        assertEquals(1, count(Type.HAZARD_STOPPED));
        assertEquals(1, signals.total("done"));
        assertEquals(0f, arm(rotor, 0).distance(stopped), 0f);
    }

    /** On a slope of 30° it speeds up with 5/7 · 14 · sin 30° = 5 u/s², from when it has been announced for 45 ticks. */
    @Test
    void aRollerSpeedsUpDownTheSlope() {
        Hazard ball = make(hazard(new Vector3f(0f, 1f, 100f), roller(30f, new Vector3f(), 0f)));

        tick(45);
        assertEquals(100f, ball.origin().z, TOLERANCE);
        tick(60);

        assertEquals(100f - 2.5f, ball.origin().z, 0.05f);
        assertEquals(1f, ball.origin().y, TOLERANCE);
    }

    /** From 5 u with a bounce of 0.5 it comes up to a quarter of its fall of 4 u. */
    @Test
    void aRollerBouncesByItsShare() {
        Hazard ball = make(hazard(new Vector3f(0f, 5f, 100f), roller(0f, new Vector3f(), 0.5f)));
        tick(45);
        float highest = 0f;
        boolean landed = false;
        for (int i = 0; i < 100; i++) {
            float before = ball.origin().y;
            tick(1);
            landed |= count(Type.HAZARD_LANDS) > 0;
            highest = landed && count(Type.HAZARD_LANDS) == 1 ? Math.max(highest, ball.origin().y) : highest;
            assertTrue(ball.origin().y >= 1f, "never below the ground: " + before);
        }
        assertEquals(1f + 4f * 0.25f, highest, 0.15f);
    }

    /** It is broken in the air, falls no further, and is not heard. */
    @Test
    void aRollerThatIsBrokenLandsNoMore() {
        Hazard ball = make(hazard(new Vector3f(0f, 5f, 100f), roller(0f, new Vector3f(), 0.5f), 3, "done", false));
        tick(45 + 10);
        hazards.damage(ball, 3, PLACE, events);
        assertEquals(1, signals.total("done"));
        float y = ball.origin().y;
        tick(120);
        assertEquals(y, ball.origin().y);
        assertEquals(0, count(Type.HAZARD_LANDS));
    }

    /** To the right with 6 u/s it meets the wall at 10 u after 9 u, and comes back with half its speed. */
    @Test
    void aRollerComesBackFromTheWalls() {
        Hazard ball = make(hazard(new Vector3f(0f, 1f, 100f), roller(0f, new Vector3f(6f, 0f, 0f), 0.5f)));

        tick(45 + 90 + 60);

        assertEquals(9f - 3f, ball.origin().x, 0.2f);
    }

    /** Equal balls that meet head-on with a bounce of 1 exchange their speeds. */
    @Test
    void twoRollersExchangeTheirSpeeds() {
        make(List.of(
                hazard(new Vector3f(-5f, 1f, 100f), roller(0f, new Vector3f(6f, 0f, 0f), 1f)),
                hazard(new Vector3f(5f, 1f, 100f), roller(0f, new Vector3f(-3f, 0f, 0f), 1f))));
        tick(45);
        tick(110); // they meet after 8/9 s and then part

        float left = hazards.awake().get(0).origin().x;
        float right = hazards.awake().get(1).origin().x;
        tick(10);
        assertEquals(-3f / 6f, hazards.awake().get(0).origin().x - left, 0.01f);
        assertEquals(6f / 6f, hazards.awake().get(1).origin().x - right, 0.01f);
    }

    @Test
    void whatIsFarAwaySleepsAndWhatIsPassedGoesToSleepAgain() {
        hazards = new StageHazards(
                List.of(hazard(new Vector3f(0f, 4f, 300f), rotor(Axis.ALONG, 1, 240))),
                new EntityIds(),
                signals,
                new ScoreKeeper(TestRules.SCORE),
                0f);
        tick(10);
        assertTrue(hazards.awake().isEmpty());
        wick.z = 90f;
        tick(10);
        assertEquals(1, hazards.awake().size());
        wick.z = 330f;
        tick(1);
        assertTrue(hazards.awake().isEmpty());
    }

    private int count(Type type) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }
}
