package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ball of radius 0.5 against the triangle (0,0,0), (0,0,4), (4,0,0), whose front is up. */
class SphereCastTest {
    private static final float RADIUS = 0.5f;
    private static final Sphere BALL = new Sphere(RADIUS);
    private static final float[] TRIANGLE = {0, 0, 0, 0, 0, 4, 4, 0, 0};

    private final MeshProbe probe = new MeshProbe(TRIANGLE);

    /** The plane is met when the centre is a radius above it: (2 − 0.5) / 4 of the way, from either side. */
    @ParameterizedTest
    @ValueSource(floats = {1f, -1f})
    void meetsTheFaceFromBothSides(float side) {
        assertTrue(probe.sweep(BALL, new Vector3f(1f, 2f * side, 1f), new Vector3f(0f, -4f * side, 0f)));

        assertAll(
                () -> assertEquals(1.5f / 4f, probe.hit.fraction(), 1e-6f),
                () -> assertEquals(side, probe.hit.normal().y, 1e-6f),
                () -> assertEquals(0f, probe.hit.point().distance(new Vector3f(1f, 0f, 1f)), 1e-6f),
                () -> assertEquals(0f, probe.hit.distance()));
    }

    /** Beyond the edge x = 0 by b it comes down until it is a radius away: at a height of √(r² − b²). */
    @ParameterizedTest
    @ValueSource(floats = {0.01f, 0.2f, 0.4f, 0.49f})
    void meetsAnEdgeBesideTheFace(float beyond) {
        assertTrue(probe.sweep(BALL, new Vector3f(-beyond, 2f, 1f), new Vector3f(0f, -4f, 0f)));

        double height = Math.sqrt(RADIUS * RADIUS - beyond * beyond);
        assertAll(
                () -> assertEquals((2 - height) / 4, probe.hit.fraction(), 1e-6),
                () -> assertEquals(-beyond / RADIUS, probe.hit.normal().x, 1e-5f),
                () -> assertEquals(0f, probe.hit.point().distance(new Vector3f(0f, 0f, 1f)), 1e-5f));
    }

    @ParameterizedTest
    @ValueSource(floats = {0.05f, 0.2f, 0.35f})
    void meetsACornerBesideTwoEdges(float beyond) {
        assertTrue(probe.sweep(BALL, new Vector3f(-beyond, 2f, -beyond), new Vector3f(0f, -4f, 0f)));

        double height = Math.sqrt(RADIUS * RADIUS - 2 * beyond * beyond);
        assertEquals((2 - height) / 4, probe.hit.fraction(), 1e-6);
        assertEquals(0f, probe.hit.point().length(), 1e-5f);
    }

    @Test
    void missesWhatItPassesByMoreThanItsRadius() {
        assertFalse(probe.sweep(BALL, new Vector3f(-0.51f, 2f, 1f), new Vector3f(0f, -4f, 0f)));
        assertFalse(probe.sweep(BALL, new Vector3f(1f, 0.51f, 1f), new Vector3f(5f, 0f, 0f)));
        assertFalse(probe.sweep(BALL, new Vector3f(1f, 2f, 1f), new Vector3f(0f, -1.4f, 0f)), "too short");
    }

    @Test
    void isStoppedWhereItOverlapsOnlyIfItGoesDeeper() {
        Vector3f start = new Vector3f(1f, 0.3f, 1f);

        assertTrue(probe.sweep(BALL, start, new Vector3f(0f, -1f, 0f)), "deeper");
        assertEquals(0f, probe.hit.fraction());
        assertEquals(-0.2f, probe.hit.distance(), 1e-6f);
        assertEquals(1f, probe.hit.normal().y, 1e-6f);
        assertFalse(probe.sweep(BALL, start, new Vector3f(0f, 1f, 0f)), "out");
        assertFalse(probe.sweep(BALL, start, new Vector3f(1f, 0f, 0f)), "along");
        assertFalse(probe.sweep(BALL, start, new Vector3f()), "not at all");
    }

    /** Triangles without an area are edges, those without a length are points. */
    @Test
    void meetsTrianglesWithoutAnArea() {
        MeshProbe edge = new MeshProbe(-2, 0, 0, 2, 0, 0, 0, 0, 0);
        MeshProbe point = new MeshProbe(0, 0, 0, 0, 0, 0, 0, 0, 0);
        Vector3f start = new Vector3f(0.3f, 2f, 0.3f);
        Vector3f down = new Vector3f(0f, -4f, 0f);

        assertTrue(edge.sweep(BALL, start, down));
        assertEquals((2 - Math.sqrt(0.25 - 0.09)) / 4, edge.hit.fraction(), 1e-6);
        assertTrue(point.sweep(BALL, start, down));
        assertEquals((2 - Math.sqrt(0.25 - 0.18)) / 4, point.hit.fraction(), 1e-6);
    }

    /** 5 km away floats are half a millimetre apart; what is given is met to that accuracy, and no worse. */
    @Test
    void meetsThingsFarFromTheOrigin() {
        float far = 5000f;
        MeshProbe there = new MeshProbe(far, 0, far, far, 0, far + 4, far + 4, 0, far);

        assertTrue(there.sweep(BALL, new Vector3f(far + 1f, 2f, far + 1f), new Vector3f(0f, -4f, 0f)));

        assertEquals(1.5f / 4f, there.hit.fraction(), 1e-6f);
    }

    @ParameterizedTest
    @ValueSource(floats = {1e2f, 1e4f, 1e6f, 1e9f})
    void meetsAFloorAtTheStartOfAHugeDisplacement(float distance) {
        assertTrue(probe.sweep(BALL, new Vector3f(1f, 2f, 1f), new Vector3f(0f, -distance, 0f)));

        assertEquals(1.5f / distance, probe.hit.fraction(), 1e-6f / distance);
    }

    @Test
    void comesFromAfarAndStillMeets() {
        assertTrue(probe.sweep(BALL, new Vector3f(1f, 1e5f, 1f), new Vector3f(0f, -2e5f, 0f)));

        assertEquals((1e5 - 0.5) / 2e5, probe.hit.fraction(), 1e-7);
    }
}
