package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES 5, with both feet on the ground. */
class FootRunTest {
    private static Hare onFloor(int surface) {
        return Hare.standing(new Playground().surface(surface).floor(100), 0, 0, 0);
    }

    /** Half a stick jogs, a whole one runs; walk holds back. */
    @ParameterizedTest(name = "stick {0}, walk {1}: {2} u/s, seen as {3}")
    @CsvSource({"1, false, 6, RUN", "0.5, false, 4, JOG", "1, true, 2.5, WALK", "0.1, false, 1.86667, WALK"})
    void goesAsFastAsTheStickAsks(double stick, boolean walk, double speed, Locomotion seen) {
        Hare hare = onFloor(Hare.NORMAL);
        hare.input.walk(walk);

        hare.go(0.6 * stick, 0.8 * stick).ticks(60);

        assertEquals(speed, hare.speed(), 1e-3);
        assertEquals(seen, hare.motion.motion());
    }

    /** 40 u/s² up: 6 u/s after 9 ticks. 50 u/s² down: at rest after 8, 7.2 to be exact. */
    @Test
    void startsAndStopsAtTheRatesOfTheRules() {
        Hare hare = onFloor(Hare.NORMAL).go(0, 1).ticks(3);
        assertEquals(2, hare.speed(), 1e-3);
        hare.ticks(6);
        assertEquals(6, hare.speed(), 1e-3);

        hare.go(0, 0).ticks(3);
        assertEquals(6 - 2.5, hare.speed(), 1e-3);
        hare.ticks(5);
        assertEquals(0, hare.speed(), 0);
    }

    /** Ice grips a fifth: 8 u/s² up, 10 down. */
    @Test
    void iceGripsLess() {
        Hare hare = onFloor(Hare.ICE).go(0, 1).ticks(15);
        assertEquals(2, hare.speed(), 1e-3);
        hare.go(0, 0).ticks(6);
        assertEquals(1, hare.speed(), 1e-3);
    }

    @Test
    void honeySlows() {
        assertEquals(0.4 * 6, onFloor(Hare.HONEY).go(0, 1).ticks(60).speed(), 1e-3);
    }

    @ParameterizedTest(name = "from {0}° to {1}°")
    @CsvSource({"0, 90", "0, 179", "170, -170", "-90, 90.5"})
    void turnsToTheHeadingInATenthOfASecondByTheShorterWay(double from, double to) {
        Hare hare = onFloor(Hare.NORMAL);
        hare.motion.place(new Vector3f(0f, 0.02f, 0f), (float) Math.toRadians(from));
        hare.go(Math.sin(Math.toRadians(to)), Math.cos(Math.toRadians(to)));
        double turned = 0;
        double shorter = Math.IEEEremainder(to - from, 360);

        for (int i = 0; i < 6; i++) {
            float before = hare.motion.yaw();
            hare.tick();
            turned += Math.IEEEremainder(hare.motion.yaw() - before, 2 * Math.PI);
        }

        assertEquals(shorter, Math.toDegrees(turned), 0.01);
    }

    @Test
    void crouchesAndCreeps() {
        Hare hare = onFloor(Hare.NORMAL).go(0, 1);
        hare.input.crouch(true);
        hare.ticks(40);

        assertAll(
                () -> assertEquals(1.5, hare.speed(), 1e-3),
                () -> assertEquals(Locomotion.CROUCH, hare.motion.motion()),
                () -> assertEquals(0.72, hare.motion.controller().height(), 1e-3));
        hare.input.crouch(false);
        assertFalse(hare.tick().motion.controller().crouching());
    }

    @Test
    void pushesWhatItWalksAgainst() {
        Playground playground = new Playground().floor(30);
        Solid crate = playground.solid(0f, 0.5f, 2f, 0.5f, 0.5f, 0.5f);
        Hare hare = Hare.standing(playground, 0, 0, 0).go(0, 1);
        int began = 0;
        for (int i = 0; i < 60; i++) {
            hare.tick();
            began += hare.motion.events().has(FootEvent.PUSH_BEGAN) ? 1 : 0;
        }

        assertEquals(1, began);
        assertEquals(crate, hare.motion.events().pushed());
        assertEquals(Locomotion.PUSH, hare.motion.motion());
    }

    @Test
    void isSeenRidingWhatMoves() {
        Playground playground = new Playground();
        Solid ferry = playground.solid(0f, -0.5f, 0f, 3f, 0.5f, 3f);
        Hare hare = Hare.standing(playground, 0, 0, 0);
        for (int i = 1; i <= 20; i++) {
            ferry.moveTo(new Vector3f(0.05f * i, -0.5f, 0f), new Quaternion());
            hare.tick();
        }

        assertEquals(Locomotion.RIDE, hare.motion.motion());
        assertEquals(1f, hare.feet().x, 1e-4f);
        assertEquals(0, hare.speed(), 1e-4);
    }

