package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.def.WalkerDef.Mood;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies, stands and moves in a garden, and what it does to Wick and Wick to it. */
class GardenGroundsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({"test, 2", "easy, 1"})
    void onlyWhatIsOnTheDifficultyIsThere(String difficulty, int expected) {
        Walk walk = new Yard()
                .pickup("pollen", PickupDef.Effect.SCORE, 100f, 0f, 0.6f, 3f)
                .spawnOn(List.of(difficulty), "pollen", 3f, 0.6f, 0f)
                .walk();

        assertEquals(
                expected,
                walk.stage().entities().stream()
                        .filter(entity -> entity.model().equals("pollen"))
                        .count());
    }

    @Test
    void pollenPaysAtOnceAndIsGone() {
        Walk walk = new Yard()
                .pickup("pollen", PickupDef.Effect.SCORE, 100f, 0f, 0.6f, 3f)
                .walk();
        assertNotNull(walk.thing("pollen"));

        walk.go(0f, 3f);

        assertAll(
                () -> assertEquals(100, walk.stage().points()),
                () -> assertEquals(1, walk.count(Type.PICKED_UP)),
                () -> assertNull(walk.thing("pollen")));
    }

    @Test
    void aLanternSeedIsCountedAndPaysAtTheEnd() {
        Walk walk = new Yard()
                .pickup("seed", PickupDef.Effect.LANTERN_SEED, 1_000f, 0f, 0.6f, 3f)
                .action("exit_high", 0f, 0.5f, 8f)
                .walk();

        walk.go(0f, 3f);
        assertEquals(1, walk.stage().seeds());
        assertEquals(0, walk.stage().points());
        walk.go(0f, 7.5f);

        assertEquals(1_000 + 6 * 1_000, walk.stage().result().orElseThrow().points());
    }

    @Test
    void aBeeJoinsUpToTheSwarmsCap() {
        Walk walk = new Yard()
                .bees(19)
                .spawn("bee", 0f, 0.6f, 2f)
                .spawn("bee", 0f, 0.6f, 4f)
                .walk();

        walk.go(0f, 5f);

        assertEquals(20, walk.stage().beeCount());
    }

    @Test
    void aScaredBeeCanBeFetchedAgain() {
        Walk walk = new Yard()
                .walker("foe", Mood.CHASER, 1, 3f, 9f)
                .spawn("foe", 0f, 0f, 2f)
                .walk();
        walk.until(Type.WICK_HURT, 300);
        assertEquals(5, walk.stage().beeCount());
        walk.wait(30);

        Vector3f bee = walk.thing("bee").pose().position();
        while (walk.stage().beeCount() < 6 && walk.stage().ticks() < 1_000) {
            float x = bee.x - walk.feet().x;
            float z = bee.z - walk.feet().z;
            float distance = Math.max(0.1f, (float) Math.sqrt(x * x + z * z));
            walk.tick(walk.towards(x / distance, z / distance, 0));
        }

        assertTrue(walk.saw(Type.BEE_GAINED));
    }

    @Test
    void aScaredBeeIsGoneAfterAWhile() {
        Walk walk = new Yard()
                .walker("foe", Mood.CHASER, 1, 3f, 9f)
                .spawn("foe", 0f, 0f, 2f)
                .walk();
        walk.until(Type.WICK_HURT, 300);
        walk.wait(1);
        assertNotNull(walk.thing("bee"));

        walk.go(-20f, -20f).wait(720);

        assertNull(walk.thing("bee"));
    }

    @Test
    void aShieldKeepsTheBees() {
        Walk walk = new Yard()
                .pickup("shield", PickupDef.Effect.SHIELD, 60f, 0f, 0.5f, 0f)
                .walker("foe", Mood.CHASER, 1, 3f, 9f)
                .spawn("foe", 0f, 0f, 2f)
                .walk();

        walk.until(Type.WICK_HURT, 300);

        assertAll(
                () -> assertEquals(6, walk.stage().beeCount()),
                () -> assertEquals(0, walk.lastAmount(Type.WICK_HURT)),
                () -> assertTrue(walk.stage().shieldTicks() > 0));
    }

    @Test
    void aHintIsGivenOnceHoweverOftenOneComesBack() {
        Walk walk = new Yard().action("hint_2", 0f, 0.5f, 4f).walk();
        assertEquals(-1, walk.stage().hint());

        walk.go(0f, 4f).go(0f, 0f).go(0f, 4f);

        assertAll(
                () -> assertEquals(1, walk.count(Type.HINT)),
                () -> assertEquals(1, walk.stage().hint(), "counted from 0"),
                () -> assertTrue(walk.stage().hintTicks() > 20));
    }

    /** {@code LevelCheck} reports it where no rule hears of it. */
    @Test
    void anActionWithANameOfItsOwnDoesNothingButWhatRulesDo() {
        Walk walk = new Yard().action("dance", 0f, 0f, 0f).walk();

        walk.wait(30);

        assertAll(() -> assertFalse(walk.saw(Type.STAGE_CLEARED)), () -> assertFalse(walk.saw(Type.HINT)));
    }

    @Test
    void whoFallsIsBackOnSafeGroundAndItIsCounted() {
        Walk walk = new Yard(false).floor(-3f, -3f, 3f, 3f, 0f, "grass").walk();

        while (!walk.saw(Type.RESET)) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }
        walk.wait(30);

        assertAll(
                () -> assertEquals(1, walk.stage().resets()),
                () -> assertTrue(walk.stage().wick().grounded()),
                () -> assertTrue(Math.abs(walk.feet().z) < 3f),
                () -> assertEquals(6, walk.stage().beeCount(), "it costs no bee"));
    }

    /** The camera is behind Wick then, and Wick's back is to where the fall was: ahead is away from it. */
    @ParameterizedTest(name = "stick {0}, {1}")
    @CsvSource({"0, 1", "0, -1"})
    void whoRanStraightOverAnEdgeAndRunsOnAfterTheFallRunsAwayFromIt(float x, float y) {
        Walk walk = new Yard(false).floor(-8f, -8f, 8f, 8f, 0f, "grass").walk();
        while (!walk.saw(Type.RESET)) {
            walk.tick(PlayerIntent.of(x, y, 0));
        }
        Vector3f back = walk.feet().clone();

        for (int i = 0; i < 60 + 50; i++) { // the direction counts anew after 60 ticks
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertAll(
                () -> assertEquals(1, walk.stage().resets()),
                () -> assertTrue(walk.feet().length() < back.length() - 1f, "from " + back + " to " + walk.feet()));
    }

    @Test
    void lavaBurnsAndThrowsOut() {
        Walk walk = new Yard(false)
                .floor(-10f, -10f, 10f, 3f, 0f, "grass")
                .floor(-10f, 3f, 10f, 10f, 0f, "lava")
                .walk();

        while (!walk.saw(Type.BURNED)) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertAll(
                () -> assertTrue(walk.stage().wick().velocity().y > 3f),
                () -> assertTrue(walk.stage().wick().burning()));
    }

    @Test
    void whoDoesNotGetOutOfALakeOfFireIsPutBackOnSafeGround() {
        Walk walk = new Yard(false)
                .floor(-3f, -3f, 3f, 3f, 0f, "grass")
                .floor(-30f, 3f, 30f, 30f, 0f, "lava")
                .walk();

        for (int i = 0; i < 900 && !walk.saw(Type.RESET); i++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertAll(
                () -> assertTrue(walk.saw(Type.RESET)),
                () -> assertFalse(walk.stage().wick().burning()),
                () -> assertTrue(walk.feet().z < 3f));
    }

    @Test
    void aBounceFlowerThrowsUpAndNods() {
        Walk walk = new Yard()
                .body("flower", 0f, 0.35f, "bounce", 0)
                .spawn("flower", 0f, 0f, 0f)
                .wickAt(0f, 3f, 0f)
                .walk();

        walk.until(Type.BOUNCED, 120);

        assertAll(
                () -> assertTrue(walk.stage().wick().velocity().y > 8f),
                () -> assertEquals("bounce", walk.thing("flower").clip()));
    }

    /**
     * The numbers of the yard's crumbling surface: 40 ticks from the first step to the fall, 120 from there until it is
     * whole.
     */
    @Test
    void aPlankCracksFallsAndGrowsAgain() {
        Walk walk = new Yard(false)
                .floor(-10f, -10f, 10f, -1f, 0f, "grass")
                .body("plank", 0f, 1f, "crumble", 0)
                .spawn("plank", 0f, -2f, 0f)
                .wickAt(0f, 0.3f, 0f)
                .walk();

        walk.until(Type.CRUMBLING, 60);
        assertEquals(0, walk.lastAmount(Type.CRUMBLING));
        int toTheFall = walk.until(Type.CRUMBLING, 60);
        assertEquals(1, walk.lastAmount(Type.CRUMBLING));
        walk.wait(61);
        assertNull(walk.thing("plank"), "it fell out of sight");
        int again = walk.until(Type.CRUMBLING, 300) + 61;

        assertAll(
                () -> assertEquals(40, toTheFall),
                () -> assertEquals(120, again, 1),
                () -> assertEquals(2, walk.lastAmount(Type.CRUMBLING)),
                () -> assertNotNull(walk.thing("plank")));
    }

    @Test
    void aPlatformCarriesWick() {
        Walk walk = new Yard(false)
                .floor(-30f, -30f, -25f, -25f, 0f, "grass")
                .path("way", new Vector3f(), new Vector3f(8f, 0f, 0f))
                .platform(0f, 0f, 0f, "way", 2f, 0f, false, 0f)
                .wickAt(0f, 0.2f, 0f)
                .walk();

        walk.wait(180);

        assertEquals(6f, walk.feet().x, 0.15f, "3 s at 2 u/s");
    }

    @Test
    void aTurningPlatformTurnsWithWhoStandsOnIt() {
        Walk walk = new Yard(false)
                .floor(-30f, -30f, -25f, -25f, 0f, "grass")
                .platform(0f, 0f, 0f, "", 1f, 0f, false, 0.25f)
                .wickAt(1f, 0.2f, 0f)
                .walk();

        walk.wait(60);

        assertAll(
                () -> assertEquals(0f, walk.feet().x, 0.1f, "a quarter of a turn"),
                () -> assertEquals(1f, Math.abs(walk.feet().z), 0.1f));
    }

    @Test
    void aCrateIsPushedByWalkingIntoIt() {
        Walk walk = new Yard()
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 0f, 0f, 2f)
                .walk();

        for (int i = 0; i < 120; i++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        float z = walk.thing("crate").pose().position().z;
        assertAll(
                () -> assertTrue(z > 3f, "pushed to " + z),
                () -> assertTrue(walk.saw(Type.PUSHING)),
                () -> assertTrue(walk.feet().z < z - 0.8f, "Wick is behind it"));
    }

    @Test
    void aHeavyOneIsPushedMoreSlowly() {
        float light = pushed(1f);
        float heavy = pushed(6f);

        assertTrue(heavy < 0.5f * light, heavy + " against " + light);
    }

    private static float pushed(float mass) {
        Walk walk = new Yard()
                .body("crate", mass, 0.5f, "grass", 0)
                .spawn("crate", 0f, 0f, 2f)
                .walk();
        for (int i = 0; i < 120; i++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }
        return walk.thing("crate").pose().position().z - 2f;
    }

    @Test
    void aSpinBreaksACrateThatCanBreak() {
        Walk walk = new Yard()
                .body("crate", 1f, 0.5f, "grass", 1)
                .spawn("crate", 0f, 0f, 1.2f)
                .walk();

        walk.press(PlayerIntent.SPIN).wait(30);

        assertAll(
                () -> assertTrue(walk.saw(Type.BODY_BROKEN)),
                () -> assertNull(walk.thing("crate")),
                () -> assertEquals(50, walk.stage().points()));
        walk.go(0f, 4f);
    }

    @Test
    void aSpinKnocksAwayWhatDoesNotBreak() {
        Walk walk = new Yard()
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 0f, 0f, 1.2f)
                .walk();

        walk.press(PlayerIntent.SPIN).wait(60);

        assertTrue(walk.thing("crate").pose().position().z > 1.8f);
    }

    @Test
    void whatFallsOutOfTheWorldBeginsAgainWhereItWas() {
        Walk walk = new Yard()
                .body("crate", 1f, 0.5f, "grass", 0)
                .spawn("crate", 40f, 0f, 0f)
                .walk();

        float lowest = 0f;
        for (int i = 0; i < 200; i++) {
            walk.wait(1);
            lowest = Math.min(lowest, walk.thing("crate").pose().position().y);
        }

        assertTrue(lowest < -5f && lowest > -12f, "it fell to " + lowest);
    }
}
