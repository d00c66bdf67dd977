package bumblewick.android.audio;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceTest {
    private final Ear ear = new Ear();
    private final Place place = new Place();

    /** A unit away; straight ahead is −z, as in OpenAL, and angles go to the right. */
    private void hearFrom(double degrees) {
        double radians = Math.toRadians(degrees);
        place.at((float) Math.sin(radians), 0f, (float) -Math.cos(radians));
        place.hear(ear);
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

        assertEquals(left, place.left(), 0.06);
        assertEquals(right, place.right(), 0.06);
        assertEquals(
                0,
                10 * Math.log10((sq(place.left()) + sq(place.right())) / (sq(left) + sq(right))),
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
        float left = place.left();
        float right = place.right();

        hearFrom(-degrees);

        assertEquals(left, place.right(), 1e-6f);
        assertEquals(right, place.left(), 1e-6f);
    }

    @Test
    void oneWhoTurnsHearsItFromTheOtherSide() {
        place.at(1f, 0f, 0f);
        place.hear(ear);
        assertTrue(place.right() > 0.99f);

        ear.ahead(2f, 0f, 0f); // of any length
        place.hear(ear);
        assertEquals(place.left(), place.right(), 1e-6f);

        ear.ahead(0f, 0f, 1f);
        place.hear(ear);
        assertTrue(place.left() > 0.99f);
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
        place.near(near);
        place.far(far);
        place.rolloff(rolloff);
        place.at(0f, 0f, -distance);
        place.hear(ear);

        float middle = (float) Math.sqrt(0.5 * Math.sin(Math.PI / 4));
        assertAll(
                () -> assertEquals(expected * middle, place.left(), 1e-4f),
                () -> assertEquals(expected * middle, place.right(), 1e-4f));
    }

    @Test
    void whatIsInTheEarsOwnSpaceStaysWhereItIs() {
        place.relative(true);
        place.at(1f, 0f, 0f);
        ear.at(100f, 0f, 50f);
        ear.ahead(1f, 0f, 0f);
        place.hear(ear);

        assertEquals(1f, place.right(), 1e-3f);
        assertEquals(0f, place.left(), 1e-3f);
    }
}
