package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The numbers of the debug overlay, at the left edge. */
public final class DebugPanel {
    private static final float LEFT = 24f;
    private static final float TOP = Canvas.HEIGHT - 190f;
    private static final float WIDTH = 400f;
    private static final float HEIGHT = 170f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.6f);

    private final Canvas canvas;
    private final Node node = new Node("overlay");
    private final CanvasText numbers;

    /** Makes a hidden panel. */
    public DebugPanel(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        node.attachChild(skin.plain(BAND)
                .size(WIDTH, HEIGHT)
                .at(LEFT + WIDTH / 2f - 12f, TOP - HEIGHT / 2f, ZOrder.GROUND)
                .geometry());
        numbers = skin.caption(18f, Skin.TEXT, Align.LEFT).at(LEFT, TOP - 10f, ZOrder.TEXT);
        node.attachChild(numbers.spatial());
    }

    /** Shows these lines; an empty text hides the panel. */
    public void show(String lines) {
        if (lines.isEmpty()) {
            node.removeFromParent();
            return;
        }
        numbers.text(lines);
        if (node.getParent() == null) {
            canvas.add(node);
        }
    }

    /** Hides the panel. */
    public void hide() {
        node.removeFromParent();
    }
}
