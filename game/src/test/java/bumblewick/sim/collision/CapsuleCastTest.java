package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A capsule of radius 0.4 and height 1.8 against triangles. */
class CapsuleCastTest {
    private static final Capsule CAPSULE = new Capsule(0.4f, 0.5f);
    private static final Quaternion UPRIGHT = new Quaternion();

    /** Tilted by an angle it reaches r + h·cos below its middle. */
    @ParameterizedTest(name = "tilted by {0}°")
    @ValueSource(floats = {0f, 10f, 45f, 80f, 89.9f, 90f, 135f, 180f})
    void meetsAFloorWithItsLowerEnd(float tilt) {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(10, 0f));
        Quaternion turned = MeshProbe.turn(tilt, 0, 0, 1);

        assertTrue(floor.sweep(CAPSULE, turned, new Vector3f(0.2f, 3f, 0.3f), new Vector3f(0f, -4f, 0f)));

        double reach = 0.4 + 0.5 * Math.abs(Math.cos(Math.toRadians(tilt)));
        assertEquals((3 - reach) / 4, floor.hit.fraction(), 1e-6);
        assertEquals(1f, floor.hit.normal().y, 1e-6f);
        assertEquals(0f, floor.hit.point().y, 1e-5f);
    }

    /** The side of the capsule meets a wall's upright edge at any height. */
    @ParameterizedTest
    @ValueSource(floats = {-0.85f, -0.5f, 0f, 0.5f, 0.85f})
    void meetsTheTipOfASpikeWithItsSide(float height) {
        MeshProbe spike = new MeshProbe(2, height, 0, 4, height, 1, 4, height, -1);

        assertTrue(spike.sweep(CAPSULE, UPRIGHT, new Vector3f(), new Vector3f(3f, 0f, 0f)));

        double beyond = Math.max(0, Math.abs(height) - 0.5);
        double radius = Math.sqrt(0.16 - beyond * beyond);
        assertEquals((2 - radius) / 3, spike.hit.fraction(), 1e-6);
        assertEquals(0f, spike.hit.point().distance(new Vector3f(2f, height, 0f)), 1e-5f);
    }

    /** PhysX reports 0 here: along its own axis, beside a vertical triangle. */
    @Test
    void slidesAlongItsAxisBesideAWall() {
        MeshProbe wall = new MeshProbe(0.41f, -5, -5, 0.41f, 5, -5, 0.41f, -5, 5);

        assertFalse(wall.sweep(CAPSULE, UPRIGHT, new Vector3f(0f, 0f, -1f), new Vector3f(0f, -2f, 0f)));
    }

    @Test
    void meetsTheTopEdgeOfAWallThatIsLowerThanItself() {
        MeshProbe wall = new MeshProbe(2, -3, -5, 2, -0.7f, 0, 2, -3, 5);

        assertTrue(wall.sweep(CAPSULE, UPRIGHT, new Vector3f(), new Vector3f(3f, 0f, 0f)));

        double radius = Math.sqrt(0.16 - 0.04);
        assertEquals((2 - radius) / 3, wall.hit.fraction(), 1e-6, "the tip is 0.2 below the lower centre");
    }

    /** The floor is 0.1 below the middle: the way up, 0.4 + 0.4, is the shorter one. */
    @Test
    void isPushedOutOnTheShorterSideWhereTheFloorGoesThroughItsAxis() {
        MeshProbe floor = new MeshProbe(-9, -0.1f, -9, -9, -0.1f, 9, 9, -0.1f, -9);

        assertTrue(floor.sweep(CAPSULE, UPRIGHT, new Vector3f(-2f, 0f, -2f), new Vector3f(0f, -1f, 0f)));

        assertAll(
                () -> assertEquals(0f, floor.hit.fraction()),
                () -> assertEquals(-0.8f, floor.hit.distance(), 1e-6f),
                () -> assertEquals(1f, floor.hit.normal().y, 1e-6f));
        assertFalse(floor.sweep(CAPSULE, UPRIGHT, new Vector3f(-2f, 0f, -2f), new Vector3f(0f, 1f, 0f)), "out");
    }

    @Test
    void isStoppedWhereItsSideOverlapsOnlyIfItGoesDeeper() {
        MeshProbe wall = new MeshProbe(0.3f, -5, -5, 0.3f, 5, -5, 0.3f, -5, 5);
        Vector3f start = new Vector3f(0f, 0f, -1f);

        assertTrue(wall.sweep(CAPSULE, UPRIGHT, start, new Vector3f(1f, 0f, 0f)));
        assertEquals(-0.1f, wall.hit.distance(), 1e-6f);
        assertFalse(wall.sweep(CAPSULE, UPRIGHT, start, new Vector3f(-1f, 0f, 0f)), "out");
        assertFalse(wall.sweep(CAPSULE, UPRIGHT, start, new Vector3f(0f, 1f, 0f)), "along");
    }
}
