package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.TestRules;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES 5, in the air. */
class FootJumpTest {
    private static Hare onFloor(int surface) {
        return Hare.standing(new Playground().surface(surface).floor(100), 0, 0, 0);
    }

    /** Highest feet until it lands, above where it stood. */
    private static double apex(Hare hare) {
        double ground = hare.feet().y;
        double highest = 0;
        do {
            hare.tick();
            highest = Math.max(highest, hare.feet().y - ground);
        } while (!hare.motion.grounded());
        return highest;
    }

    /** The apex lies at 21.6 ticks, so tick 22 is the highest, less what it has fallen in 0.4 ticks. */
    @Test
    void aHeldJumpRisesToTheApexOfTheRules() {
        Hare hare = onFloor(Hare.NORMAL).jump(true);
        float ground = hare.feet().y;
        hare.ticks(21);
        assertTrue(hare.motion.velocity().y > 0);
        hare.tick();

        assertTrue(hare.motion.velocity().y <= 0);
        assertEquals(1.6, hare.feet().y - ground, 0.001);
        assertEquals(1.6, apex(onFloor(Hare.NORMAL).jump(true)), 0.001);
    }

    /** Let go at once, 0.45 of the speed is left, so about 0.45² of the height. */
    @Test
    void lettingGoCutsTheRise() {
        Hare hare = onFloor(Hare.NORMAL).jump(true).tick();
        double apex = apex(hare.jump(false));

        assertTrue(apex > 0.2 && apex < 0.6, "rose by " + apex);
    }

    @Test
    void inHoneyTheRiseIsNotCut() {
        Hare hare = onFloor(Hare.HONEY);
        float ground = hare.feet().y;
        hare.jump(true).tick().jump(false);

        assertEquals(1.6, apex(hare) + 0.01, 0.2);
        assertEquals(ground, hare.feet().y, 0.001);
    }

    @Test
    void holdingOnDoesNotJumpAgain() {
        Hare hare = onFloor(Hare.NORMAL).jump(true).tick();
        hare.untilLanded().ticks(30);
        assertTrue(hare.motion.grounded());

        hare.jump(false).tick().jump(true).tick();
        assertTrue(hare.motion.events().has(FootEvent.JUMPED));
    }

    private static Hare overTheEdge(int ticksInTheAir) {
        Playground playground = new Playground().floor(5).quad(-50, -9, -50, -50, -9, 50, 50, -9, 50, 50, -9, -50);
        Hare hare = Hare.standing(playground, 0, 0, 3).go(0, 1);
        hare.until(() -> !hare.motion.grounded()).ticks(ticksInTheAir - 1);
        return hare;
    }

    @ParameterizedTest(name = "{0} ticks after the edge")
    @ValueSource(ints = {1, 3, 6})
    void aJumpCountsALittleAfterTheEdge(int ticks) {
        assertTrue(overTheEdge(ticks).jump(true).tick().motion.events().has(FootEvent.JUMPED));
    }

    @Test
    void aJumpTooLongAfterTheEdgeDoesNotCount() {
        Hare hare = overTheEdge(7).jump(true).tick();

        assertFalse(hare.motion.events().has(FootEvent.JUMPED));
        assertTrue(hare.motion.velocity().y < 0);
    }

    /** Presses in the air, lands after so many ticks more. */
    @ParameterizedTest(name = "{0} ticks before the ground: {1}")
    @CsvSource({"1, true", "8, true", "10, false"})
    void aJumpCountsALittleBeforeTheGround(int early, boolean jumps) {
        Hare fall = new Hare(new Playground().floor(9), 0, 3, 0);
        int air = fall.untilLanded().ticks;
        Hare hare = new Hare(new Playground().floor(9), 0, 3, 0);
        hare.ticks(air - early).jump(true).ticks(early);
        assertTrue(hare.motion.grounded());

        hare.tick();

        assertEquals(jumps, hare.motion.events().has(FootEvent.JUMPED));
    }

    @Test
    void theFallEndsAtTheTerminalSpeed() {
        Hare hare = new Hare(new Playground().floor(9), 0, 300, 0).ticks(120);

        assertEquals(-22, hare.motion.velocity().y, 0);
    }

