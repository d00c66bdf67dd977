package bumblewick.ui;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/**
 * Many small pictures in one draw, laid anew each frame without leaving garbage: {@link #begin}, {@link #add} for each,
 * {@link #end}.
 */
final class Quads {
    private static final int CORNERS = 4;

    private final int most;
    private final float strength;
    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("quads", mesh);
    private final FloatBuffer positions;
    private final FloatBuffer places;
    private final FloatBuffer colors;
    private int count;
    private int laid;

    /** Makes room for {@code most} pictures; {@code strength} is a factor on the alpha of all. */
    Quads(Material material, int most, float strength) {
        this.most = most;
        this.strength = strength;
        positions = BufferUtils.createFloatBuffer(most * CORNERS * 3);
        places = BufferUtils.createFloatBuffer(most * CORNERS * 2);
        colors = BufferUtils.createFloatBuffer(most * CORNERS * 4);
        mesh.setBuffer(Type.Position, 3, positions);
        mesh.setBuffer(Type.TexCoord, 2, places);
        mesh.setBuffer(Type.Color, 4, colors);
        mesh.setBuffer(Type.Index, 3, indices(most));
        mesh.getBuffer(Type.Position).setUsage(Usage.Stream);
        mesh.getBuffer(Type.TexCoord).setUsage(Usage.Stream);
        mesh.getBuffer(Type.Color).setUsage(Usage.Stream);
        geometry.setMaterial(material);
        geometry.setCullHint(CullHint.Always);
        laid = most;
        begin();
        end();
    }

    private static short[] indices(int quads) {
        short[] quad = {0, 1, 2, 0, 2, 3};
        short[] indices = new short[quads * quad.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (short) (i / quad.length * CORNERS + quad[i % quad.length]);
        }
        return indices;
    }

    Geometry geometry() {
        return geometry;
    }

    /** Begins anew, with none. */
    void begin() {
        positions.clear();
        places.clear();
        colors.clear();
        count = 0;
    }

    /**
     * Adds a picture; those for which there is no room are left out.
     *
     * @param height in lines
     * @param turn to the left, in radians
     * @param tint multiplies its colours (unaffected)
     */
    void add(Marks.Mark mark, float x, float y, float height, float turn, ColorRGBA tint, float alpha) {
        if (count == most || alpha <= 0f) {
            return;
        }
        count++;
        float up = height / 2f;
        float side = up * mark.shape();
        float cos = turn == 0f ? 1f : (float) Math.cos(turn);
        float sin = turn == 0f ? 0f : (float) Math.sin(turn);
        corner(x, y, -side, -up, cos, sin);
        corner(x, y, side, -up, cos, sin);
        corner(x, y, side, up, cos, sin);
        corner(x, y, -side, up, cos, sin);
        places.put(mark.left()).put(mark.bottom()).put(mark.right()).put(mark.bottom());
        places.put(mark.right()).put(mark.top()).put(mark.left()).put(mark.top());
        for (int i = 0; i < CORNERS; i++) {
            colors.put(tint.r).put(tint.g).put(tint.b).put(alpha * strength);
        }
    }

    private void corner(float x, float y, float right, float up, float cos, float sin) {
        positions
                .put(x + right * cos - up * sin)
                .put(y + right * sin + up * cos)
                .put(0f);
    }

    /** Shows what was added. */
    void end() {
        if (count == 0 && laid == 0) {
            return;
        }
        for (int i = count; i < Math.max(count, laid); i++) {
            for (int k = 0; k < CORNERS * 3; k++) {
                positions.put(0f);
            }
            for (int k = 0; k < CORNERS * 2; k++) {
                places.put(0f);
            }
            for (int k = 0; k < CORNERS * 4; k++) {
                colors.put(0f);
            }
        }
        laid = count;
        positions.rewind().limit(positions.capacity());
        places.rewind().limit(places.capacity());
        colors.rewind().limit(colors.capacity());
        mesh.getBuffer(Type.Position).updateData(positions);
        mesh.getBuffer(Type.TexCoord).updateData(places);
        mesh.getBuffer(Type.Color).updateData(colors);
        geometry.setCullHint(count == 0 ? CullHint.Always : CullHint.Never); // its bound is never worked out
    }
}
