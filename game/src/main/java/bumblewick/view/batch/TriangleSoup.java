package bumblewick.view.batch;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexBuffer;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The triangles of a mesh in world coordinates, and the connected parts that they form. */
public final class TriangleSoup {
    private final Vector3f[] corners;
    private final IndexBuffer indices;
    private final int[] components;
    private final Map<Integer, BoundingBox> boxes = new HashMap<>();
    private final Map<Integer, Capsule> capsules = new HashMap<>();
    private Map<Integer, List<Vector3f>> parts = Map.of(); // corners of each connected part, once they are asked for

    /** About the shape of a connected part: the line along it from one end to the other, and its mean distance from that, in u. */
    record Capsule(Vector3f from, Vector3f to, float radius) {}

    /** @param piece with its world transform up to date (unaffected) */
    public TriangleSoup(Geometry piece) {
        Mesh mesh = piece.getMesh();
        FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
        indices = mesh.getIndicesAsList();
        corners = new Vector3f[mesh.getVertexCount()];
        components = new int[corners.length];
        Map<Vector3f, Integer> first = new HashMap<>();
        for (int i = 0; i < corners.length; i++) {
            Vector3f corner = new Vector3f(positions.get(i * 3), positions.get(i * 3 + 1), positions.get(i * 3 + 2));
            components[i] = first.computeIfAbsent(corner, unknown -> first.size());
            corners[i] = corner;
        }
        connect(first.size());
        for (Vector3f corner : corners) {
            piece.localToWorld(corner, corner);
        }
        measure();
    }

    /** Joins the corners of each triangle, and corners at the same place, into connected parts (union–find). */
    private void connect(int places) {
        int[] parents = new int[places];
        for (int i = 0; i < places; i++) {
            parents[i] = i;
        }
        for (int i = 0; i < indices.size(); i += 3) {
            int a = root(parents, components[indices.get(i)]);
            parents[root(parents, components[indices.get(i + 1)])] = a;
            parents[root(parents, components[indices.get(i + 2)])] = a;
        }
        for (int i = 0; i < components.length; i++) {
            components[i] = root(parents, components[i]);
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
            boxes.merge(components[i], point, (whole, part) -> (BoundingBox) whole.mergeLocal(part));
        }
    }

    public int triangles() {
        return indices.size() / 3;
    }

    /** Index of the vertex of a triangle's corner, 0 to 2. */
    public int vertex(int triangle, int corner) {
        return indices.get(triangle * 3 + corner);
    }

    /** The centroid of a triangle, in world coordinates. */
    public Vector3f centroid(int triangle, Vector3f store) {
        store.set(corners[vertex(triangle, 0)]).addLocal(corners[vertex(triangle, 1)]);
        return store.addLocal(corners[vertex(triangle, 2)]).divideLocal(3f);
    }

    /** Whether a triangle's front faces a direction, which is unaffected. */
    boolean faces(int triangle, Vector3f direction) {
        Vector3f a = corners[vertex(triangle, 0)];
        Vector3f b = corners[vertex(triangle, 1)].subtract(a);
        return b.cross(corners[vertex(triangle, 2)].subtract(a)).dot(direction) > 0f;
    }

    /** The bounding box of the connected part around a vertex. Not to be changed. */
    public BoundingBox componentBox(int vertex) {
        return boxes.get(components[vertex]);
    }

    /** The connected part around a vertex as a capsule along its longest line. Not to be changed. */
    Capsule componentCapsule(int vertex) {
        if (parts.isEmpty()) {
            parts = IntStream.range(0, corners.length)
                    .boxed()
                    .collect(Collectors.groupingBy(
                            i -> components[i], Collectors.mapping(i -> corners[i], Collectors.toList())));
        }
        return capsules.computeIfAbsent(components[vertex], this::measureCapsule);
    }

    private Capsule measureCapsule(int component) {
        List<Vector3f> part = parts.get(component);
        Vector3f middle = boxes.get(component).getCenter();
        Vector3f end = farthest(part, middle);
        Vector3f axis = farthest(part, end).subtract(end);
        float half = axis.length() / 2f;
        axis.normalizeLocal();
        float sum = 0f;
        for (Vector3f corner : part) {
            sum += corner.subtract(middle).cross(axis).length();
        }
        float radius = sum / part.size();
        Vector3f reach = axis.multLocal(Math.max(0f, half - radius));
        return new Capsule(middle.subtract(reach), middle.add(reach), radius);
    }

    private static Vector3f farthest(List<Vector3f> part, Vector3f from) {
        Vector3f farthest = from;
        for (Vector3f corner : part) {
            if (corner.distanceSquared(from) > farthest.distanceSquared(from)) {
                farthest = corner;
            }
        }
        return farthest;
    }
}
