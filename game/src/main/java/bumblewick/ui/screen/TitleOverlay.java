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
 * The title screen besides its menu: the logo with a sentence below it. The menu stands above the bar of hints, on dusk that lies
 * over the lower left of the picture; the logo takes the room above it.
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
    private static final float LINE_FONT = 23f;
    private static final float LARGEST_LINE = 30f;

    /** Width at which the sentence wraps at a text size of 100 %, in lines, and its largest share of the canvas's. */
    private static final float LINE_WIDTH = 430f;

    private static final float LINE_SHARE = 0.6f;
    private static final float LINE_ROOM = 130f;
    private static final float LINE_INSET = 16f; // as far as the links of the menu

    private static final float IN_SECONDS = 0.2f;

    /** Share of the dusk's width at which letters may end, and of its height; beyond it fades. */
    private static final float SCRIM_ACROSS = 0.62f;

    private static final float SCRIM_UP = 0.7f;

    /** Height below which the logo could not be read: above a menu of large texts there may be no room for it. */
    private static final float LEAST_LOGO = 50f;

    private final Canvas canvas;
    private final Node node = new Node("title");
    private final Sprite logo;
    private final CanvasText line;
    private final Sprite scrim;
    private final String words;
    private final float shape;
    private final float textScale;
    private float logoHeight;
    private float logoMiddle;
    private float lineTop;
    private float menuTop;
    private float menuRight;
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
        textScale = skin.textScale();
        line = skin.caption(Math.min(LARGEST_LINE, LINE_FONT * textScale), Skin.TEXT, Align.LEFT);
        words = translations.text("title.line");
        scrim = skin.sprite("scrim");
        node.attachChild(scrim.geometry());
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
        logoLeft = beside ? left + menuWidth + LEFT : left;
        line.fitText(words, Math.min(LINE_WIDTH * textScale, canvas.width() * LINE_SHARE - logoLeft), LINE_ROOM);
        float lineHeight = line.height() * line.shownScale();
        float lineFoot = beside ? canvas.safeMiddleY() - LOGO_AND_LINE - lineHeight / 2f : menuTop;
        lineTop = lineFoot + GAP + lineHeight;
        float bottom = lineTop + GAP;
        menuRight = Math.max(left + menuWidth, logoLeft + line.shownWidth()) + LEFT / 2f;
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
        line.alpha(in).at(logoLeft + LINE_INSET, lineTop - line.lineHeight() * line.shownScale() / 2f, ZOrder.TEXT);
        float width = menuRight / SCRIM_ACROSS;
        float height = Math.max(lineTop, menuTop) / SCRIM_UP;
        scrim.alpha(in).size(width, height).at(width / 2f, height / 2f, ZOrder.GROUND);
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
