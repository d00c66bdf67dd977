package bumblewick.ui.hud;

import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** A ring that shows a share: filled clockwise from the top in one colour; the rest is dim, its edge is light, and all of it ends softly. */
final class RadialGauge {
    private static final int PIECES = 60;
    private static final int CORNERS = 4;
    private static final int RINGS = 4; // soft inner end, ring, edge, soft outer end
    private static final float SOFT = 1f; // width of a soft end, in lines
    private static final ColorRGBA LIGHT = new ColorRGBA(1f, 0.94f, 0.78f, 0.8f);
    private static final ColorRGBA DIM = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.72f);

    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("arc", mesh);
    private final FloatBuffer colors = BufferUtils.createFloatBuffer(RINGS * PIECES * CORNERS * 4);
    private final ColorRGBA lit = new ColorRGBA();
    private final ColorRGBA rim;
    private float opacity = 1f;
    private int filled = -1;

    /**
     * Makes an empty ring around (0, 0).
     *
     * @param inner radius in lines
     * @param outer radius in lines
     * @param edge width of the light edge beyond it, in lines; 0 for none
     */
    RadialGauge(Skin skin, float inner, float outer, float edge) {
        rim = edge > 0f ? LIGHT : DIM;
        float end = outer + edge;
        FloatBuffer places = BufferUtils.createFloatBuffer(RINGS * PIECES * CORNERS * 3);
        places.put(corners(Math.max(0f, inner - SOFT), inner))
                .put(corners(inner, outer))
                .put(corners(outer, end))
                .put(corners(end, end + SOFT))
                .flip();
        mesh.setBuffer(Type.Position, 3, places);
        mesh.setBuffer(Type.Color, 4, colors);
        mesh.setBuffer(Type.Index, 3, QuadBatch.indices(RINGS * PIECES));
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
        for (int i = 0; i < PIECES; i++) {
            put(i < count ? lit : DIM, 0f, 1f);
        }
        for (int i = 0; i < PIECES; i++) {
            put(i < count ? lit : DIM, 1f, 1f);
        }
        for (int i = 0; i < PIECES; i++) {
            put(rim, 1f, 1f);
        }
        for (int i = 0; i < PIECES; i++) {
            put(rim, 1f, 0f);
        }
        colors.flip();
        mesh.getBuffer(Type.Color).updateData(colors);
    }

    /** A piece of a ring, with factors on the alpha of its inner and its outer end. */
    private void put(ColorRGBA color, float inside, float outside) {
        for (int i = 0; i < CORNERS; i++) {
            float end = i < CORNERS / 2 ? inside : outside;
            colors.put(color.r).put(color.g).put(color.b).put(color.a * opacity * end);
        }
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
