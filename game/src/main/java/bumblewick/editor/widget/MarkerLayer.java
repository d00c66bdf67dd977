package bumblewick.editor.widget;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;

/**
 * Draws markers and names over a picture: all markers are one mesh, which is rebuilt each frame by {@link #begin},
 * {@link #sign} and {@link #name} for each, and {@link #end}.
 */
public final class MarkerLayer extends OverlayPart {
    private static final int MOST_NAMES = 28;
    private static final float FONT = 15f;
    private static final ColorRGBA GROUND = new ColorRGBA(0.02f, 0.06f, 0.08f, 0.78f);
    private static final ColorRGBA PLATE = new ColorRGBA(GROUND.r, GROUND.g, GROUND.b, 0.75f * GROUND.a);
    private static final float RIM = 4f; // of a plate beside its name, in lines
    private static final float DISC_SCALE = 3.1f; // so that the dot is a plate for any sign

    private final TriangleBatch signs;
    private final LabelPool names;
    private final LabelPlacement room = new LabelPlacement();
    private int named;

    /** Makes one that shows nothing yet. */
    public MarkerLayer(Canvas canvas, Skin skin) {
        super(canvas, skin, "tags");
        node.setLocalTranslation(0f, 0f, 0f);
        signs = new TriangleBatch("signs", skin);
        signs.geometry().setLocalTranslation(0f, 0f, ZOrder.GROUND);
        node.attachChild(signs.geometry());
        names = new LabelPool(skin, FONT * skin.textScale());
        names.node().setLocalTranslation(0f, 0f, ZOrder.ICON);
        node.attachChild(names.node());
    }

    /** Begins a frame without markers. */
    public void begin() {
        signs.begin();
        names.begin();
        room.clear();
        named = 0;
    }

    /**
     * Adds a marker on a dark plate.
     *
     * @param radius in lines of the canvas
     * @param tint its colour (unaffected)
     * @param alpha opacity, 0 to 1
     */
    public void sign(MarkerShape shape, float x, float y, float radius, ColorRGBA tint, float alpha) {
        mark(MarkerShape.POINT, x, y, radius * DISC_SCALE, GROUND, alpha);
        mark(shape, x, y, radius, tint, alpha);
    }

    /** Adds a marker without a plate. */
    public void mark(MarkerShape shape, float x, float y, float radius, ColorRGBA tint, float alpha) {
        float[] corners = shape.corners();
        for (int i = 0; i < corners.length; i += 2) {
            signs.corner(x + corners[i] * radius, y + corners[i + 1] * radius, tint, alpha);
        }
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
        CanvasText caption = names.next().text(text);
        float width = caption.width();
        float height = caption.height();
        float middle = y + (caption.lineHeight() - height) / 2f;
        if (must) {
            room.put(x, middle, width, height);
        } else if (x + width > right || !room.take(x, middle, width, height)) {
            return;
        }
        names.say(text, tint, x, y);
        signs.rectangle(x - RIM, middle - height / 2f, x + width + RIM, middle + height / 2f, PLATE);
        named++;
    }

    /** Shows what was added. */
    public void end() {
        names.end();
        signs.end();
    }
}
