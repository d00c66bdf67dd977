package bumblewick.sim.garden.enemy;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.def.WalkerDef.Mood;
import bumblewick.sim.garden.Walk;
import bumblewick.sim.garden.Yard;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What ground enemies do about Wick, and what becomes of them. */
class GroundEnemiesTest {
    /** No enemy strikes sooner than this after it has shown that it will. */
    private static final int TELL = 45;

    private static Yard with(Mood mood, int hp, float notice, float speed, float x, float z) {
        return new Yard().walker("foe", mood, hp, notice, speed).spawn("foe", x, 0f, z);
    }

    private static Vector3f foe(Walk walk) {
        return walk.thing("foe").pose().position();
    }

    private static float apart(Walk walk) {
        float x = foe(walk).x - walk.feet().x;
        float z = foe(walk).z - walk.feet().z;
        return (float) Math.sqrt(x * x + z * z);
    }

    @Test
    void aChaserShowsThatItWillComeAndThenComes() {
        Walk walk = with(Mood.CHASER, 2, 3f, 9f, 0f, 2.8f).walk();

        walk.until(Type.WALKER_TELL, 60);
        assertEquals("tell", walk.thing("foe").clip());
        int toTheTouch = walk.until(Type.WICK_HURT, 300);

        assertTrue(toTheTouch >= TELL, "after " + toTheTouch + " ticks");
    }

    @Test
    void whoStrollsStopsAndLooksAtWickFromAfar() {
        Walk walk = with(Mood.CHASER, 2, 3f, 9f, 6f, 5f).walk();

        walk.wait(60);
        Vector3f ahead = walk.thing("foe").pose().orientation().mult(Vector3f.UNIT_Z);
        Vector3f way = walk.feet().subtract(foe(walk)).setY(0f).normalizeLocal();

        assertAll(
                () -> assertEquals("idle", walk.thing("foe").clip()),
                () -> assertTrue(ahead.dot(way) > 0.99f, "it looks along " + ahead),
                () -> assertFalse(walk.saw(Type.NOTICED), "too far for an attack"));
    }

    @Test
    void whoComesDownFromHighIsHeardToLand() {
        Walk walk = new Yard()
                .walker("foe", Mood.CHASER, 2, 3f, 9f)
                .spawn("foe", 0f, 4f, 6f)
                .walk();

        walk.until(Type.BODY_MET, 90);

        assertEquals(0.1f, foe(walk).y, 0.11f, "it bobs on the ground");
    }

    @Test
    void aTouchThrowsWickBackAndScaresOneBee() {
        Walk walk = with(Mood.CHASER, 2, 3f, 9f, 0f, 2f).walk();

        walk.until(Type.WICK_HURT, 300);

        assertAll(
                () -> assertEquals(1, walk.lastAmount(Type.WICK_HURT)),
                () -> assertEquals(5, walk.stage().beeCount()),
                () -> assertNotNull(walk.thing("bee"), "it flutters about"),
                () -> assertTrue(walk.stage().wick().velocity().z < 0f, "away from the one ahead"));
    }

    @Test
    void nobodyIsTouchedTwiceWithinASecond() {
        Walk walk = with(Mood.CHASER, 9, 3f, 9f, 0f, 2f).walk();

        walk.until(Type.WICK_HURT, 300);
        walk.wait(59);

        assertEquals(1, walk.count(Type.WICK_HURT));
    }

    @Test
    void withoutBeesATouchCostsNothingAndNobodyDies() {
        Walk walk = with(Mood.CHASER, 2, 3f, 9f, 0f, 2f).bees(0).walk();

        walk.until(Type.WICK_HURT, 300);

        assertAll(
                () -> assertEquals(0, walk.lastAmount(Type.WICK_HURT)),
                () -> assertTrue(walk.stage().result().isEmpty()));
    }

    @Test
    void aChaserGivesUpWhenWickIsFar() {
        Walk walk = with(Mood.CHASER, 2, 3f, 2f, 0f, 2.5f).walk();
        walk.until(Type.WALKER_TELL, 60);

        walk.go(0f, -20f);
        walk.wait(600);

        assertTrue(
                foe(walk).distance(new Vector3f(0f, 0f, 2.5f)) < 6f, "it is about its home again, not at " + foe(walk));
    }

    @Test
    void aScaredOneFleesFasterThanItStrollsAndHurtsNobody() {
        Walk walk = with(Mood.SCARED, 1, 2f, 5f, 0f, 1.5f).walk();

        walk.wait(40);

        assertAll(
                () -> assertTrue(apart(walk) > 2f, "it is " + apart(walk) + " away"),
                () -> assertFalse(walk.saw(Type.WICK_HURT)),
                () -> assertTrue(walk.saw(Type.NOTICED)));
    }

