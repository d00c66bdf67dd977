package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewLensTest {
    /** The vertical angle v of a 16:9 picture that is h wide: tan(v/2) = tan(h/2)·9/16; within the rounding of 82° to 52°. */
    @ParameterizedTest(name = "{0}° wide are {1}° high")
    @CsvSource({"60, 36.0", "70, 43.0", "82, 52.0", "90, 58.7", "100, 67.7"})
    void aFieldOfViewIsMeasuredAcrossThePicture(float wide, float high) {
        assertEquals(high, new ViewLens(wide, ViewLens.USUAL_FOOT, 1f).inFlight(52f), 0.3f);
    }

    @ParameterizedTest
    @CsvSource({"45", "52", "60"})
    void theUsualLensIsThatOfTheCamera(float degrees) {
        assertEquals(degrees, ViewLens.DEFAULT.inFlight(degrees));
        assertEquals(degrees, ViewLens.DEFAULT.onFoot(degrees));
    }

    /** What can be locked on is a circle of the rules' camera: in a wider picture it is smaller. tan 41° = 0.8693. */
    @ParameterizedTest(name = "{0}°: {1}")
    @CsvSource({"82, 1", "90, 0.8693", "60, 1.5057", "100, 0.7294"})
    void theReticleShrinksWithTheWorldAroundIt(float wide, float scale) {
        assertEquals(scale, new ViewLens(wide, ViewLens.USUAL_FOOT, 1f).flightScale(), 1e-3f);
    }

    /** Cameras of a garden differ; a wider lens widens each in the same ratio of tangents. */
    @Test
    void allCamerasOnFootAreWidenedAlike() {
        ViewLens wide = new ViewLens(ViewLens.USUAL_FLIGHT, 90f, 1f);
        double narrow = ratio(wide.onFoot(30f), 30f);
        double broad = ratio(wide.onFoot(60f), 60f);

        assertEquals(narrow, broad, 1e-4);
        assertEquals(1.0 / Math.tan(Math.toRadians(36)), narrow, 1e-4, "tan 45° is 1");
    }

    private static double ratio(float a, float b) {
        return Math.tan(Math.toRadians(a / 2)) / Math.tan(Math.toRadians(b / 2));
    }
}
