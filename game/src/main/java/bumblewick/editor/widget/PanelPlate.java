package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A panel with a dark background and lines of text from its top. */
public abstract class PanelPlate extends OverlayPart {
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.86f);
    private static final ColorRGBA HOVER = new ColorRGBA(1f, 0.83f, 0.36f, 0.2f);
    private static final ColorRGBA FOCUS = new ColorRGBA(1f, 0.83f, 0.36f, 0.34f);
    static final float PADDING = 12f;

    /** Distance from the edges of the canvas and from other parts, in lines. */
    static final float MARGIN = 12f;

    private final Node content = new Node("content");
    private final Sprite band;
    private final Sprite hover;
    private final Sprite focus;
    private float left;
    private float top;
    private float width;
    private float height;

    PanelPlate(Canvas canvas, Skin skin) {
        super(canvas, skin, "panel");
        band = super.add(skin.plain(BAND));
        hover = super.add(skin.plain(HOVER).shown(false));
        focus = super.add(skin.plain(FOCUS).shown(false));
        node.attachChild(content);
    }

    /** Sets its rectangle, in lines of the canvas from the lower left corner, and removes its texts. */
    final void lay(float x, float upper, float wide, float high) {
        left = x;
        top = upper;
        width = wide;
        height = high;
        content.detachAllChildren();
        band.size(width, height).at(left + width / 2f, top - height / 2f, 0f);
    }

    @Override
    final CanvasText add(CanvasText caption) {
        content.attachChild(caption.spatial());
        return caption;
    }

    @Override
    final Sprite add(Sprite sprite) {
        content.attachChild(sprite.geometry());
        return sprite;
    }

    /** Adds a text from {@code x} that is at most {@code room} wide; {@code y} is the middle of its height. */
    final CanvasText write(String text, float size, ColorRGBA color, float x, float y, float room) {
        return add(skin.caption(size, color, Align.LEFT))
                .text(text)
                .shrinkToWidth(room)
                .at(x, y, 3f);
    }

    /** Left end of the texts. */
    final float textLeft() {
        return left + PADDING;
    }

    /** Right end of the texts. */
    final float textRight() {
        return left + width - PADDING;
    }

    final float room() {
        return width - 2f * PADDING;
    }

    final float top() {
        return top;
    }

    /** Its left edge, in lines of the canvas. */
    public final float left() {
        return left;
    }

    /** Its lower edge, in lines of the canvas. */
    public final float bottom() {
        return top - height;
    }

    /** Whether a position is on the panel. */
    public final boolean covers(float x, float y) {
        return x >= left && x <= left + width && y <= top && y >= top - height;
    }

    /** Highlights the line under the pointer by its middle, or no line. */
    final void hover(boolean on, float y, float high) {
        light(hover, on, y, high);
    }

    /** Highlights the chosen line by its middle, or no line. */
    final void focus(boolean on, float y, float high) {
        light(focus, on, y, high);
    }

    private void light(Sprite sprite, boolean on, float y, float high) {
        sprite.shown(on);
        if (on) {
            sprite.size(width - 6f, high).at(left + width / 2f, y, 0.5f);
        }
    }
}
