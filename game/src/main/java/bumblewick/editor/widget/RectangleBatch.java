package bumblewick.editor.widget;

import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;

/** Draws many plain rectangles in one call: {@link #begin}, {@link #add} for each, {@link #end}. */
final class RectangleBatch {
    private static final int CORNERS = 4;
    private static final int[] QUAD = {0, 1, 2, 0, 2, 3};

    private final Geometry geometry;
    private float[] positions = new float[CORNERS * 3 * 64];
    private float[] colors = new float[CORNERS * 4 * 64];
    private int count;

    RectangleBatch(Skin skin) {
        geometry = new Geometry("bars", new Mesh());
        geometry.setMaterial(skin.colored());
        geometry.setCullHint(CullHint.Always);
    }

    Geometry geometry() {
        return geometry;
    }

    void begin() {
        count = 0;
    }

    /** Adds a rectangle by its edges, in lines of the canvas; an empty one is left out. */
    void add(float left, float bottom, float right, float top, ColorRGBA color) {
        if (right <= left || top <= bottom) {
            return;
        }
        if ((count + 1) * CORNERS * 3 > positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
            colors = Arrays.copyOf(colors, 2 * colors.length);
        }
        corner(0, left, bottom, color);
        corner(1, right, bottom, color);
        corner(2, right, top, color);
        corner(3, left, top, color);
        count++;
    }

    private void corner(int corner, float x, float y, ColorRGBA color) {
        int at = count * CORNERS + corner;
        positions[3 * at] = x;
        positions[3 * at + 1] = y;
        positions[3 * at + 2] = 0f;
        colors[4 * at] = color.r;
        colors[4 * at + 1] = color.g;
        colors[4 * at + 2] = color.b;
        colors[4 * at + 3] = color.a;
    }

    /** Updates the mesh. */
    void end() {
        geometry.setCullHint(count == 0 ? CullHint.Always : CullHint.Inherit);
        if (count == 0) {
            return;
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, Arrays.copyOf(positions, count * CORNERS * 3));
        mesh.setBuffer(Type.Color, 4, Arrays.copyOf(colors, count * CORNERS * 4));
        int[] indices = new int[count * QUAD.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i / QUAD.length * CORNERS + QUAD[i % QUAD.length];
        }
        mesh.setBuffer(Type.Index, 3, indices);
        mesh.updateBound();
        geometry.setMesh(mesh);
        geometry.updateModelBound();
    }
}
