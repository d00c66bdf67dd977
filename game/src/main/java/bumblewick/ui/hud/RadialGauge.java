package bumblewick.ui.hud;

import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** A ring that shows a share: filled clockwise from the top in one colour; the rest is dim. */
final class RadialGauge {
    private static final int PIECES = 60;
    private static final int CORNERS = 4;
    private static final ColorRGBA DIM = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.72f);

    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("arc", mesh);
    private final FloatBuffer colors = BufferUtils.createFloatBuffer(PIECES * CORNERS * 4);
    private final ColorRGBA lit = new ColorRGBA();
    private float opacity = 1f;
    private int filled = -1;

    /**
     * Makes an empty ring around (0, 0).
     *
     * @param inner radius in lines
     * @param outer radius in lines
     */
    RadialGauge(Skin skin, float inner, float outer) {
        mesh.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(corners(inner, outer)));
        mesh.setBuffer(Type.Color, 4, colors);
        mesh.setBuffer(Type.Index, 3, QuadBatch.indices(PIECES));
        mesh.updateBound();
        geometry.setMaterial(skin.colored());
        show(0f, ColorRGBA.White);
    }

    /** Sets a factor on the alpha from now on. */
    RadialGauge opacity(float factor) {
        opacity = factor;
        filled = -1;
        show(0f, lit);
        return this;
    }

    Geometry geometry() {
        return geometry;
    }

    /** Fills a share of 0 to 1 with a colour. */
    void show(float share, ColorRGBA color) {
        int count = Math.round(Math.max(0f, Math.min(1f, share)) * PIECES);
        if (count == filled && color.equals(lit)) {
            return;
        }
        filled = count;
        lit.set(color);
        colors.clear();
        for (int i = 0; i < PIECES * CORNERS; i++) {
            ColorRGBA c = i < count * CORNERS ? lit : DIM;
            colors.put(c.r).put(c.g).put(c.b).put(c.a * opacity);
        }
        colors.flip();
        mesh.getBuffer(Type.Color).updateData(colors);
    }

    private static float[] corners(float inner, float outer) {
        float[] corners = new float[PIECES * CORNERS * 3];
        for (int i = 0; i < PIECES; i++) {
            double from = 2.0 * Math.PI * i / PIECES;
            double to = 2.0 * Math.PI * (i + 1) / PIECES;
            put(corners, i * CORNERS, inner, from);
            put(corners, i * CORNERS + 1, inner, to);
            put(corners, i * CORNERS + 2, outer, to);
            put(corners, i * CORNERS + 3, outer, from);
        }
        return corners;
    }

    private static void put(float[] corners, int index, float radius, double clockwise) {
        corners[index * 3] = (float) (radius * Math.sin(clockwise));
        corners[index * 3 + 1] = (float) (radius * Math.cos(clockwise));
    }
}
