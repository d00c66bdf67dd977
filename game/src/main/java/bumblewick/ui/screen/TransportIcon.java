package bumblewick.ui.screen;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;

/** The icons on the buttons of a {@link TransportBar}, as meshes one unit high and wide. */
public final class TransportIcon {
    private static final float BAR = 0.16f; // width

    private TransportIcon() {}

    /** A triangle that points right. */
    public static Mesh play() {
        return mesh(triangle(-0.36f, 0.46f));
    }

    /** Two bars. */
    public static Mesh pause() {
        return mesh(bar(-0.34f, 0.22f), bar(0.12f, 0.22f));
    }

    /** A bar, then a triangle away from it. */
    static Mesh step() {
        return mesh(bar(-0.4f, BAR), triangle(-0.14f, 0.42f));
    }

    /** Two triangles against a bar. */
    static Mesh mark() {
        return mesh(triangle(-0.48f, -0.06f), triangle(-0.06f, 0.36f), bar(0.34f, BAR));
    }

    /** A diamond: a mark on the timeline. */
    public static Mesh diamond() {
        return mesh(new float[] {-0.5f, 0f, 0f, -0.5f, 0.5f, 0f}, new float[] {-0.5f, 0f, 0.5f, 0f, 0f, 0.5f});
    }

    private static float[] triangle(float left, float right) {
        return new float[] {left, -0.42f, right, 0f, left, 0.42f};
    }

    private static float[] bar(float left, float width) {
        float right = left + width;
        return new float[] {
            left, -0.42f, right, -0.42f, right, 0.42f, left, -0.42f, right, 0.42f, left, 0.42f,
        };
    }

    /** Joins shapes, each a list of triangles' corners. */
    private static Mesh mesh(float[]... shapes) {
        int count = 0;
        for (float[] shape : shapes) {
            count += shape.length / 2;
        }
        float[] positions = new float[count * 3];
        int at = 0;
        for (float[] shape : shapes) {
            for (int i = 0; i < shape.length; i += 2) {
                positions[at] = shape[i];
                positions[at + 1] = shape[i + 1];
                at += 3;
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, positions);
        mesh.updateCounts();
        mesh.updateBound();
        return mesh;
    }
}
