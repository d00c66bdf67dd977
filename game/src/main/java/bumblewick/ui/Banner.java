package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** Says all the time that nobody plays, lower right, above what Wick has put aside: a demo or a replay. */
public final class Banner {
    private static final float RIGHT = 26f;

    /** Of its middle: the largest display's last row ends below it. */
    private static final float Y = 122f;

    private static final float HEIGHT = 66f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.5f);

    private final Canvas canvas;
    private final Node node = new Node("banner");
    private final Sprite band;
    private final Caption title;
    private final Caption hint;
    private final float width;
    private float age;

    /** Makes a banner with a word and a hint. */
    public Banner(Canvas canvas, Skin skin, String word, String advice) {
        this.canvas = canvas;
        band = skin.plain(BAND);
        title = skin.headline(27f, Skin.GOLD, Align.CENTRE).says(word);
        hint = skin.caption(18f, Skin.TEXT, Align.CENTRE).says(advice);
        width = Math.max(title.width(), hint.width()) + 48f;
        band.size(width, HEIGHT);
        node.attachChild(band.geometry());
        node.attachChild(title.spatial());
        node.attachChild(hint.spatial());
    }

    public void show() {
        canvas.add(node);
    }

    /** Breathes once in three seconds. */
    public void update(float seconds) {
        age += seconds;
        float breath = 0.72f + 0.28f * (float) Math.cos(age * 2.0 * Math.PI / 3.0);
        float middle = canvas.width() - canvas.insetRight() - RIGHT - width / 2f;
        float y = canvas.insetBottom() + Y;
        band.at(middle, y, Layer.GROUND);
        title.at(middle, y + 13f, Layer.TEXT);
        hint.alpha(breath).at(middle, y - 15f, Layer.TEXT);
    }

    public void hide() {
        node.removeFromParent();
    }
}
