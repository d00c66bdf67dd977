package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Ceilings: for those who jump, and for those who crouch. */
class HeadRoomTest {
    @Test
    void aJumpUnderALowCeilingIsSoonOver() {
        Walker walker = new Playground().floor(20).box(-5, 2.1, -5, 5, 3, 5).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.leap(5);
        int ticks = 0;
        boolean bumped = false;
        do {
            walker.step(0, 0);
            bumped |= walker.controller.contacts().ceiling();
            ticks++;
        } while (!walker.controller.grounded() && ticks < 100);

        int taken = ticks;
        boolean met = bumped;
        Measured.note("jump under 0.3: %.3f s, highest %.4f", taken / 60.0, walker.highest());
        assertAll(
                () -> assertTrue(met, "bumped"),
                () -> assertTrue(taken / 60.0 <= 0.42, "took " + taken + " ticks"),
                () -> assertEquals(0.29, walker.highest(), 0.012));
    }

    @Test
    void doesNotStandUpBeforeThereIsRoom() {
        Walker walker = new Playground().floor(20).box(0, 1.2, -5, 5, 3, 5).walker(-2, 0.02, 0);
        walker.walk(0, 0, 0.2);
        assertTrue(walker.controller.crouch(true));
        assertEquals(1f, walker.controller.height(), 1e-5f);
        walker.walk(2, 0, 2);
        Vector3f feet = walker.feet.clone();

        assertFalse(walker.controller.crouch(false), "under the ceiling");
        assertEquals(0, walker.feet.distance(feet), 0);
        assertTrue(walker.controller.crouching());

        walker.walk(-2, 0, 1.5);
        feet.set(walker.feet);
        assertTrue(walker.controller.crouch(false), "outside");
        assertEquals(0, walker.feet.distance(feet), 0);
        walker.walk(0, 0, 0.2);
        assertEquals(0, walker.feet.distance(feet), 0.001, "feet unmoved");
    }

    @Test
    void isTooHighToWalkUnderALowCeiling() {
        Walker walker = new Playground().floor(20).box(0, 1.2, -5, 5, 3, 5).walker(-2, 0.02, 0);

        walker.walk(2, 0, 3);

        assertEquals(-0.41, walker.feet.x, 0.01);
    }
}
