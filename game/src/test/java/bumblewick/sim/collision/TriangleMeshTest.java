package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a mesh keeps of its triangles. */
class TriangleMeshTest {
    private final MeshQuery query = new MeshQuery();

    @Test
    void refusesWhatIsNoTriangles() {
        assertThrows(IllegalArgumentException.class, () -> TriangleMesh.of(new float[10], null), "ten numbers");
        assertThrows(IllegalArgumentException.class, () -> TriangleMesh.of(new float[18], new byte[1]), "one surface");
        float[] broken = new float[18];
        broken[12] = Float.NaN;
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> TriangleMesh.of(broken, null));
        assertTrue(e.getMessage().contains("triangle 1"), e.getMessage());
    }

    @Test
    void anEmptyMeshIsNeverMet() {
        MeshProbe nothing = new MeshProbe();

        assertFalse(nothing.sweep(new Sphere(1f), new Vector3f(), new Vector3f(0f, -9f, 0f)));
        assertFalse(nothing.ray(new Vector3f(), new Vector3f(0f, -9f, 0f)));
        assertEquals(0, query.find(TriangleMesh.of(new float[0], null), box(-9, -9, -9, 9, 9, 9)));
    }

    /** Each triangle is shown once, with the corners and under the number that it was given with. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 5, 17, 1000})
    void showsEveryTriangleOnceAsItWasGiven(int count) {
        float[] corners = MeshProbe.litter(count, 7);
        byte[] surfaces = new byte[count];
        for (int i = 0; i < count; i++) {
            surfaces[i] = (byte) (i % 100);
        }
        TriangleMesh litter = TriangleMesh.of(corners, surfaces);
        BitSet seen = new BitSet();

        int found = query.find(litter, box(-99, -99, -99, 99, 99, 99));
        for (int i = 0; i < found; i++) {
            int slot = query.slot(i);
            int id = litter.id(slot);
            assertFalse(seen.get(id), "twice");
            seen.set(id);
            assertEquals(id % 100, litter.surface(slot));
            for (int corner = 0; corner < 3; corner++) {
                int v = litter.vertex(slot, corner);
                float[] place = {litter.vertices[v], litter.vertices[v + 1], litter.vertices[v + 2]};
                int from = 9 * id + 3 * corner;
                assertArrayEquals(new float[] {corners[from], corners[from + 1], corners[from + 2]}, place);
            }
        }

        assertEquals(count, seen.cardinality());
        assertEquals(count, litter.triangles());
    }

    /** The tree only saves time: what it finds is what looking at every triangle finds. */
    @Test
    void showsWhateverOverlapsABox() {
        float[] corners = MeshProbe.litter(3000, 8);
        TriangleMesh litter = TriangleMesh.of(corners, null);
        for (int k = 0; k < 200; k++) {
            float x = k % 20 - 10;
            int row = k / 20;
            float z = row * 2f - 10;
            BitSet seen = new BitSet();
            int found = query.find(litter, box(x, -1, z, x + 1.3, 1, z + 0.7));
            for (int i = 0; i < found; i++) {
                seen.set(litter.id(query.slot(i)));
            }
            for (int i = 0; i < 3000; i++) {
                boolean overlaps = overlaps(corners, 9 * i, x, x + 1.3)
                        && overlaps(corners, 9 * i + 1, -1, 1)
                        && overlaps(corners, 9 * i + 2, z, z + 0.7);
                assertTrue(!overlaps || seen.get(i), "triangle " + i);
            }
        }
    }

    private static Bounds box(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
        Bounds box = new Bounds();
        box.minX = minX;
        box.minY = minY;
        box.minZ = minZ;
        box.maxX = maxX;
        box.maxY = maxY;
        box.maxZ = maxZ;
        return box;
    }

    private static boolean overlaps(float[] corners, int at, double min, double max) {
        float low = Math.min(corners[at], Math.min(corners[at + 3], corners[at + 6]));
        float high = Math.max(corners[at], Math.max(corners[at + 3], corners[at + 6]));
        return low <= max && high >= min;
    }

    /** A tessellated floor has half a vertex a triangle, as game levels have. */
    @Test
    void takesAtMostFortyBytesATriangle() {
        TriangleMesh floor = TriangleMesh.of(MeshProbe.floor(100, 0f), null);

        assertTrue(floor.bytes() <= 40L * floor.triangles(), () -> floor.bytes() / (double) floor.triangles() + " B");
    }

    /** Things at one place cannot be told apart by where they are; the tree must end nevertheless. */
    @Test
    void buildsATreeOfEqualTriangles() {
        float[] corners = new float[9 * 500];
        for (int i = 0; i < 500; i++) {
            System.arraycopy(new float[] {0, 0, 0, 0, 0, 4, 4, 0, 0}, 0, corners, 9 * i, 9);
        }
        MeshProbe pile = new MeshProbe(corners);

        assertTrue(pile.sweep(new Sphere(0.5f), new Vector3f(1f, 2f, 1f), new Vector3f(0f, -4f, 0f)));

        assertEquals(0, pile.hit.triangle(), "the first of those that are equal");
    }
}
