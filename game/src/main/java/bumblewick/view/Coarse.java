package bumblewick.view;

import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexBuffer;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A second, shorter list of triangles for a mesh, over the vertices that it has: all corners in one cell of a grid move
 * to one of them, and the triangles that collapse are left out.
 *
 * <p>Source: J. Rossignac, P. Borrel, <i>Multi-resolution 3D approximations for rendering complex scenes</i>, 1993.
 */
final class Coarse {
    private static final float COLOUR = 3f; // how much more a wrong colour disturbs than a wrong normal

    private final float[] positions;
    private final float[] normals;
    private final float[] colours;
    private final Map<Vector3f, List<Integer>> places = new HashMap<>();
    private final Map<Vector3f, List<Integer>> cells = new HashMap<>();
    private final Map<Vector3f, Vector3f> middles = new HashMap<>();
    private final float cell;

    private Coarse(Mesh mesh, float cell) {
        this.cell = cell;
        positions = floats(mesh.getBuffer(Type.Position));
        normals = floats(mesh.getBuffer(Type.Normal));
        colours = floats(mesh.getBuffer(Type.Color));
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            places.computeIfAbsent(at(i), unknown -> new ArrayList<>()).add(i);
            cells.computeIfAbsent(cellOf(i), unknown -> new ArrayList<>()).add(i);
        }
        cells.forEach((key, vertices) -> middles.put(key, at(representative(vertices))));
    }

    /**
     * The coarser triangles of a mesh, which is not changed.
     *
     * @param cell of the grid, in u
     */
    static VertexBuffer of(Mesh mesh, float cell) {
        return of(mesh, mesh.getIndexBuffer(), cell);
    }

    /** Likewise for some triangles of the mesh. */
    static VertexBuffer of(Mesh mesh, IndexBuffer some, float cell) {
        VertexBuffer few = new VertexBuffer(Type.Index);
        IntBuffer indices = BufferUtils.createIntBuffer(new Coarse(mesh, cell).indices(some));
        few.setupData(VertexBuffer.Usage.Static, 3, VertexBuffer.Format.UnsignedInt, indices);
        return few;
    }

    /** Leaves only the coarser triangles to a mesh. */
    static void replace(Mesh mesh, float cell) {
        int[] indices = new Coarse(mesh, cell).indices(mesh.getIndexBuffer());
        mesh.clearBuffer(Type.Index);
        mesh.setBuffer(Type.Index, 3, BufferUtils.createIntBuffer(indices));
        mesh.updateCounts();
    }

    private static float[] floats(VertexBuffer buffer) {
        if (buffer == null) {
            return new float[0];
        }
        if (buffer.getData() instanceof FloatBuffer data) {
            return BufferUtils.getFloatArray(data);
        }
        float[] values = new float[buffer.getNumElements() * buffer.getNumComponents()];
        for (int i = 0; i < values.length; i++) {
            Object value = buffer.getElementComponent(i / buffer.getNumComponents(), i % buffer.getNumComponents());
            values[i] = ((Number) value).floatValue();
        }
        return values;
    }

    private Vector3f at(int vertex) {
        return new Vector3f(positions[vertex * 3], positions[vertex * 3 + 1], positions[vertex * 3 + 2]);
    }

    private Vector3f cellOf(int vertex) {
        Vector3f key = at(vertex).divideLocal(cell);
        return key.set((float) Math.floor(key.x), (float) Math.floor(key.y), (float) Math.floor(key.z));
    }

    /** That one of some vertices which is nearest to their mean. */
    private int representative(List<Integer> vertices) {
        Vector3f mean = new Vector3f();
        vertices.forEach(vertex -> mean.addLocal(at(vertex)));
        mean.divideLocal(vertices.size());
        int best = vertices.get(0);
        for (int vertex : vertices) {
            best = at(vertex).distanceSquared(mean) < at(best).distanceSquared(mean) ? vertex : best;
        }
        return best;
    }

    private int[] indices(IndexBuffer fine) {
        int[] coarse = new int[fine.size()];
        int count = 0;
        for (int i = 0; i < fine.size(); i += 3) {
            Vector3f a = middles.get(cellOf(fine.get(i)));
            Vector3f b = middles.get(cellOf(fine.get(i + 1)));
            Vector3f c = middles.get(cellOf(fine.get(i + 2)));
            if (!a.equals(b) && !b.equals(c) && !c.equals(a)) {
                for (int corner = 0; corner < 3; corner++) {
                    coarse[count++] = stand(fine.get(i + corner));
                }
            }
        }
        return Arrays.copyOf(coarse, count);
    }

    /** The vertex at its cell's middle that looks most like a vertex. */
    private int stand(int vertex) {
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int other : places.get(middles.get(cellOf(vertex)))) {
            float unlike = unlike(normals, 3, vertex, other) + COLOUR * unlike(colours, 4, vertex, other);
            if (unlike < least) {
                least = unlike;
                best = other;
            }
        }
        return best;
    }

    private static float unlike(float[] values, int components, int a, int b) {
        float sum = 0f;
        for (int i = 0; i < components && values.length > 0; i++) {
            float difference = values[a * components + i] - values[b * components + i];
            sum += difference * difference;
        }
        return sum;
    }
}
