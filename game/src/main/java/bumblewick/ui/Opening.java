package bumblewick.ui;

import com.jme3.scene.Node;

/** A lantern in the night and the name of the game while it loads, and a bee that goes round the light. */
public final class Opening {
    private static final float LOGO_WIDTH = 560f;
    private static final float LOGO_Y = 560f;
    private static final float LAMP_Y = 196f; // of the picture's lantern, if the picture is as high as the canvas
    private static final float ROUND = 92f;
    private static final float MARGIN = 46f;

    private final Canvas canvas;
    private final Node node = new Node("opening");
    private final Sprite ground;
    private final Sprite logo;
    private final Sprite bee;
    private final Caption sentence;
    private final float shape;
    private float age;

    /** Makes the picture; it is not shown yet. */
    public Opening(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        ground = skin.sprite("loading");
        shape = skin.shape("loading");
        logo = skin.sprite("logo").size(LOGO_WIDTH, LOGO_WIDTH / skin.shape("logo"));
        bee = skin.sprite("bee_icon").size(44f, 44f);
        sentence = skin.caption(22f, Skin.TEXT, Align.CENTRE);
        node.attachChild(ground.geometry());
        node.attachChild(logo.geometry());
        node.attachChild(bee.geometry());
        node.attachChild(sentence.spatial());
    }

    /** Covers everything with it. */
    public void show() {
        show(Layer.CURTAIN);
    }

    /** Shows it below whatever lies on the canvas, in place of a picture that is not there yet. */
    public void showBehind() {
        show(Layer.GROUND);
    }

    private void show(float layer) {
        canvas.add(node);
        node.setLocalTranslation(0f, 0f, layer);
        update(0f);
    }

    /** Ends the bee's round and says why it does not go on. */
    public void say(String why) {
        bee.shown(false);
        sentence.says(why);
    }

    public void update(float seconds) {
        age += seconds;
        float middle = canvas.width() / 2f;
        float size = Math.max(1f, canvas.width() / (Canvas.HEIGHT * shape)); // it covers any window
        ground.size(Canvas.HEIGHT * shape * size + 4f, Canvas.HEIGHT * size + 4f)
                .at(middle, Canvas.HEIGHT / 2f, Layer.GROUND);
        logo.at(middle, LOGO_Y, Layer.ICON);
        sentence.within(canvas.width() - MARGIN).at(middle, 70f, Layer.TEXT);
        double angle = age * 3.0;
        float lamp = Canvas.HEIGHT / 2f + (LAMP_Y - Canvas.HEIGHT / 2f) * size;
        bee.at(middle + ROUND * (float) Math.cos(angle), lamp + ROUND * 0.35f * (float) Math.sin(angle), Layer.TEXT);
    }

    public void hide() {
        node.removeFromParent();
    }
}
