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

/** A box of 1 × 2 × 1 u against triangles. */
class BoxCastTest {
    private static final Box BOX = new Box(0.5f, 1f, 0.5f);

    /** Tilted about z it reaches |0.5 sin| + |1 cos| below its middle: face, edge, face. */
    @ParameterizedTest(name = "tilted by {0}°")
    @ValueSource(floats = {0f, 1e-3f, 10f, 45f, 80f, 90f, 180f})
    void meetsAFloorWithAFaceOrAnEdge(float tilt) {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(10, 0f));

        assertTrue(floor.sweep(
                BOX, MeshProbe.turn(tilt, 0, 0, 1), new Vector3f(0.2f, 3f, 0.3f), new Vector3f(0f, -4f, 0f)));

        double angle = Math.toRadians(tilt);
        double reach = 0.5 * Math.abs(Math.sin(angle)) + Math.abs(Math.cos(angle));
        assertEquals((3 - reach) / 4, floor.hit.fraction(), 1e-6);
        assertEquals(1f, floor.hit.normal().y, 1e-5f);
        assertEquals(0f, floor.hit.point().y, 1e-5f);
    }

    @Test
    void meetsACornerWithAFace() {
        MeshProbe spike = new MeshProbe(2, 0.3f, 0.2f, 4, 0, 1, 4, 0, -1);

        assertTrue(spike.sweep(BOX, new Vector3f(), new Vector3f(3f, 0f, 0f)));

        assertAll(
                () -> assertEquals(1.5f / 3f, spike.hit.fraction(), 1e-6f),
                () -> assertEquals(-1f, spike.hit.normal().x, 1e-6f),
                () -> assertEquals(0f, spike.hit.point().distance(new Vector3f(2f, 0.3f, 0.2f)), 1e-5f));
    }

    /** The edge x + z = 4, y = 0.5 runs across the box's upright edge at (0.5, ·, 0.5) + t (3, 0, 3). */
    @Test
    void meetsAnEdgeWithAnEdge() {
        MeshProbe bar = new MeshProbe(0, 0.5f, 4, 4, 0.5f, 0, 5, 0.5f, 5);

        assertTrue(bar.sweep(BOX, new Vector3f(), new Vector3f(3f, 0f, 3f)));

        assertEquals(1.5f / 3f, bar.hit.fraction(), 1e-6f);
        assertEquals(0f, bar.hit.point().distance(new Vector3f(2f, 0.5f, 2f)), 1e-4f);
    }

    @Test
    void isStoppedWhereItOverlapsOnlyIfItGoesDeeper() {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(10, 0f));
        Vector3f start = new Vector3f(0.2f, 0.9f, 0.3f);

        assertTrue(floor.sweep(BOX, start, new Vector3f(1f, -1f, 0f)));
        assertEquals(0f, floor.hit.fraction());
        assertEquals(-0.1f, floor.hit.distance(), 1e-6f);
        assertEquals(1f, floor.hit.normal().y, 1e-6f);
        assertFalse(floor.sweep(BOX, start, new Vector3f(1f, 1f, 0f)), "out");
        assertFalse(floor.sweep(BOX, start, new Vector3f(5f, 0f, 1f)), "along");
    }

    @Test
    void meetsTrianglesWithoutAnArea() {
        MeshProbe edge = new MeshProbe(2, -3, 0.1f, 2, 3, 0.1f, 2, 0, 0.1f);
        MeshProbe point = new MeshProbe(2, 0, 0, 2, 0, 0, 2, 0, 0);

        assertTrue(edge.sweep(BOX, new Vector3f(), new Vector3f(3f, 0f, 0f)));
        assertEquals(0.5f, edge.hit.fraction(), 1e-6f);
        assertTrue(point.sweep(BOX, MeshProbe.turn(90, 0, 1, 0), new Vector3f(), new Vector3f(3f, 0f, 0f)));
        assertEquals(0.5f, point.hit.fraction(), 1e-6f);
        assertFalse(point.sweep(BOX, new Quaternion(), new Vector3f(0f, 1.01f, 0f), new Vector3f(3f, 0f, 0f)));
    }
}
