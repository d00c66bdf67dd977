package bumblewick.editor.widget;

import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** Draws plain triangles and rectangles in one call: {@link #begin}, what to draw, {@link #end}. */
final class TriangleBatch {
    private static final int CORNERS = 384; // at first

    private final Mesh mesh = new Mesh();
    private final Geometry geometry;
    private FloatBuffer places = BufferUtils.createFloatBuffer(3 * CORNERS);
    private FloatBuffer colours = BufferUtils.createFloatBuffer(4 * CORNERS);

    TriangleBatch(String name, Skin skin) {
        mesh.setBuffer(Type.Position, 3, places);
        mesh.setBuffer(Type.Color, 4, colours);
        mesh.getBuffer(Type.Position).setUsage(Usage.Stream);
        mesh.getBuffer(Type.Color).setUsage(Usage.Stream);
        geometry = new Geometry(name, mesh);
        geometry.setMaterial(skin.colored());
        geometry.setCullHint(CullHint.Always);
    }

    Geometry geometry() {
        return geometry;
    }

    void begin() {
        places.clear();
        colours.clear();
    }

    /** Adds a corner of a triangle, in lines of the canvas; {@code alpha} is a factor on the opacity of the colour. */
    void corner(float x, float y, ColorRGBA color, float alpha) {
        if (!places.hasRemaining()) {
            places = doubled(places);
            colours = doubled(colours);
        }
        places.put(x).put(y).put(0f);
        colours.put(color.r).put(color.g).put(color.b).put(color.a * alpha);
    }

    private static FloatBuffer doubled(FloatBuffer full) {
        full.flip();
        return BufferUtils.createFloatBuffer(2 * full.capacity()).put(full);
    }

    /** Adds a rectangle by its edges, in lines of the canvas; an empty one is left out. */
    void rectangle(float left, float bottom, float right, float top, ColorRGBA color) {
        if (right > left && top > bottom) {
            corner(left, bottom, color, 1f);
            corner(right, bottom, color, 1f);
            corner(right, top, color, 1f);
            corner(left, bottom, color, 1f);
            corner(right, top, color, 1f);
            corner(left, top, color, 1f);
        }
    }

    /** Updates the mesh. */
    void end() {
        places.flip();
        colours.flip();
        boolean any = places.limit() > 0;
        if (any) {
            mesh.getBuffer(Type.Position).updateData(places);
            mesh.getBuffer(Type.Color).updateData(colours);
            mesh.updateCounts();
        }
        geometry.setCullHint(any ? CullHint.Never : CullHint.Always);
    }
}
