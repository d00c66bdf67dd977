package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CameraRelativeTest {
    private static final Vector3f BEHIND = new Vector3f(0f, 3f, -6f);
    private static final Vector3f BESIDE = new Vector3f(6f, 3f, 0f);
    private static final Vector3f WICK = new Vector3f();

    private final CameraRelative relative = new CameraRelative();
    private final Vector3f way = new Vector3f();

    private void read(Vector3f camera, boolean cut, double x, double y) {
        relative.direction(camera, WICK, cut, (float) x, (float) y, way);
    }

    private void assertWay(double x, double z) {
        assertEquals(x, way.x, 1e-5, way::toString);
        assertEquals(0, way.y, 0);
        assertEquals(z, way.z, 1e-5, way::toString);
    }

    /** From behind, ahead is +z and the right of the picture is −x: y up, right-handed. */
    @ParameterizedTest(name = "stick {0}, {1}")
    @CsvSource({"0, 1, 0, 1", "0, -1, 0, -1", "1, 0, -1, 0", "-1, 0, 1, 0"})
    void theStickIsReadInThePicture(double x, double y, double expectedX, double expectedZ) {
        read(BEHIND, false, x, y);

        assertWay(expectedX, expectedZ);
    }

    @Test
    void howSteeplyTheCameraLooksDoesNotMatter() {
        relative.direction(new Vector3f(0f, 500f, -6f), WICK, false, 0f, 1f, way);

        assertWay(0, 1);
    }

    /** Straight down there is no ahead to flatten, but the right is as it was. */
    @Test
    void lookingStraightDownStillWorks() {
        read(BESIDE, false, 0, 0);

        relative.direction(new Vector3f(0f, 9f, 0f), WICK, false, 0f, 1f, way);

        assertWay(-1, 0);
    }

    /** (l − 0.15) / 0.85, at most 1. */
    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource({"0, 0", "0.1, 0", "0.15, 0", "0.575, 0.5", "1, 1", "1.4, 1"})
    void theDeadZoneIsTakenOffAndTheRestStretched(double stick, double expected) {
        read(BEHIND, false, 0.6 * stick, 0.8 * stick);

        assertEquals(expected, way.length(), 1e-5);
    }

    @ParameterizedTest(name = "{0} gives {1}")
    @CsvSource({"0, 0", "0.001, 0.2008", "0.5, 0.6", "1, 1", "2, 1"})
    void aStickAsksForAFifthAtLeast(float length, double expected) {
        assertEquals(expected, CameraRelative.speedFactor(length), 1e-5);
    }

    @Test
    void aCutKeepsTheOldMeaningWhileTheDirectionIsHeld() {
        read(BEHIND, false, 0, 1);
        read(BESIDE, true, 0, 1);
        assertWay(0, 1);
        for (int i = 0; i < 100; i++) {
            read(BESIDE, false, 0, 1);
        }
        assertWay(0, 1);
    }

    @ParameterizedTest(name = "turned by {0}°")
    @ValueSource(doubles = {29, -29})
    void aLittleTurnOfTheStickIsStillReadTheOldWay(double degrees) {
        read(BEHIND, false, 0, 1);
        read(BESIDE, true, 0, 1);

        double angle = Math.toRadians(degrees);
        read(BESIDE, false, Math.sin(angle), Math.cos(angle));

        assertWay(-Math.sin(angle), Math.cos(angle));
    }

    /** From the side, ahead is −x and right is −z … */
    @ParameterizedTest(name = "turned by {0}°")
    @ValueSource(doubles = {31, -31, 180})
    void aWideTurnOfTheStickIsReadInTheNewPicture(double degrees) {
        read(BEHIND, false, 0, 1);
        read(BESIDE, true, 0, 1);

        double angle = Math.toRadians(degrees);
        read(BESIDE, false, Math.sin(angle), Math.cos(angle));
        assertWay(-Math.cos(angle), -Math.sin(angle));

        read(BESIDE, false, 0, 1);
        assertWay(-1, 0);
    }

    @Test
    void lettingGoOfTheStickTakesTheNewPicture() {
        read(BEHIND, false, 0, 1);
        read(BESIDE, true, 0, 1);
        read(BESIDE, false, 0.05, 0.05);
        read(BESIDE, false, 0, 1);

        assertWay(-1, 0);
    }

    @Test
    void aCutWithTheStickAtRestTakesTheNewPictureAtOnce() {
        read(BEHIND, false, 0, 0);
        read(BESIDE, true, 0, 1);

        assertWay(-1, 0);
    }

    /** A camera that turns without a cut takes the meaning with it. */
    @Test
    void aTurningCameraTurnsTheWay() {
        read(BEHIND, false, 0, 1);
        read(BESIDE, false, 0, 1);

        assertWay(-1, 0);
    }
}
