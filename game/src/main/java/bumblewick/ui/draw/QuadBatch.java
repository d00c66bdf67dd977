package bumblewick.ui.draw;

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
 * Many textured rectangles in one mesh, laid out anew each frame without allocation: {@link #begin}, {@link #add} for
 * each, {@link #end}.
 */
public final class QuadBatch {
    private static final int CORNERS = 4;

    private final int capacity;
    private final float opacity;
    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("quads", mesh);
    private final FloatBuffer positions;
    private final FloatBuffer texCoords;
    private final FloatBuffer colors;
    private int count;
    private int drawn;

    /**
     * Makes an empty batch.
     *
     * @param capacity most rectangles
     * @param opacity factor on the alpha of all
     */
    public QuadBatch(Material material, int capacity, float opacity) {
        this.capacity = capacity;
        this.opacity = opacity;
        positions = BufferUtils.createFloatBuffer(capacity * CORNERS * 3);
        texCoords = BufferUtils.createFloatBuffer(capacity * CORNERS * 2);
        colors = BufferUtils.createFloatBuffer(capacity * CORNERS * 4);
        mesh.setBuffer(Type.Position, 3, positions);
        mesh.setBuffer(Type.TexCoord, 2, texCoords);
        mesh.setBuffer(Type.Color, 4, colors);
        mesh.setBuffer(Type.Index, 3, indices(capacity));
        mesh.getBuffer(Type.Position).setUsage(Usage.Stream);
        mesh.getBuffer(Type.TexCoord).setUsage(Usage.Stream);
        mesh.getBuffer(Type.Color).setUsage(Usage.Stream);
        geometry.setMaterial(material);
        geometry.setCullHint(CullHint.Always);
        drawn = capacity;
        begin();
        end();
    }

    /** Indices of two triangles for each of {@code quads} rectangles, whose four corners lie one after the other. */
    public static short[] indices(int quads) {
        short[] quad = {0, 1, 2, 0, 2, 3};
        short[] indices = new short[quads * quad.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (short) (i / quad.length * CORNERS + quad[i % quad.length]);
        }
        return indices;
    }

    /** The geometry to attach. */
    public Geometry geometry() {
        return geometry;
    }

    /** Begins a frame, with no rectangles. */
    public void begin() {
        positions.clear();
        texCoords.clear();
        colors.clear();
        count = 0;
    }

    /**
     * Adds a picture; does nothing if the batch is full.
     *
     * @param height in lines
     * @param turn counterclockwise, in radians
     * @param tint multiplies its colours (unaffected)
     */
    public void add(
            SpriteAtlas.Region region, float x, float y, float height, float turn, ColorRGBA tint, float alpha) {
        if (count == capacity || alpha <= 0f) {
            return;
        }
        count++;
        float up = height / 2f;
        float side = up * region.shape();
        float cos = turn == 0f ? 1f : (float) Math.cos(turn);
        float sin = turn == 0f ? 0f : (float) Math.sin(turn);
        corner(x, y, -side, -up, cos, sin);
        corner(x, y, side, -up, cos, sin);
        corner(x, y, side, up, cos, sin);
        corner(x, y, -side, up, cos, sin);
        texCoords.put(region.left()).put(region.bottom()).put(region.right()).put(region.bottom());
        texCoords.put(region.right()).put(region.top()).put(region.left()).put(region.top());
        for (int i = 0; i < CORNERS; i++) {
            colors.put(tint.r).put(tint.g).put(tint.b).put(alpha * opacity);
        }
    }

    private void corner(float x, float y, float right, float up, float cos, float sin) {
        positions
                .put(x + right * cos - up * sin)
                .put(y + right * sin + up * cos)
                .put(0f);
    }

    /** Ends the frame: sends all rectangles to the mesh. */
    public void end() {
        if (count == 0 && drawn == 0) {
            return;
        }
        for (int i = count; i < Math.max(count, drawn); i++) {
            for (int k = 0; k < CORNERS * 3; k++) {
                positions.put(0f);
            }
            for (int k = 0; k < CORNERS * 2; k++) {
                texCoords.put(0f);
            }
            for (int k = 0; k < CORNERS * 4; k++) {
                colors.put(0f);
            }
        }
        drawn = count;
        positions.rewind().limit(positions.capacity());
        texCoords.rewind().limit(texCoords.capacity());
        colors.rewind().limit(colors.capacity());
        mesh.getBuffer(Type.Position).updateData(positions);
        mesh.getBuffer(Type.TexCoord).updateData(texCoords);
        mesh.getBuffer(Type.Color).updateData(colors);
        geometry.setCullHint(count == 0 ? CullHint.Always : CullHint.Never); // its bound is not updated
    }
}
