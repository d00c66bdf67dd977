package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** What the title shows besides its menu: the logo, a line below it, and which keys do what. */
public final class TitleSheet {
    private static final float LOGO_WIDTH = 620f;
    private static final float LEFT = 64f;
    private static final float MARGIN = 16f;
    private static final float LOGO_BOTTOM = 462f;
    private static final float MENU_TOP = 400f;
    private static final float FOOT = 72f;
    private static final float IN_SECONDS = 0.2f;
    private static final ColorRGBA SHADE = new ColorRGBA(0.02f, 0.08f, 0.1f, 0.5f);

    private final Canvas canvas;
    private final Node node = new Node("title");
    private final Sprite logo;
    private final Sprite foot;
    private final Caption line;
    private final Caption keys;
    private final Caption keysOnFoot;
    private final float logoHeight;
    private float age;

    /** Makes the sheet; it is not shown yet. */
    public TitleSheet(Canvas canvas, Skin skin, Words words) {
        this.canvas = canvas;
        String picture = words.text("title.logo");
        logo = skin.sprite(picture);
        logoHeight = LOGO_WIDTH / skin.shape(picture);
        foot = skin.plain(SHADE);
        line = skin.caption(25f, Skin.TEXT, Align.LEFT).says(words.text("title.line"));
        keys = skin.caption(19f, Skin.TEXT, Align.CENTRE).says(words.text("title.keys"));
        keysOnFoot = skin.caption(19f, Skin.TEXT, Align.CENTRE).says(words.text("title.keysFoot"));
        node.attachChild(logo.geometry());
        node.attachChild(foot.geometry());
        node.attachChild(line.spatial());
        node.attachChild(keys.spatial());
        node.attachChild(keysOnFoot.spatial());
    }

    public void show() {
        age = 0f;
        canvas.add(node);
        update(0f);
    }

    public void update(float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float breath = 1f + 0.006f * (float) Math.sin(age * 1.8f);
        float size = (0.94f + 0.06f * in) * breath;
        logo.size(LOGO_WIDTH * size, logoHeight * size)
                .alpha(in)
                .at(LEFT + LOGO_WIDTH / 2f - 10f, LOGO_BOTTOM + logoHeight / 2f, Layer.ICON);
        line.alpha(in).at(LEFT + 14f, 438f, Layer.TEXT);
        foot.size(canvas.width() + 4f, 70f).at(canvas.width() / 2f, 33f, Layer.GROUND);
        keys.alpha(in).within(canvas.width() - 2f * MARGIN).at(canvas.width() / 2f, 48f, Layer.TEXT);
        keysOnFoot.alpha(in).within(canvas.width() - 2f * MARGIN).at(canvas.width() / 2f, 20f, Layer.TEXT);
    }

    /** Where the menu belongs, in lines of the canvas. */
    public float menuTop() {
        return MENU_TOP;
    }

    /** Room for the menu below its top, in lines. */
    public float menuRoom() {
        return MENU_TOP - FOOT;
    }

    public void hide() {
        node.removeFromParent();
    }
}
