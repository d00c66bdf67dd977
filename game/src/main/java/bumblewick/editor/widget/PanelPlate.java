package bumblewick.editor.widget;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The dark background of a panel with lines of text from its top; finds the line at a position. */
final class PanelPlate {
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.86f);
    private static final ColorRGBA HOVER = new ColorRGBA(1f, 0.83f, 0.36f, 0.2f);
    private static final ColorRGBA FOCUS = new ColorRGBA(1f, 0.83f, 0.36f, 0.34f);
    static final float PADDING = 12f;

    private final Canvas canvas;
    private final Node node = new Node("panel");
    private final Node content = new Node("content");
    private final Sprite band;
    private final Sprite hover;
    private final Sprite focus;
    private float left;
    private float top;
    private float width;
    private float height;

    PanelPlate(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        band = skin.plain(BAND);
        hover = skin.plain(HOVER);
        focus = skin.plain(FOCUS);
        node.attachChild(band.geometry());
        node.attachChild(hover.shown(false).geometry());
        node.attachChild(focus.shown(false).geometry());
        node.attachChild(content);
        node.setLocalTranslation(0f, 0f, ZOrder.PANEL);
    }

    void show() {
        canvas.add(node);
    }

    void hide() {
        node.removeFromParent();
    }

    /** Sets its rectangle, in lines of the canvas from the lower left corner, and removes its texts. */
    void lay(float x, float upper, float wide, float high) {
        left = x;
        top = upper;
        width = wide;
        height = high;
        content.detachAllChildren();
        band.size(width, height).at(left + width / 2f, top - height / 2f, 0f);
    }

    CanvasText add(CanvasText caption) {
        content.attachChild(caption.spatial());
        return caption;
    }

    Sprite add(Sprite sprite) {
        content.attachChild(sprite.geometry());
        return sprite;
    }

    float left() {
        return left + PADDING;
    }

    float right() {
        return left + width - PADDING;
    }

    float top() {
        return top;
    }

    float bottom() {
        return top - height;
    }

    float room() {
        return width - 2f * PADDING;
    }

    boolean covers(float x, float y) {
        return x >= left && x <= left + width && y <= top && y >= top - height;
    }

    /** Highlights the line under the pointer by its middle, or no line. */
    void hover(boolean on, float y, float high) {
        light(hover, on, y, high);
    }

    /** Highlights the chosen line by its middle, or no line. */
    void focus(boolean on, float y, float high) {
        light(focus, on, y, high);
    }

    private void light(Sprite sprite, boolean on, float y, float high) {
        sprite.shown(on);
        if (on) {
            sprite.size(width - 6f, high).at(left + width / 2f, y, 0.5f);
        }
    }
}
