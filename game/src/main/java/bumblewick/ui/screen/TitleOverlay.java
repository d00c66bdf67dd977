package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/**
 * The title screen besides its menu: the logo with a line of text. The menu stands above the bar of hints; the logo takes the
 * room above it.
 */
public final class TitleOverlay {
    private static final float WIDEST_LOGO = 620f;

    /** Largest width of the logo, as a share of the canvas's. */
    private static final float LOGO_SHARE = 0.56f;

    /** Largest width of the logo beside the menu, where Wick stands on its other side. */
    private static final float LOGO_SHARE_BESIDE = 0.3f;

    private static final float LEFT = 64f;

    /** A menu on a touch screen that is higher than this share of the canvas stands beside the logo, not below it. */
    private static final float LOW = 0.68f;

    /** Distance of the line below a logo beside the menu from the centre, in lines. */
    private static final float LOGO_AND_LINE = 40f;

    private static final float TOP = 712f;
    private static final float GAP = 12f;
    private static final float LINE_FONT = 25f;
    private static final float LARGEST_LINE = 36f;
    private static final float IN_SECONDS = 0.2f;

    /** Strength of the dark band behind the line, and its width beside the words, where it fades, in lines. */
    private static final float BAND = 0.85f;

    private static final float BAND_BESIDE = 120f;

    /** Height below which the logo could not be read: above a menu of large texts there may be no room for it. */
    private static final float LEAST_LOGO = 50f;

    private final Canvas canvas;
    private final Node node = new Node("title");
    private final Sprite logo;
    private final CanvasText line;
    private final Sprite band; // behind the line: the clouds are as light as its letters
    private final float shape;
    private float logoHeight;
    private float logoMiddle;
    private float lineMiddle;
    private float menuTop;
    private float top;
    private float left;
    private float logoLeft;
    private boolean beside;
    private float age;

    /** Makes the overlay, hidden. */
    public TitleOverlay(Canvas canvas, Skin skin, Translations translations) {
        this.canvas = canvas;
        String picture = translations.text("title.logo");
        logo = skin.sprite(picture);
        shape = skin.shape(picture);
        line = skin.caption(Math.min(LARGEST_LINE, LINE_FONT * skin.textScale()), Skin.TEXT, Align.LEFT)
                .text(translations.text("title.line"));
        band = skin.sprite("band_left");
        node.attachChild(band.geometry());
        node.attachChild(logo.geometry());
        node.attachChild(line.spatial());
    }

    /**
     * Shows the overlay around a menu.
     *
     * @param menuHeight in lines
     * @param menuWidth in lines
     */
    public void show(float menuHeight, float menuWidth) {
        top = TOP - canvas.insetTop();
        left = LEFT + canvas.insetLeft();
        beside = canvas.hasTouch() && canvas.menuBottom() + GAP + menuHeight > canvas.safeHeight() * LOW;
        menuTop = Math.min(canvas.menuBottom() + GAP + menuHeight, top - GAP);
        lineMiddle = (beside ? canvas.safeMiddleY() - LOGO_AND_LINE : menuTop) + GAP + line.height() / 2f;
        float bottom = lineMiddle + line.height() / 2f;
        logoLeft = beside ? left + menuWidth + LEFT : left;
        float widest = Math.min(WIDEST_LOGO, canvas.width() * (beside ? LOGO_SHARE_BESIDE : LOGO_SHARE));
        logoHeight = Math.max(0f, Math.min(widest / shape, top - bottom));
        logo.shown(logoHeight >= LEAST_LOGO);
        logoMiddle = bottom + logoHeight / 2f;
        age = 0f;
        canvas.add(node);
        update(0f);
    }

    /** One frame. */
    public void update(float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float breath = 1f + 0.006f * (float) Math.sin(age * 1.8f);
        float size = (0.94f + 0.06f * in) * breath;
        logo.size(logoHeight * shape * size, logoHeight * size)
                .alpha(in)
                .at(logoLeft + logoHeight * shape / 2f - 10f, logoMiddle, ZOrder.ICON);
        line.alpha(in).at(logoLeft + 14f, lineMiddle, ZOrder.TEXT);
        float width = line.width() + BAND_BESIDE;
        band.alpha(BAND * in).size(width, line.height() * 1.6f).at(logoLeft + width / 2f, lineMiddle, ZOrder.GROUND);
    }

    /** Left end of the menu, in lines. */
    public float menuLeft() {
        return left;
    }

    /** Upper end of the menu, in lines. */
    public float menuTop() {
        return menuTop;
    }

    /** Height available for the menu below its top, in lines. */
    public float menuRoom() {
        return menuTop - canvas.menuBottom();
    }

    /** Hides the overlay. */
    public void hide() {
        node.removeFromParent();
    }
}
