package bumblewick.view.batch;

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
import java.util.function.IntFunction;

/**
 * Simplifies a mesh by vertex clustering: all corners in a cell of a grid move to one of them, and triangles that
 * collapse are left out. The result is a shorter index list over the same vertices.
 *
 * <p>Source: J. Rossignac, P. Borrel, <i>Multi-resolution 3D approximations for rendering complex scenes</i>, 1993.
 */
final class VertexClusterLod {
    private static final float COLOUR_WEIGHT = 3f; // weight of a wrong colour against a wrong normal
    private static final int BONES = 4; // of a vertex
    private static final float ALONE = 0.99f; // weight
    private static final int SHARED = -1;
    private static final long MIX = 0x9E3779B97F4A7C15L; // 2^64 divided by the golden ratio
    private static final int FEW =
            5; // bones of a contraption, whose parts turn far apart; those of a creature keep together

    private final float[] positions;
    private final float[] normals;
    private final float[] colours;
    private final float[] bones;
    private final float[] weights;
    private final List<List<Integer>> verticesAt = new ArrayList<>(); // by the number of the place
    private final int[] cells; // number of the cell of each vertex
    private final int[] representatives; // number of the place that each cell's corners move to
    private final float cell;

    /** A place or a cell, of what one bone moves: what turns apart from the rest, such as a gate, must not be drawn out to it. */
    private record Spot(Vector3f at, int bone) {
        /** {@link Vector3f#hashCode} is the same for very many vectors of whole numbers. */
        @Override
        public int hashCode() {
            long hash = bone;
            hash = hash * MIX + Float.floatToIntBits(at.x);
            hash = hash * MIX + Float.floatToIntBits(at.y);
            hash = hash * MIX + Float.floatToIntBits(at.z);
            return (int) ((hash * MIX) >>> 32);
        }
    }

    private VertexClusterLod(Mesh mesh, float cell) {
        this.cell = cell;
        positions = floats(mesh.getBuffer(Type.Position));
        normals = floats(mesh.getBuffer(Type.Normal));
        colours = floats(mesh.getBuffer(Type.Color));
        bones = floats(mesh.getBuffer(Type.BoneIndex));
        weights = hasFewBones() ? floats(mesh.getBuffer(Type.BoneWeight)) : new float[0];
        int[] places = group(mesh.getVertexCount(), this::spot, verticesAt);
        List<List<Integer>> verticesInCell = new ArrayList<>();
        cells = group(mesh.getVertexCount(), this::cellOf, verticesInCell);
        representatives = verticesInCell.stream()
                .mapToInt(vertices -> places[representative(vertices)])
                .toArray();
    }

    /** Numbers the spots of so many vertices; adds the vertices of each spot to {@code groups}. */
    private static int[] group(int vertices, IntFunction<Spot> spotOf, List<List<Integer>> groups) {
        Map<Spot, Integer> numbers = new HashMap<>();
        int[] numberOf = new int[vertices];
        for (int i = 0; i < vertices; i++) {
            Integer number = numbers.putIfAbsent(spotOf.apply(i), groups.size());
            if (number == null) {
                number = groups.size();
                groups.add(new ArrayList<>());
            }
            groups.get(number).add(i);
            numberOf[i] = number;
        }
        return numberOf;
    }

    /**
     * The coarser triangles of a mesh (unaffected).
     *
     * @param cell size of the grid's cells, in u
     */
    static VertexBuffer of(Mesh mesh, float cell) {
        return of(mesh, mesh.getIndexBuffer(), cell);
    }

    /** The coarser triangles of some of a mesh's triangles. */
    static VertexBuffer of(Mesh mesh, IndexBuffer some, float cell) {
        VertexBuffer few = new VertexBuffer(Type.Index);
        IntBuffer indices = BufferUtils.createIntBuffer(new VertexClusterLod(mesh, cell).indices(some));
        few.setupData(VertexBuffer.Usage.Static, 3, VertexBuffer.Format.UnsignedInt, indices);
        return few;
    }

    /** Replaces a mesh's triangles by the coarser ones. */
    static void replace(Mesh mesh, float cell) {
        int[] indices = new VertexClusterLod(mesh, cell).indices(mesh.getIndexBuffer());
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

    private Spot spot(int vertex) {
        return new Spot(at(vertex), bone(vertex));
    }

    private Spot cellOf(int vertex) {
        Vector3f key = at(vertex).divideLocal(cell);
        key.set((float) Math.floor(key.x), (float) Math.floor(key.y), (float) Math.floor(key.z));
        return new Spot(key, bone(vertex));
    }

    private boolean hasFewBones() {
        for (float bone : bones) {
            if (bone >= FEW) {
                return false;
            }
        }
        return true;
    }

    /** The bone that alone moves a vertex, or {@value #SHARED}. */
    private int bone(int vertex) {
        for (int i = vertex * BONES; i < (vertex + 1) * BONES && i < weights.length; i++) {
            if (weights[i] > ALONE) {
                return (int) bones[i];
            }
        }
        return SHARED;
    }

    /** The vertex that is nearest to the mean of some vertices. */
    private int representative(List<Integer> vertices) {
        Vector3f mean = new Vector3f();
        vertices.forEach(vertex -> mean.addLocal(at(vertex)));
        mean.divideLocal(vertices.size());
        int best = vertices.get(0);
        float least = Float.MAX_VALUE;
        for (int vertex : vertices) {
            float distance = at(vertex).distanceSquared(mean);
            if (distance < least) {
                least = distance;
                best = vertex;
            }
        }
        return best;
    }

    private int[] indices(IndexBuffer fine) {
        int[] coarse = new int[fine.size()];
        int count = 0;
        for (int i = 0; i < fine.size(); i += 3) {
            int a = representatives[cells[fine.get(i)]];
            int b = representatives[cells[fine.get(i + 1)]];
            int c = representatives[cells[fine.get(i + 2)]];
            if (a != b && b != c && c != a) {
                for (int corner = 0; corner < 3; corner++) {
                    coarse[count++] = bestMatch(fine.get(i + corner));
                }
            }
        }
        return Arrays.copyOf(coarse, count);
    }

    /** The vertex at the cell's representative point that looks most like a vertex: seams of colour and normal stay. */
    private int bestMatch(int vertex) {
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int other : verticesAt.get(representatives[cells[vertex]])) {
            float unlike = unlike(normals, 3, vertex, other) + COLOUR_WEIGHT * unlike(colours, 4, vertex, other);
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