    @Test
    void aSleeperDoesNotHearACarefulWalk() {
        Walk walk = with(Mood.SLEEPER, 4, 4f, 5f, 0f, 6f).walk();
        assertEquals("idle", walk.stage().wick().clip());

        walk.go(0f, 4f, 1f, PlayerIntent.TIGHT);

        assertEquals("sleep", walk.thing("foe").clip());
    }

    @Test
    void aSleeperWakesOfRunningFeetChasesAndSleepsAgain() {
        Walk walk = with(Mood.SLEEPER, 4, 4f, 5f, 0f, 6f).walk();

        walk.go(0f, 3.5f);
        assertTrue(walk.saw(Type.NOTICED));
        walk.wait(80);
        assertEquals("move", walk.thing("foe").clip());
        walk.go(0f, -25f).wait(1_200);

        assertEquals("sleep", walk.thing("foe").clip());
    }

    @Test
    void aRollerRollsStraightUntilItMeetsAWall() {
        Walk walk = with(Mood.ROLLER, 3, 8f, 10f, 0f, 6f)
                .block(-5f, 0f, -5f, 5f, 3f, -4f)
                .walk();
        walk.until(Type.WALKER_TELL, 60);
        walk.wait(33);
        walk.go(3f, 0f);

        assertEquals("roll", walk.thing("foe").clip());
        walk.wait(75);

        assertAll(
                () -> assertEquals(-4f + 0.45f, foe(walk).z, 0.15f, "it lies before the wall"),
                () -> assertEquals("unroll", walk.thing("foe").clip()),
                () -> assertFalse(walk.saw(Type.WICK_HURT), "Wick stepped aside"));
    }

    @Test
    void aSpitterSpitsAtWickAndHits() {
        Walk walk = with(Mood.SPITTER, 3, 10f, 0f, 0f, 7f).walk();

        walk.until(Type.WALKER_TELL, 60);
        int toTheSpit = walk.until(Type.ENEMY_FIRED, 100);
        assertEquals(1, walk.stage().bullets().size());
        walk.until(Type.WICK_HURT, 100);

        assertAll(
                () -> assertTrue(toTheSpit >= TELL),
                () -> assertEquals(5, walk.stage().beeCount()),
                () -> assertEquals(0, walk.stage().bullets().size()));
    }

    @Test
    void aSpitterThatHopsLeavesTheGroundAndKeepsToItsHome() {
        Walk walk = new Yard()
                .walker("foe", Mood.SPITTER, 3, 10f, 3f, 5f)
                .spawn("foe", 0f, 0f, 7f)
                .walk();
        float highest = 0f;
        float furthest = 0f;
        for (int i = 0; i < 600; i++) {
            walk.wait(1);
            highest = Math.max(highest, foe(walk).y);
            furthest = Math.max(furthest, Math.abs(foe(walk).x));
        }

        assertEquals(0.7f, highest, 0.15f, "v² / 2g, and its bobbing");
        assertTrue(furthest > 1f && furthest < 5f, "aside by " + furthest);
    }

    @Test
    void aSpitterSeesNothingThroughAWall() {
        Walk walk = with(Mood.SPITTER, 3, 10f, 0f, 0f, 7f)
                .block(-5f, 0f, 3f, 5f, 3f, 4f)
                .walk();

        walk.wait(300);

        assertFalse(walk.saw(Type.WALKER_TELL));
    }

    @Test
    void aSpinTurnsABulletRoundAndItPaysDouble() {
        Walk walk = with(Mood.SPITTER, 2, 10f, 0f, 0f, 7f).walk();
        walk.until(Type.ENEMY_FIRED, 200);

        while (!walk.saw(Type.DEFLECTED)) {
            boolean near = walk.stage().bullets().get(0).pose().position().z < 2.2f;
            walk.tick(PlayerIntent.of(0f, 0f, near ? PlayerIntent.SPIN : 0));
            assertFalse(walk.saw(Type.WICK_HURT));
        }
        assertTrue(walk.stage().bullets().get(0).deflected());
        walk.until(Type.WALKER_BEATEN, 120);

        assertEquals(2 * 100, walk.lastAmount(Type.WALKER_BEATEN), "the table's 100, times two");
    }

    @Test
    void oneSpinHitsOnce() {
        Walk walk = with(Mood.SCARED, 2, 0.1f, 5f, 0f, 1.2f).walk();

        walk.press(PlayerIntent.SPIN).wait(40);

        assertAll(
                () -> assertEquals(1, walk.count(Type.WALKER_HIT)),
                () -> assertEquals(10, walk.stage().points()),
                () -> assertFalse(walk.saw(Type.WALKER_BEATEN)));
    }

