package bumblewick.view.gizmo;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;

/** Collects the vertices of coloured triangles; those of wide lines also know the other end of their line. */
final class TriangleListBuilder {
    private static final float INFINITE_BOUND = 1e6f; // u

    private float[] places = new float[3 << 8];
    private float[] otherEnds = new float[3 << 8];
    private float[] sides = new float[2 << 8];
    private float[] colours = new float[4 << 8];
    private final float[] part = new float[3];
    private int count;

    /**
     * Adds a vertex.
     *
     * @param place its position (unaffected)
     * @param other the other end of its line (unaffected)
     * @param side on which side of the line it is, −1 or 1, seen towards the other end
     * @param colour in linear light (unaffected)
     * @param alpha opacity
     */
    void add(Vector3f place, Vector3f other, float side, Vector3f colour, float alpha) {
        if (3 * count == places.length) {
            places = Arrays.copyOf(places, 2 * places.length);
            otherEnds = Arrays.copyOf(otherEnds, 2 * otherEnds.length);
            sides = Arrays.copyOf(sides, 2 * sides.length);
            colours = Arrays.copyOf(colours, 2 * colours.length);
        }
        place.toArray(part);
        System.arraycopy(part, 0, places, 3 * count, 3);
        other.toArray(part);
        System.arraycopy(part, 0, otherEnds, 3 * count, 3);
        colour.toArray(part);
        System.arraycopy(part, 0, colours, 4 * count, 3);
        colours[4 * count + 3] = alpha;
        sides[2 * count] = side;
        count++;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** The mesh of all vertices; {@code wide} if they are lines. */
    Mesh mesh(boolean wide) {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, Arrays.copyOf(places, 3 * count));
        mesh.setBuffer(Type.Color, 4, Arrays.copyOf(colours, 4 * count));
        if (wide) {
            mesh.setBuffer(Type.Normal, 3, Arrays.copyOf(otherEnds, 3 * count));
            mesh.setBuffer(Type.TexCoord, 2, Arrays.copyOf(sides, 2 * count));
        }
        mesh.setBound(new BoundingBox(Vector3f.ZERO, INFINITE_BOUND, INFINITE_BOUND, INFINITE_BOUND));
        return mesh;
    }
}
