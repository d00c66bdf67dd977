package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The numbers of the overlay that shows what the rules feel, at the left rim. */
public final class OverlayPanel {
    private static final float LEFT = 24f;
    private static final float TOP = Canvas.HEIGHT - 190f;
    private static final float WIDTH = 400f;
    private static final float HEIGHT = 170f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.6f);

    private final Canvas canvas;
    private final Node node = new Node("overlay");
    private final Caption numbers;

    /** Makes an empty panel; it is not shown yet. */
    public OverlayPanel(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        node.attachChild(skin.plain(BAND)
                .size(WIDTH, HEIGHT)
                .at(LEFT + WIDTH / 2f - 12f, TOP - HEIGHT / 2f, Layer.GROUND)
                .geometry());
        numbers = skin.caption(18f, Skin.TEXT, Align.LEFT).at(LEFT, TOP - 10f, Layer.TEXT);
        node.attachChild(numbers.spatial());
    }

    /** Shows these lines; none at all hides it. */
    public void show(String lines) {
        if (lines.isEmpty()) {
            node.removeFromParent();
            return;
        }
        numbers.says(lines);
        if (node.getParent() == null) {
            canvas.add(node);
        }
    }

    public void hide() {
        node.removeFromParent();
    }
}
