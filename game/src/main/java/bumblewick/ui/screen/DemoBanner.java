package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/** A banner that says that this is a demo, upper right below the points, where no hint is shown. */
public final class DemoBanner {
    private static final float RIGHT = 26f;

    /** Of its middle below the upper edge: the largest display's first row ends above it. */
    private static final float BELOW = 190f;

    private final Canvas canvas;
    private final Node node = new Node("banner");
    private final CanvasText title;
    private final CanvasText hint;
    private final float width;
    private float age;

    /** Makes a banner with a title and a hint. */
    public DemoBanner(Canvas canvas, Skin skin, String word, String advice) {
        this.canvas = canvas;
        title = skin.headline(27f, Skin.GOLD, Align.CENTRE).text(word);
        hint = skin.caption(18f, Skin.TEXT, Align.CENTRE).text(advice);
        width = Math.max(title.width(), hint.width()) + 48f;
        node.attachChild(title.spatial());
        node.attachChild(hint.spatial());
    }

    /** Shows the banner. */
    public void show() {
        canvas.add(node);
    }

    /** One frame: the hint breathes once in three seconds. */
    public void update(float seconds) {
        age += seconds;
        float breath = 0.86f + 0.14f * (float) Math.cos(age * 2.0 * Math.PI / 3.0);
        float middle = canvas.width() - canvas.insetRight() - RIGHT - width / 2f;
        float y = Canvas.HEIGHT - canvas.insetTop() - BELOW;
        title.at(middle, y + 13f, ZOrder.TEXT);
        hint.alpha(breath).at(middle, y - 15f, ZOrder.TEXT);
    }

    /** Hides the banner. */
    public void hide() {
        node.removeFromParent();
    }
}
