package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A framed panel with a heading that pops up over a darkened picture. */
public final class Sheet {
    private static final float IN_SECONDS = 0.15f;
    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);

    private final Canvas canvas;
    private final Node node = new Node("sheet");
    private final Node board = new Node("board");
    private final Sprite veil;
    private final Caption heading;
    private final float height;
    private float age;

    /** Makes a panel of a size, in lines. */
    public Sheet(Canvas canvas, Skin skin, float width, float height, String title) {
        this.canvas = canvas;
        this.height = height;
        veil = skin.plain(VEIL);
        heading = skin.headline(40f, Skin.GOLD, Align.CENTRE).says(title);
        board.attachChild(skin.panel("panel", width, height).at(0f, 0f, 0f).geometry());
        board.attachChild(heading.spatial());
        node.attachChild(veil.geometry());
        node.attachChild(board);
    }

    /** Shows it around a place of the canvas. */
    public void show(float x, float y) {
        age = 0f;
        board.setLocalTranslation(x, y, Layer.PANEL);
        heading.at(0f, height / 2f - 52f, 2f);
        canvas.add(node);
        update(0f);
    }

    public void update(float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        veil.size(canvas.width() + 4f, Canvas.HEIGHT + 4f)
                .alpha(VEIL.a * in)
                .at(canvas.width() / 2f, Canvas.HEIGHT / 2f, Layer.VEIL);
        board.setLocalScale(0.9f + 0.1f * in, 0.9f + 0.1f * in, 1f);
    }

    /** Puts something on the panel; (0, 0) is its middle. */
    void add(com.jme3.scene.Spatial spatial) {
        board.attachChild(spatial);
    }

    void retitle(String title) {
        heading.says(title);
    }

    public void hide() {
        node.removeFromParent();
    }
}
