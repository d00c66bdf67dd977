package bumblewick.android.audio;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PannerTest {
    private final Listener listener = new Listener();
    private final Panner panner = new Panner();

    /** A unit away; straight ahead is −z, as in OpenAL, and angles go to the right. */
    private void hearFrom(double degrees) {
        double radians = Math.toRadians(degrees);
        panner.at((float) Math.sin(radians), 0f, (float) -Math.cos(radians));
        panner.hear(listener);
    }

    /** What OpenAL Soft 1.24 makes of it for two loudspeakers, rendered once by its loopback device. */
    @ParameterizedTest(name = "{0} degrees to the right")
    @CsvSource({
        "0, 0.5957, 0.5957",
        "15, 0.3970, 0.7797",
        "30, 0.2141, 0.9212",
        "45, 0.0747, 0.9985",
        "60, 0, 1",
        "90, 0, 1",
        "120, 0.0192, 0.8852",
        "150, 0.1672, 0.6672",
        "180, 0.4043, 0.4043"
    })
    void sidesAreBalancedNearlyAsOnAPc(double degrees, double left, double right) {
        hearFrom(degrees);

        assertEquals(left, panner.left(), 0.06);
        assertEquals(right, panner.right(), 0.06);
        assertEquals(
                0,
                10 * Math.log10((sq(panner.left()) + sq(panner.right())) / (sq(left) + sq(right))),
                1.5,
                "decibels of both together");
    }

    private static double sq(double x) {
        return x * x;
    }

    @ParameterizedTest(name = "{0} degrees")
    @ValueSource(doubles = {10, 45, 80, 110, 170})
    void leftAndRightAreMirrored(double degrees) {
        hearFrom(degrees);
        float left = panner.left();
        float right = panner.right();

        hearFrom(-degrees);

        assertEquals(left, panner.right(), 1e-6f);
        assertEquals(right, panner.left(), 1e-6f);
    }

    @Test
    void oneWhoTurnsHearsItFromTheOtherSide() {
        panner.at(1f, 0f, 0f);
        panner.hear(listener);
        assertTrue(panner.right() > 0.99f);

        listener.ahead(2f, 0f, 0f); // of any length
        panner.hear(listener);
        assertEquals(panner.left(), panner.right(), 1e-6f);

        listener.ahead(0f, 0f, 1f);
        panner.hear(listener);
        assertTrue(panner.left() > 0.99f);
    }

    /** near/(near + rolloff·(distance − near)), not nearer than near and not farther than far. */
    @ParameterizedTest(name = "near {0}, far {1}, rolloff {2}: at {3} it is {4}")
    @CsvSource({
        "1, 1000, 1, 4, 0.25",
        "1, 1000, 1, 0.5, 1",
        "5, 1000, 1, 20, 0.25",
        "5, 10, 1, 20, 0.5",
        "1, 1000, 0.5, 5, 0.3333",
        "1, 1000, 0, 50, 1",
        "0, 1000, 1, 0, 1",
        "5, 1, 1, 20, 1"
    })
    void itGetsSofterWithDistance(float near, float far, float rolloff, float distance, float expected) {
        panner.near(near);
        panner.far(far);
        panner.rolloff(rolloff);
        panner.at(0f, 0f, -distance);
        panner.hear(listener);

        float middle = (float) Math.sqrt(0.5 * Math.sin(Math.PI / 4));
        assertAll(
                () -> assertEquals(expected * middle, panner.left(), 1e-4f),
                () -> assertEquals(expected * middle, panner.right(), 1e-4f));
    }

    @Test
    void whatIsInTheEarsOwnSpaceStaysWhereItIs() {
        panner.relative(true);
        panner.at(1f, 0f, 0f);
        listener.at(100f, 0f, 50f);
        listener.ahead(1f, 0f, 0f);
        panner.hear(listener);

        assertEquals(1f, panner.right(), 1e-3f);
        assertEquals(0f, panner.left(), 1e-3f);
    }
}
