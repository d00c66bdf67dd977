package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexBuffer;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.Map;

/** The triangles of a piece, each with its place in the world and the size of the lump that it is a part of. */
final class Shreds {
    private final Vector3f[] corners;
    private final IndexBuffer indices;
    private final int[] leaders;
    private final Map<Integer, BoundingBox> lumps = new HashMap<>();

    /** @param piece up to date with its place in the world; not changed */
    Shreds(Geometry piece) {
        Mesh mesh = piece.getMesh();
        FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
        indices = mesh.getIndicesAsList();
        corners = new Vector3f[mesh.getVertexCount()];
        leaders = new int[corners.length];
        Map<Vector3f, Integer> first = new HashMap<>();
        for (int i = 0; i < corners.length; i++) {
            Vector3f corner = new Vector3f(positions.get(i * 3), positions.get(i * 3 + 1), positions.get(i * 3 + 2));
            leaders[i] = first.computeIfAbsent(corner, unknown -> first.size());
            corners[i] = corner;
        }
        lump(first.size());
        for (Vector3f corner : corners) {
            piece.localToWorld(corner, corner);
        }
        measure();
    }

    /** Finds what hangs together: corners of one triangle, and corners in one place. */
    private void lump(int places) {
        int[] parents = new int[places];
        for (int i = 0; i < places; i++) {
            parents[i] = i;
        }
        for (int i = 0; i < indices.size(); i += 3) {
            int a = root(parents, leaders[indices.get(i)]);
            parents[root(parents, leaders[indices.get(i + 1)])] = a;
            parents[root(parents, leaders[indices.get(i + 2)])] = a;
        }
        for (int i = 0; i < leaders.length; i++) {
            leaders[i] = root(parents, leaders[i]);
        }
    }

    private static int root(int[] parents, int of) {
        int i = of;
        while (parents[i] != i) {
            parents[i] = parents[parents[i]];
            i = parents[i];
        }
        return i;
    }

    private void measure() {
        for (int i = 0; i < corners.length; i++) {
            BoundingBox point = new BoundingBox(corners[i], 0f, 0f, 0f);
            lumps.merge(leaders[i], point, (whole, part) -> (BoundingBox) whole.mergeLocal(part));
        }
    }

    int triangles() {
        return indices.size() / 3;
    }

    /** Number of the vertex of a triangle's corner, 0 to 2. */
    int vertex(int triangle, int corner) {
        return indices.get(triangle * 3 + corner);
    }

    /** The middle of a triangle, in the world. */
    Vector3f middle(int triangle, Vector3f store) {
        store.set(corners[vertex(triangle, 0)]).addLocal(corners[vertex(triangle, 1)]);
        return store.addLocal(corners[vertex(triangle, 2)]).divideLocal(3f);
    }

    /** Whether the front of a triangle is towards a direction, which is unaffected. */
    boolean faces(int triangle, Vector3f direction) {
        Vector3f a = corners[vertex(triangle, 0)];
        Vector3f b = corners[vertex(triangle, 1)].subtract(a);
        return b.cross(corners[vertex(triangle, 2)].subtract(a)).dot(direction) > 0f;
    }

    /** The box about all that hangs together with a vertex. Not to be changed. */
    BoundingBox lumpAt(int vertex) {
        return lumps.get(leaders[vertex]);
    }
}