    @Test
    void landingTellsHowFast() {
        Hare hare = new Hare(new Playground().floor(9), 0, 60, 0).untilLanded();

        assertTrue(hare.motion.events().has(FootEvent.LANDED));
        assertEquals(22, hare.motion.events().landingSpeed(), 0.01);
        assertEquals(Locomotion.LAND, hare.motion.motion());
    }

    @ParameterizedTest(name = "{0} bees fall at {1} u/s")
    @CsvSource({"3, 2", "2, 22"})
    void glidesWithBeesEnough(int bees, double speed) {
        Hare hare = new Hare(new Playground().floor(9), 0, 300, 0).jump(true);
        hare.input.bees(bees);
        hare.ticks(120);

        assertEquals(speed, -hare.motion.velocity().y, 1e-3);
        assertEquals(bees == 3 ? Locomotion.GLIDE : Locomotion.FALL, hare.motion.motion());
    }

    private static Hare atAWall() {
        return new Hare(new Playground().floor(9).box(-5, -1, 0.5, 5, 99, 2), 0, 30, 0);
    }

    @Test
    void slidesDownAWallItLeansAgainst() {
        Hare hare = atAWall().go(0, 1).ticks(60);

        assertAll(
                () -> assertEquals(-3, hare.motion.velocity().y, 1e-3),
                () -> assertEquals(Locomotion.WALL_SLIDE, hare.motion.motion()));
        hare.go(0, -1).ticks(20);
        assertTrue(hare.motion.velocity().y < -5, "falls");
    }

    @Test
    void jumpsFromAWall() {
        Hare hare = atAWall().go(0, 1).ticks(60).jump(true).tick();

        assertAll(
                () -> assertTrue(hare.motion.events().has(FootEvent.WALL_JUMPED)),
                () -> assertTrue(hare.motion.velocity().z < -4, "away from the wall"),
                () -> assertTrue(hare.motion.velocity().y > 8, "up"),
                () -> assertEquals(Math.PI, Math.abs(hare.motion.yaw()), 0.6, "turning round"));
    }

    /** Back at the wall it is lower than where it left: nobody climbs one wall alone. */
    @Test
    void doesNotClimbASingleWall() {
        Hare hare = atAWall().go(0, 1).ticks(60);
        float from = hare.feet().y;
        hare.jump(true).tick();
        hare.until(() -> hare.motion.wallSliding());

        assertTrue(hare.feet().y < from, "from " + from + " to " + hare.feet().y);
    }

    /**
     * It glides back to the wall higher than it left it, but that wall throws it no more: without that it gained half a metre
     * each time, and climbed whatever has a wall.
     */
    @Test
    void doesNotClimbASingleWallByGliding() {
        Hare hare = atAWall().go(0, 1).ticks(60).jump(true);
        hare.input.bees = 6;
        hare.tick().ticks(30);
        hare.until(() -> hare.motion.wallSliding() || hare.motion.grounded());
        assertTrue(hare.motion.wallSliding(), "back at the wall");

        hare.jump(false).tick().jump(true).tick();

        assertFalse(hare.motion.events().has(FootEvent.WALL_JUMPED));
    }

    /** A jump from a ferry keeps its speed for eight ticks; one that does not steer comes down where it left it. */
    @Test
    void keepsThePlatformsSpeed() {
        Playground playground = new Playground();
        Solid ferry = playground.solid(0f, -0.5f, 0f, 9f, 0.5f, 9f);
        Hare hare = Hare.standing(playground, 0, 0, 0);
        Vector3f where = new Vector3f(0f, -0.5f, 0f);
        for (int i = 1; i <= 40; i++) {
            where.x = 0.05f * i;
            ferry.moveTo(where, new Quaternion());
            hare.jump(i > 20).tick();
            if (i == 28) {
                assertEquals(1.4, hare.feet().x, 0.001, "eight ticks in the air");
            }
        }

        assertFalse(hare.motion.grounded());
        assertTrue(hare.speed() < 1, "the air has taken it since");
    }

    @Test
    void aRisingLiftAddsToTheJump() {
        Playground playground = new Playground();
        Solid lift = playground.solid(0f, -0.5f, 0f, 2f, 0.5f, 2f);
        Hare hare = Hare.standing(playground, 0, 0, 0);
        for (int i = 1; i <= 11; i++) {
            lift.moveTo(new Vector3f(0f, -0.5f + 0.05f * i, 0f), new Quaternion());
            hare.jump(i > 10).tick();
        }

        assertTrue(hare.motion.velocity().y > 9.828 + 3 - 0.6, "rises with " + hare.motion.velocity().y);
    }

