package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who starts inside something gets out, and is not thrown. */
class StartInsideTest {
    @ParameterizedTest(name = "solid {0}")
    @ValueSource(booleans = {false, true})
    void getsOutOfAWall(boolean solid) {
        Playground playground = new Playground().floor(20);
        if (solid) {
            playground.solid(5f, 1f, 0f, 4f, 2f, 4f);
        } else {
            playground.box(1, -1, -4, 9, 3, 4);
        }
        assertOut(playground.walker(0.7, 0.02, 0), 0.1);
    }

    @ParameterizedTest(name = "solid {0}")
    @ValueSource(booleans = {false, true})
    void getsOutOfAFloor(boolean solid) {
        Playground playground = new Playground();
        if (solid) {
            playground.solid(0f, -1f, 0f, 9f, 1f, 9f);
        } else {
            playground.box(-9, -2, -9, 9, 0, 9);
        }
        assertOut(playground.walker(0, -0.2, 0), 0.2);
    }

    /** Stays where it is put out: no further than it was in, a skin, and a little. */
    private static void assertOut(Walker walker, double depth) {
        walker.yielding(1);
        Vector3f start = walker.feet.clone();

        walker.walk(0, 0, 1);

        Measured.note(
                "inside %.1f: separation %.5f, moved %.4f", depth, walker.separation(), walker.feet.distance(start));
        assertAll(
                () -> assertTrue(walker.separation() >= -1e-4, "still inside by " + -walker.separation()),
                () -> assertTrue(
                        walker.feet.distance(start) <= depth + 0.05, "thrown by " + walker.feet.distance(start)),
                () -> assertTrue(walker.controller.grounded()));
    }

    /** The middle of the body is in the wall, which holds it from both sides; it comes out at one of them. */
    @ParameterizedTest(name = "{0} u thick, {1} from its middle")
    @CsvSource({"0.1, 0", "0.1, 0.03", "0.2, -0.05", "0.5, 0.1", "0.7, 0.2"})
    void getsOutOfTheMiddleOfAThinWall(double thick, double off) {
        Playground playground = new Playground().floor(20).box(-thick / 2, -1, -9, thick / 2, 3, 9);
        Walker walker = playground.walker(off, 0.02, 0).yielding(1);

        walker.walk(0, 0, 1);

        Measured.note("thin wall %.1f: %s separation %.5f", thick, walker.feet, walker.separation());
        assertAll(
                () -> assertTrue(walker.separation() >= -1e-4, "still inside by " + -walker.separation()),
                () -> assertEquals(thick / 2 + 0.41, Math.abs(walker.feet.x), 0.01),
                () -> assertEquals(0, walker.feet.z, 0.01),
                () -> assertTrue(walker.controller.grounded()));
    }

    @Test
    void getsOutOfACornerOfTwoWalls() {
        Playground playground =
                new Playground().floor(20).box(1, -1, -9, 2, 3, 9).box(-9, -1, 1, 9, 3, 2);
        Walker walker = playground.walker(0.7, 0.02, 0.65).yielding(1);

        walker.walk(0, 0, 1);

        assertTrue(walker.separation() >= -1e-4, "still inside by " + -walker.separation());
    }
}
