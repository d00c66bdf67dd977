package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.Optional;

/**
 * The picture that is shown while the game loads: a lantern in the night, the logo, and a bee that circles the light.
 */
public final class LoadingSplash {
    private static final float LOGO_WIDTH = 560f;
    private static final float LOGO_Y = 560f;
    private static final float LAMP_Y = 196f; // of the picture's lantern, if the picture is as high as the canvas
    private static final float CIRCLE_RADIUS = 92f;
    private static final float MARGIN = 46f;

    private final Canvas canvas;
    private final Node node = new Node("opening");
    private final Sprite ground;
    private final Sprite logo;
    private final Sprite bee;
    private final Skin skin;
    private Optional<CanvasText> sentence = Optional.empty(); // fonts are loaded while the picture is shown
    private final float shape;
    private float age;

    /** Makes the picture, hidden. */
    public LoadingSplash(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        ground = skin.sprite("loading");
        shape = skin.shape("loading");
        logo = skin.sprite("logo").size(LOGO_WIDTH, LOGO_WIDTH / skin.shape("logo"));
        bee = skin.sprite("bee_icon").size(44f, 44f);
        node.attachChild(ground.geometry());
        node.attachChild(logo.geometry());
        node.attachChild(bee.geometry());
    }

    /** Shows it over everything. */
    public void show() {
        logo.shown(true);
        show(ZOrder.CURTAIN);
    }

    /** Shows it below everything else on the canvas, without a logo, in place of a picture that is not ready yet. */
    public void showBehind() {
        logo.shown(false);
        show(ZOrder.GROUND);
    }

    private void show(float layer) {
        canvas.add(node);
        node.setLocalTranslation(0f, 0f, layer);
        update(0f);
    }

    /** Stops the bee and shows why loading failed. */
    public void showError(String why) {
        bee.shown(false);
        CanvasText text = skin.caption(22f, Skin.TEXT, Align.CENTRE).text(why);
        node.attachChild(text.spatial());
        sentence = Optional.of(text);
    }

    /** One frame: moves the bee. */
    public void update(float seconds) {
        age += seconds;
        float middle = canvas.width() / 2f;
        float size = Math.max(1f, canvas.width() / (Canvas.HEIGHT * shape)); // it covers any window
        ground.size(Canvas.HEIGHT * shape * size + 4f, Canvas.HEIGHT * size + 4f)
                .at(middle, Canvas.HEIGHT / 2f, ZOrder.GROUND);
        logo.at(middle, LOGO_Y, ZOrder.ICON);
        sentence.ifPresent(text -> text.shrinkToWidth(canvas.width() - MARGIN).at(middle, 70f, ZOrder.TEXT));
        double angle = age * 3.0;
        float lamp = Canvas.HEIGHT / 2f + (LAMP_Y - Canvas.HEIGHT / 2f) * size;
        bee.at(
                middle + CIRCLE_RADIUS * (float) Math.cos(angle),
                lamp + CIRCLE_RADIUS * 0.35f * (float) Math.sin(angle),
                ZOrder.TEXT);
    }

    /** Hides the picture. */
    public void hide() {
        node.removeFromParent();
    }
}