    /** Two cycles of two steps a second at full speed; twice as many while burning. */
    @ParameterizedTest(name = "stick {0}: {1} steps in a second")
    @CsvSource({"1, 4", "0.5, 2.4", "0.0001, 0.8"})
    void stepsAsOftenAsTheWalkPlays(double stick, double perSecond) {
        Hare hare = onFloor(Hare.NORMAL).go(0, stick);
        hare.ticks(30);
        int steps = 0;
        for (int i = 0; i < 600; i++) {
            steps += hare.tick().motion.events().has(FootEvent.STEPPED) ? 1 : 0;
        }

        assertEquals(perSecond * 10, steps, 1);
    }

    @ParameterizedTest(name = "surface {0}")
    @ValueSource(ints = {Hare.LAVA, Hare.CRUMBLE, Hare.BOUNCE})
    void comesBackOnTheLastSafeGround(int danger) {
        Playground playground = new Playground().quad(-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5);
        playground.surface(danger).quad(-5, 0, 5, -5, 0, 9, 5, 0, 9, 5, 0, 5);
        Hare hare = Hare.standing(playground, 0, 0, 0).go(0, 1);
        hare.until(() -> hare.motion.feet().y < -3f);
        assertTrue(hare.motion.feet().y < -3f);

        hare.motion.respawn();

        Vector3f safe = hare.feet();
        assertAll(
                () -> assertTrue(safe.z > 4 && safe.z < 5.4, "safe at " + safe),
                () -> assertEquals(0, hare.motion.velocity().length(), 0),
                () -> assertTrue(hare.motion.events().has(FootEvent.RESPAWNED)));
        hare.go(0, 0).ticks(30);
        assertTrue(hare.motion.grounded(), "stands at " + hare.feet());
    }

    @Test
    void isPutBackWellAwayFromAnEdge() {
        Hare hare = Hare.standing(new Playground().floor(3), 0, 0, 0).go(0, 1);
        hare.until(() -> hare.motion.feet().y < -3f);

        assertEquals(3 - 0.6, hare.motion.safeGround().z, 6.0 / 60, "a tick's way from where the ground ends ahead");
    }

    /** Whoever still holds the same direction then runs away from the edge: the camera is behind Wick's back. */
    @Test
    void isPutBackWithTheBackToTheEdge() {
        Hare hare = Hare.standing(new Playground().floor(3), 0, 0, 0).go(1, 1);
        hare.until(() -> hare.motion.feet().y < -3f);
        Vector3f fell = hare.feet().clone();

        hare.motion.respawn();
        Vector3f away = hare.feet().subtract(fell).setY(0f).normalize();

        assertEquals(away.x, Math.sin(hare.motion.yaw()), 1e-4);
        assertEquals(away.z, Math.cos(hare.motion.yaw()), 1e-4);
    }

    @Test
    void whoFellWhereTheFloorWasFacesAsBefore() {
        Hare hare = Hare.standing(new Playground().floor(9), 0, 0, 0).go(1, 0);
        hare.ticks(30);
        hare.go(0, 0).ticks(30);
        float before = hare.motion.yaw();

        hare.motion.respawn();

        assertEquals(before, hare.motion.yaw(), 0f);
    }

    @Test
    void aDirectionHeldWhenPutBackCountsAnewAfterASecondOrWhenTurned() {
        Hare hare = Hare.standing(new Playground().floor(9), 0, 0, 0).go(0, 1);
        hare.ticks(60);
        hare.motion.respawn();
        Vector3f back = hare.feet().clone();

        hare.ticks(59);
        assertEquals(0, hare.feet().distance(back), 1e-4, "not yet");
        hare.ticks(5);
        assertTrue(hare.feet().z > back.z, "a second is over");

        hare.motion.respawn();
        float z = hare.feet().z;
        hare.go(0, -1).ticks(5);
        assertTrue(hare.feet().z < z, "turned");
    }

    @Test
    void whatMovesIsNoSafeGround() {
        Playground playground = new Playground().floor(3);
        playground.solid(0f, -0.5f, 5f, 2f, 0.5f, 2f);
        Hare hare = Hare.standing(playground, 0, 0, 0).go(0, 1);
        hare.until(() -> hare.feet().z > 5);

        assertTrue(hare.motion.safeGround().z < 3.4, "safe at " + hare.motion.safeGround());
    }

    @Test
    void cheersAndDoesNothingElse() {
        Hare hare = onFloor(Hare.NORMAL);
        hare.motion.cheer();

        hare.go(0, 1).jump(true).ticks(30);

        assertEquals(Locomotion.CHEER, hare.motion.motion());
        assertEquals(0, hare.feet().z, 1e-4);
    }
}
