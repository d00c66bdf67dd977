package bumblewick.view.scenery;

import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Collects quads with a colour and a flat normal each, and makes a mesh of them. Quads glow unless they are lit. */
final class StripMesh {
    private static final int[] CORNERS = {0, 1, 2, 0, 2, 3};

    private final List<Vector3f> points = new ArrayList<>(); // four for each quad
    private final List<Vector3f> colours = new ArrayList<>(); // one for each point
    private final BitSet lit = new BitSet(); // by quad

    /** Adds a quad of one colour; its corners go around it (copied). With the last two in one place it is a triangle. */
    void add(Vector3f a, Vector3f b, Vector3f c, Vector3f d, Vector3f colour) {
        add(a, colour);
        add(b, colour);
        add(c, colour);
        add(d, colour);
    }

    /** Adds a quad that takes the light of its place; see {@link #add(Vector3f, Vector3f, Vector3f, Vector3f, Vector3f)}. */
    void addLit(Vector3f a, Vector3f b, Vector3f c, Vector3f d, Vector3f colour) {
        nextIsLit();
        add(a, b, c, d, colour);
    }

    /** Lets the next quad take the light of its place. */
    void nextIsLit() {
        lit.set(points.size() / 4);
    }

    /** Adds the next corner of a quad; both copied. */
    void add(Vector3f point, Vector3f colour) {
        points.add(point.clone());
        colours.add(colour.clone());
    }

    boolean isEmpty() {
        return points.isEmpty();
    }

    Mesh mesh() {
        FloatBuffer position = BufferUtils.createVector3Buffer(points.size());
        FloatBuffer normal = BufferUtils.createVector3Buffer(points.size());
        FloatBuffer colour = BufferUtils.createFloatBuffer(points.size() * 4);
        IntBuffer index = BufferUtils.createIntBuffer(points.size() / 4 * CORNERS.length);
        for (int quad = 0; quad < points.size(); quad += 4) {
            Vector3f along = points.get(quad + 2).subtract(points.get(quad));
            Vector3f n = along.cross(points.get(quad + 3).subtract(points.get(quad + 1)))
                    .normalizeLocal();
            float glow = lit.get(quad / 4) ? 0f : 1f;
            for (int i = 0; i < 4; i++) {
                Vector3f p = points.get(quad + i);
                Vector3f c = colours.get(quad + i);
                position.put(p.x).put(p.y).put(p.z);
                normal.put(n.x).put(n.y).put(n.z);
                colour.put(c.x).put(c.y).put(c.z).put(glow);
            }
            boolean triangle = points.get(quad + 2).equals(points.get(quad + 3));
            for (int i = 0; i < (triangle ? 3 : CORNERS.length); i++) {
                index.put(quad + CORNERS[i]);
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, position);
        mesh.setBuffer(Type.Normal, 3, normal);
        mesh.setBuffer(Type.Color, 4, colour);
        index.flip();
        mesh.setBuffer(Type.Index, 3, index);
        mesh.updateBound();
        return mesh;
    }
}
