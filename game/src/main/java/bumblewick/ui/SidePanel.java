package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A dark plate at the side of a workplace that lines of text stand on, from above. It knows where its lines are. */
final class SidePanel {
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

    SidePanel(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        band = skin.plain(BAND);
        hover = skin.plain(HOVER);
        focus = skin.plain(FOCUS);
        node.attachChild(band.geometry());
        node.attachChild(hover.shown(false).geometry());
        node.attachChild(focus.shown(false).geometry());
        node.attachChild(content);
        node.setLocalTranslation(0f, 0f, Layer.PANEL);
    }

    void show() {
        canvas.add(node);
    }

    void hide() {
        node.removeFromParent();
    }

    /** Takes a place, in lines of the canvas from its lower left corner, and is empty. */
    void lay(float x, float upper, float wide, float high) {
        left = x;
        top = upper;
        width = wide;
        height = high;
        content.detachAllChildren();
        band.size(width, height).at(left + width / 2f, top - height / 2f, 0f);
    }

    Caption add(Caption caption) {
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

    /** Lays a light under a line by its middle, or takes it away. */
    void hover(boolean on, float y, float high) {
        light(hover, on, y, high);
    }

    /** The same for what is chosen. */
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