    @Test
    void theBeatenWhirlsAwayAndBurstsHalfASecondLater() {
        Walk walk = with(Mood.SCARED, 1, 0.1f, 5f, 0f, 1.2f).walk();
        walk.hold(1, PlayerIntent.SPIN);
        while (!walk.saw(Type.WALKER_BEATEN)) {
            walk.wait(1);
        }
        Vector3f from = foe(walk).clone();
        assertEquals("death", clipAfterATick(walk));

        walk.wait(WalkerField.WHIRL - 1);
        float pushed = foe(walk).distance(from);
        int toTheBurst = walk.until(Type.WALKER_BURST, 60) + WalkerField.WHIRL;

        assertAll(
                () -> assertEquals(WalkerField.PUSHED, pushed, 0.15f),
                () -> assertEquals(WalkerField.BURST, toTheBurst, 1),
                () -> assertNull(walk.thing("foe")),
                () -> assertEquals(100, walk.stage().points()));
    }

    private static String clipAfterATick(Walk walk) {
        walk.wait(1);
        return walk.thing("foe").clip();
    }

    @Test
    void feetOnAHeadHitAndBounce() {
        Walk walk = with(Mood.SCARED, 1, 0.1f, 0.1f, 0f, 0f).wickAt(0f, 3f, 0f).walk();

        walk.until(Type.BOUNCED, 120);

        assertAll(
                () -> assertTrue(walk.saw(Type.WALKER_BEATEN)),
                () -> assertTrue(walk.stage().wick().velocity().y > 3f));
    }

    /** The ground ends 4 u from where they live, all round, and they have ten seconds to fall off. */
    @ParameterizedTest
    @EnumSource(Mood.class)
    void nobodyWalksOffALedge(Mood mood) {
        Walk walk = new Yard(false)
                .floor(-4f, -4f, 4f, 4f, 0f, "grass")
                .walker("foe", mood, 2, 12f, 7f)
                .spawn("foe", 2.5f, 0f, 0f)
                .wickAt(-3f, 0f, 0f)
                .walk();

        for (int i = 0; i < 600; i++) {
            walk.wait(1);
            GardenEntity foe = walk.thing("foe");
            assertNotNull(foe, "it is gone");
            assertEquals(0.1f, foe.pose().position().y, 0.11f, "bobs, and stays up");
        }
    }

    @ParameterizedTest
    @EnumSource(Mood.class)
    void nobodyWalksIntoLavaOrThroughAWall(Mood mood) {
        Walk walk = new Yard(false)
                .floor(-6f, -6f, 6f, 2f, 0f, "grass")
                .floor(-6f, 2f, 6f, 6f, 0f, "lava")
                .block(-6f, 0f, -6f, 6f, 3f, -3f)
                .walker("foe", mood, 2, 12f, 7f)
                .spawn("foe", 2.5f, 0f, 0f)
                .wickAt(-3f, 0f, 0f)
                .walk();

        for (int i = 0; i < 600; i++) {
            walk.wait(1);
            float z = foe(walk).z;
            assertTrue(z <= 2f && z >= -3f + 0.4f, "at " + z);
        }
    }

    @Test
    void bobsUpAndDownByATenthOnceInEvery72Ticks() {
        Walk walk = with(Mood.SPITTER, 2, 0.1f, 0f, 5f, 5f).walk();
        float low = Float.MAX_VALUE;
        float high = -Float.MAX_VALUE;
        for (int i = 0; i < 72; i++) {
            walk.wait(1);
            low = Math.min(low, foe(walk).y);
            high = Math.max(high, foe(walk).y);
        }

        assertEquals(0.2f, high - low, 0.005f);
        assertEquals(0f, low, 0.005f, "never into the ground");
    }

    @Test
    void aTempoBloomHalvesBullets() {
        assertEquals(0.5f, flown(true) / flown(false), 0.001f);
    }

    /** How far a bullet flies in 30 ticks. */
    private static float flown(boolean bloom) {
        Yard yard = with(Mood.SPITTER, 3, 12f, 0f, 0f, 11f);
        if (bloom) {
            yard.pickup("tempo", PickupDef.Effect.TEMPO, 60f, 0f, 0.5f, 0f);
        }
        Walk walk = yard.walk();
        walk.until(Type.ENEMY_FIRED, 300);
        Vector3f spit = walk.stage().bullets().get(0).pose().position();
        float from = spit.z;
        walk.wait(30);
        return from - spit.z;
    }
}
