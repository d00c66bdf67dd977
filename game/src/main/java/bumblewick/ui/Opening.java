package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The name of the game on a dark ground while it loads, and a bee that goes round. */
public final class Opening {
    private static final ColorRGBA NIGHT = new ColorRGBA(0.04f, 0.12f, 0.14f, 1f);
    private static final float LOGO_WIDTH = 640f;
    private static final float ROUND = 46f;

    private final Canvas canvas;
    private final Node node = new Node("opening");
    private final Sprite ground;
    private final Sprite logo;
    private final Sprite bee;
    private final Caption sentence;
    private float age;

    /** Makes the picture; it is not shown yet. */
    public Opening(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        ground = skin.plain(NIGHT);
        logo = skin.sprite("logo").size(LOGO_WIDTH, LOGO_WIDTH / skin.shape("logo"));
        bee = skin.sprite("bee_icon").size(44f, 44f);
        sentence = skin.caption(22f, Skin.TEXT, Align.CENTRE);
        node.attachChild(ground.geometry());
        node.attachChild(logo.geometry());
        node.attachChild(bee.geometry());
        node.attachChild(sentence.spatial());
    }

    public void show() {
        canvas.add(node);
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
        ground.size(canvas.width() + 4f, Canvas.HEIGHT + 4f).at(middle, Canvas.HEIGHT / 2f, Layer.GROUND);
        logo.at(middle, 410f, Layer.ICON);
        sentence.within(canvas.width() - ROUND).at(middle, 180f, Layer.TEXT);
        double angle = age * 3.0;
        bee.at(middle + ROUND * (float) Math.cos(angle), 180f + ROUND * 0.4f * (float) Math.sin(angle), Layer.TEXT);
    }

    public void hide() {
        node.removeFromParent();
    }
}
