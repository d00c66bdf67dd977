package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Rays against meshes. */
class RayCastTest {
    @Test
    void meetsAFaceFromBothSides() {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(4, 1f));

        assertTrue(floor.ray(new Vector3f(0.3f, 3f, 0.2f), new Vector3f(0f, -4f, 0f)));
        assertEquals(0.5f, floor.hit.fraction(), 1e-7f);
        assertEquals(1f, floor.hit.normal().y, 1e-6f);
        assertTrue(floor.ray(new Vector3f(0.3f, -1f, 0.2f), new Vector3f(0f, 4f, 0f)));
        assertEquals(-1f, floor.hit.normal().y, 1e-6f);
        assertFalse(floor.ray(new Vector3f(0.3f, 3f, 0.2f), new Vector3f(0f, -1.9f, 0f)));
        assertFalse(floor.ray(new Vector3f(0.3f, 3f, 0.2f), new Vector3f()));
    }

    /** Aimed at edges and corners, where a careless test finds neither neighbour. */
    @Test
    void neverSlipsThroughBetweenTriangles() {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(8, 0f));
        RandomStream random = new RandomStream(5, 1);
        for (int i = 0; i < 20_000; i++) {
            float along = i % 3 == 0 ? 0f : random.between(-3f, 3f);
            Vector3f target = i % 2 == 0 ? new Vector3f(along, 0f, i % 5 - 2) : new Vector3f(along, 0f, along);
            Vector3f start = new Vector3f(random.between(-3f, 3f), random.between(1f, 5f), random.between(-3f, 3f));

            assertTrue(floor.ray(start, target.subtract(start).multLocal(1.1f)), () -> "at " + target);
        }
    }
}
