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
    private static final int FEW =
            5; // bones of a contraption, whose parts turn far apart; those of a creature keep together

    private final float[] positions;
    private final float[] normals;
    private final float[] colours;
    private final float[] bones;
    private final float[] weights;
    private final Map<Spot, List<Integer>> verticesAt = new HashMap<>();
    private final Map<Spot, List<Integer>> verticesInCell = new HashMap<>();
    private final Map<Spot, Spot> representatives = new HashMap<>();
    private final float cell;

    /** A place or a cell, of what one bone moves: what turns apart from the rest, such as a gate, must not be drawn out to it. */
    private record Spot(Vector3f at, int bone) {}

    private VertexClusterLod(Mesh mesh, float cell) {
        this.cell = cell;
        positions = floats(mesh.getBuffer(Type.Position));
        normals = floats(mesh.getBuffer(Type.Normal));
        colours = floats(mesh.getBuffer(Type.Color));
        bones = floats(mesh.getBuffer(Type.BoneIndex));
        weights = hasFewBones() ? floats(mesh.getBuffer(Type.BoneWeight)) : new float[0];
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            verticesAt.computeIfAbsent(spot(i), unknown -> new ArrayList<>()).add(i);
            verticesInCell
                    .computeIfAbsent(cellOf(i), unknown -> new ArrayList<>())
                    .add(i);
        }
        verticesInCell.forEach((key, vertices) -> representatives.put(key, spot(representative(vertices))));
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
        for (int vertex : vertices) {
            best = at(vertex).distanceSquared(mean) < at(best).distanceSquared(mean) ? vertex : best;
        }
        return best;
    }

    private int[] indices(IndexBuffer fine) {
        int[] coarse = new int[fine.size()];
        int count = 0;
        for (int i = 0; i < fine.size(); i += 3) {
            Spot a = representatives.get(cellOf(fine.get(i)));
            Spot b = representatives.get(cellOf(fine.get(i + 1)));
            Spot c = representatives.get(cellOf(fine.get(i + 2)));
            if (!a.equals(b) && !b.equals(c) && !c.equals(a)) {
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
        for (int other : verticesAt.get(representatives.get(cellOf(vertex)))) {
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
