package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/** A banner that says that this is a demo, upper right below the points, where no hint is shown. */
public final class DemoBanner {
    private static final float RIGHT = 26f;

    /** Of its middle below the upper edge: the largest display's first row ends above it. */
    private static final float BELOW = 190f;

    private static final float HEIGHT = 66f;
    private static final float SOFT = 40f; // of the band, left and right of the words: its ends are soft
    private static final float DARK = 0.6f;

    private final Canvas canvas;
    private final Node node = new Node("banner");
    private final Sprite band;
    private final CanvasText title;
    private final CanvasText hint;
    private final float width;
    private float age;

    /** Makes a banner with a title and a hint. */
    public DemoBanner(Canvas canvas, Skin skin, String word, String advice) {
        this.canvas = canvas;
        band = skin.sprite("band").alpha(DARK);
        title = skin.headline(27f, Skin.GOLD, Align.CENTRE).text(word);
        hint = skin.caption(18f, Skin.TEXT, Align.CENTRE).text(advice);
        width = Math.max(title.width(), hint.width()) + 48f;
        band.size(width + 2f * SOFT, HEIGHT);
        node.attachChild(band.geometry());
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
        float breath = 0.72f + 0.28f * (float) Math.cos(age * 2.0 * Math.PI / 3.0);
        float middle = canvas.width() - canvas.insetRight() - RIGHT - width / 2f;
        float y = Canvas.HEIGHT - canvas.insetTop() - BELOW;
        band.at(middle, y, ZOrder.GROUND);
        title.at(middle, y + 13f, ZOrder.TEXT);
        hint.alpha(breath).at(middle, y - 15f, ZOrder.TEXT);
    }

    /** Hides the banner. */
    public void hide() {
        node.removeFromParent();
    }
}
