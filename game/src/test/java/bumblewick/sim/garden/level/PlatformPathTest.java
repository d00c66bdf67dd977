package bumblewick.sim.garden.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.LevelDef.PlatformDef;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a platform is at which tick: 12 u at 2 u/s are 6 s, which is 360 ticks. */
class PlatformPathTest {
    private static final float TOLERANCE = 1e-4f;
    private static final Vector3f FROM = new Vector3f(1f, 2f, 3f);
    private static final Vector3f CORNER = new Vector3f(1f, 6f, 3f);
    private static final Vector3f TO = new Vector3f(1f, 6f, 11f);

    private static PlatformPath way(float wait, boolean sine, float turns, Vector3f... points) {
        PlatformDef def =
                new PlatformDef("p", "m", FROM, new Vector3f(1f, 1f, 1f), 0.5f, "way", 2f, wait, sine, turns, "wood");
        return new PlatformPath(def, List.of(points));
    }

    private static float off(Vector3f expected, PlatformPath way, int tick) {
        return expected.distance(way.position(tick, new Vector3f()));
    }

    @ParameterizedTest(name = "at tick {0}: {1}, {2}")
    @CsvSource({"0, 2, 3", "60, 4, 3", "120, 6, 3", "240, 6, 7", "360, 6, 11", "480, 6, 7", "720, 2, 3", "780, 4, 3"})
    void goesAlongItsCornersAndBackAtConstantSpeed(int tick, float y, float z) {
        assertEquals(0f, off(new Vector3f(1f, y, z), way(0f, false, 0f, FROM, CORNER, TO), tick), TOLERANCE);
    }

    @ParameterizedTest(name = "tick {0}")
    @CsvSource({"360", "390", "420"})
    void waitsAtItsEnd(int tick) {
        assertEquals(0f, off(TO, way(1f, false, 0f, FROM, CORNER, TO), tick), TOLERANCE);
    }

    @Test
    void swingsSoftlyThroughTheMiddleAtTheMiddleOfItsTime() {
        PlatformPath way = way(0f, true, 0f, FROM, CORNER, TO);
        Vector3f a = way.position(0, new Vector3f());
        Vector3f b = way.position(1, new Vector3f());

        assertEquals(0f, off(new Vector3f(1f, 6f, 5f), way, 180), TOLERANCE, "6 of 12 u");
        assertEquals(0f, a.distance(b), 0.001f, "it starts from rest");
    }

    @Test
    void goesRoundWhereItsWayEndsAtItsBeginning() {
        Vector3f side = new Vector3f(4f, 2f, 3f);
        Vector3f far = new Vector3f(4f, 2f, 7f);
        PlatformPath way = way(0f, false, 0f, FROM, side, far, FROM);

        assertEquals(0f, off(side, way, 90), TOLERANCE, "3 u at 2 u/s");
        assertEquals(0f, off(far, way, 210), TOLERANCE, "7 u");
        assertEquals(0f, off(FROM, way, 360), TOLERANCE, "12 u: round");
        assertEquals(0f, off(side, way, 450), TOLERANCE, "in the same sense");
    }

    @Test
    void withoutAWayItStays() {
        assertEquals(0f, off(FROM, way(0f, false, 0f), 1_000), TOLERANCE);
    }

    @Test
    void turnsAndDoesNotDriftInAnHour() {
        PlatformPath way = way(0f, false, 0.25f);

        assertEquals(0.5f + (float) (Math.PI / 2), way.yaw(60), TOLERANCE);
        assertEquals(way.yaw(60), way.yaw(60 + 240 * 900), TOLERANCE);
    }
}
