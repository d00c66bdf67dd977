package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import org.junit.jupiter.api.Test;

class LeafLayerTest {
    private static final int CORNERS = 4; // of half a leaf: two at its midrib's ends, two on its edge
    private static final float LEAST = 40f * FastMath.DEG_TO_RAD; // at the tip, between midrib and edge

    private static Vector3f[] row(float z) {
        Vector3f[] row = new Vector3f[13];
        for (int i = 0; i < row.length; i++) {
            row[i] = new Vector3f(2f * i - 12f, 12f, z);
        }
        return row;
    }

    private static FloatBuffer positions(StripMesh strips) {
        Mesh mesh = strips.mesh();
        return (FloatBuffer) mesh.getBuffer(Type.Position).getData();
    }

    /** Seen from near, a thin tip looks like torn paper. */
    @Test
    void noLeafHasAThinTip() {
        StripMesh strips = new StripMesh();
        for (int z = 0; z < 60; z += 4) {
            LeafLayer.between(strips, row(z), row(z + 4f), z, new Vector3f(1f, 1f, 1f));
        }

        FloatBuffer points = positions(strips);

        assertTrue(points.limit() > 0);
        for (int quad = 0; quad < points.limit(); quad += 3 * CORNERS) {
            Vector3f[] corner = new Vector3f[CORNERS];
            for (int i = 0; i < CORNERS; i++) {
                int at = quad + 3 * i;
                corner[i] = new Vector3f(points.get(at), points.get(at + 1), points.get(at + 2));
            }
            Vector3f midrib = corner[3].subtract(corner[0]).normalizeLocal();
            Vector3f edge = corner[1].subtract(corner[0]).normalizeLocal();
            assertTrue(midrib.angleBetween(edge) > LEAST, "the tip of " + quad);
        }
    }
}