    @Test
    void crouchInTheAirDivesAndStrikesTheGround() {
        Hare hare = new Hare(new Playground().floor(9), 0, 10, 0).go(0, 1).ticks(5);
        hare.input.crouch(true);
        hare.tick();
        assertAll(
                () -> assertTrue(hare.motion.events().has(FootEvent.POUND_BEGAN)),
                () -> assertTrue(hare.motion.pounding()),
                () -> assertEquals(Locomotion.POUND, hare.motion.motion()));

        hare.untilLanded();

        assertAll(
                () -> assertTrue(hare.motion.events().has(FootEvent.POUND_LANDED)),
                () -> assertFalse(hare.motion.pounding()),
                () -> assertEquals(16, hare.motion.events().landingSpeed(), 1e-3));
    }

    @Test
    void spinsForHalfASecond() {
        Hare hare = onFloor(Hare.NORMAL);
        hare.input.spin(true);
        assertTrue(hare.tick().motion.events().has(FootEvent.SPIN_BEGAN));
        hare.input.spin(false);
        int ticks = 1;
        while (hare.tick().motion.spinning()) {
            assertEquals(Locomotion.SPIN, hare.motion.motion());
            ticks++;
        }

        assertEquals(30, ticks);
    }

    @Test
    void lavaBurnsThrowsOutAndMakesFast() {
        Hare hare = new Hare(new Playground().surface(Hare.LAVA).floor(9), 0, 1, 0);
        hare.until(() -> hare.motion.events().has(FootEvent.BURNED));
        assertAll(() -> assertTrue(hare.motion.burning()), () -> assertEquals(8, hare.motion.velocity().y, 0));

        Playground field = new Playground().floor(90);
        field.surface(Hare.LAVA).box(-2, -1, -2, 2, 0.01, -1);
        Hare runner = Hare.standing(field, 0, 0, 0);
        runner.go(0, -1).until(() -> runner.motion.burning());
        runner.go(0, 1).until(() -> runner.feet().z > 5 && runner.motion.grounded());
        runner.ticks(30);
        assertEquals(12, runner.speed(), 1e-3);
        assertEquals(Locomotion.BURN, runner.motion.motion());
        runner.go(0, 0);
        int smoke = runner.ticks;
        runner.until(() -> runner.motion.events().has(FootEvent.BURN_ENDED));
        assertFalse(runner.motion.burning());
        assertTrue(runner.ticks - smoke > 200, "smokes for five seconds in all");
    }

    /** v²/2g of the rise: 13 u/s is more than a jump. */
    @Test
    void aBounceSurfaceThrowsHigherThanAJump() {
        Playground playground = new Playground().floor(9);
        Hare hare = new Hare(new Playground().surface(Hare.BOUNCE).floor(9), 0, 1, 0);
        hare.until(() -> hare.motion.events().has(FootEvent.BOUNCED));
        assertEquals(13, hare.motion.velocity().y, 0);

        assertTrue(apex(hare) > 2.5);
        assertFalse(Hare.standing(playground, 0, 0, 0).motion.events().has(FootEvent.BOUNCED));
    }

    @Test
    void aTouchHurtsOnceASecondAndThrowsBack() {
        Hare hare = onFloor(Hare.NORMAL).go(0, 1).ticks(20);
        Vector3f back = new Vector3f(0f, 0f, -2f);

        assertTrue(hare.motion.hurtFrom(back));
        assertFalse(hare.motion.hurtFrom(back), "immune");
        hare.tick();
        assertAll(
                () -> assertTrue(hare.motion.velocity().z < -4),
                () -> assertEquals(Locomotion.HURT, hare.motion.motion()));
        hare.ticks(58);
        assertFalse(hare.motion.hurtFrom(back));
        hare.tick();
        assertTrue(hare.motion.hurtFrom(back));
    }

    @Test
    void aDiveEndsTheGlide() {
        Hare hare = onFloor(Hare.NORMAL).jump(true);
        hare.input.bees(TestRules.FOOT.glideBees());
        hare.until(hare.motion::gliding);
        assertTrue(hare.motion.gliding());

        hare.input.crouch(true);
        hare.tick();
        assertAll(
                () -> assertTrue(hare.motion.pounding()), () -> assertFalse(hare.motion.gliding(), "dives and glides"));
    }
}
