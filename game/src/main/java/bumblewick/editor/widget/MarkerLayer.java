package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws markers and names over a picture: all markers are one mesh, which is rebuilt each frame by {@link #begin},
 * {@link #sign} and {@link #name} for each, and {@link #end}.
 */
public final class MarkerLayer {
    private static final int MOST_CORNERS = 24_000;
    private static final int MOST_NAMES = 28;
    private static final int BOX = 4;
    private static final float FONT = 15f;
    private static final ColorRGBA GROUND = new ColorRGBA(0.02f, 0.06f, 0.08f, 0.78f);
    private static final float[] PLATE = {-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, -0.5f, -0.5f, 0.5f, 0.5f, -0.5f, 0.5f};
    private static final float PLATE_ALPHA = 0.75f;
    private static final float RIM = 4f; // of a plate beside its name, in lines
    private static final float[] DISC = MarkerShape.POINT.corners();
    private static final float DISC_SCALE = 3.1f; // so that the dot is a plate for any sign

    private final Canvas canvas;
    private final Skin skin;
    private final Node node = new Node("tags");
    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("signs", mesh);
    private final FloatBuffer places = BufferUtils.createFloatBuffer(MOST_CORNERS * 3);
    private final FloatBuffer colours = BufferUtils.createFloatBuffer(MOST_CORNERS * 4);
    private final List<CanvasText> names = new ArrayList<>();
    /** Left, lower, right and upper edge of each name. */
    private final List<float[]> boxes = new ArrayList<>();

    private int named;

    /** Makes one that shows nothing yet. */
    public MarkerLayer(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        mesh.setBuffer(Type.Position, 3, places);
        mesh.setBuffer(Type.Color, 4, colours);
        mesh.getBuffer(Type.Position).setUsage(Usage.Stream);
        mesh.getBuffer(Type.Color).setUsage(Usage.Stream);
        geometry.setMaterial(skin.colored());
        geometry.setCullHint(CullHint.Always);
        node.attachChild(geometry);
    }

    public void show() {
        canvas.add(node);
    }

    public void hide() {
        node.removeFromParent();
    }

    /** Begins a frame without markers. */
    public void begin() {
        places.clear();
        colours.clear();
        named = 0;
    }

    /**
     * Adds a marker on a dark plate, unless the mesh is full.
     *
     * @param radius in lines of the canvas
     * @param tint its colour (unaffected)
     * @param alpha opacity, 0 to 1
     */
    public void sign(MarkerShape shape, float x, float y, float radius, ColorRGBA tint, float alpha) {
        if (places.remaining() < 3 * (DISC.length + shape.corners().length) / 2) {
            return;
        }
        put(DISC, x, y, radius * DISC_SCALE, GROUND, alpha);
        put(shape.corners(), x, y, radius, tint, alpha);
    }

    /** Adds a marker without a plate. */
    public void mark(MarkerShape shape, float x, float y, float radius, ColorRGBA tint, float alpha) {
        if (places.remaining() >= 3 * shape.corners().length / 2) {
            put(shape.corners(), x, y, radius, tint, alpha);
        }
    }

    private void put(float[] corners, float x, float y, float scale, ColorRGBA tint, float alpha) {
        for (int i = 0; i < corners.length; i += 2) {
            put(x + corners[i] * scale, y + corners[i + 1] * scale, tint, alpha);
        }
    }

    private void put(float x, float y, ColorRGBA tint, float alpha) {
        places.put(x).put(y).put(ZOrder.GROUND);
        colours.put(tint.r).put(tint.g).put(tint.b).put(tint.a * alpha);
    }

    /**
     * Writes a name to the right of a position, unless it would cover an earlier one.
     *
     * @param right edge of the free part of the canvas, in lines
     * @param must whether it is written even over others
     */
    public void name(String text, float x, float y, float right, ColorRGBA tint, boolean must) {
        if (named == MOST_NAMES) {
            return;
        }
        if (named == names.size()) {
            CanvasText caption = skin.caption(FONT * skin.textScale(), Skin.TEXT, Align.LEFT);
            node.attachChild(caption.spatial());
            names.add(caption);
            boxes.add(new float[BOX]);
        }
        CanvasText caption = names.get(named).text(text).at(x, y, ZOrder.ICON);
        float[] box = boxes.get(named);
        box[0] = x;
        box[1] = y + caption.lineHeight() / 2f - caption.height();
        box[2] = x + caption.width();
        box[3] = y + caption.lineHeight() / 2f;
        boolean written = must || (box[2] <= right && isFree(box));
        caption.shown(written);
        if (written) {
            caption.color(tint);
            plate(box);
            named++;
        }
    }

    private void plate(float[] box) {
        if (places.remaining() >= 3 * PLATE.length / 2) {
            float wide = box[2] - box[0] + 2f * RIM;
            float x = (box[0] + box[2]) / 2f;
            float y = (box[1] + box[3]) / 2f;
            for (int i = 0; i < PLATE.length; i += 2) {
                put(x + PLATE[i] * wide, y + PLATE[i + 1] * (box[3] - box[1]), GROUND, PLATE_ALPHA);
            }
        }
    }

    private boolean isFree(float[] box) {
        for (int i = 0; i < named; i++) {
            float[] other = boxes.get(i);
            if (box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]) {
                return false;
            }
        }
        return true;
    }

    /** Shows what was added. */
    public void end() {
        for (int i = named; i < names.size(); i++) {
            names.get(i).shown(false);
        }
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
