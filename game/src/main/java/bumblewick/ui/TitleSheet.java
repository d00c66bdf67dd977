package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * What the title shows besides its menu: the logo and a line over it, and at the foot what is pressed in play, on the device
 * that was used last. The menu stands on the foot; the logo takes what is left above it.
 */
public final class TitleSheet {
    private static final float WIDEST_LOGO = 620f;

    /** Share of the canvas's width that the logo takes at most. */
    private static final float LOGO_SHARE = 0.56f;

    /** The same where it stands beside the menu: Wick is on the other side of it. */
    private static final float LOGO_SHARE_BESIDE = 0.3f;

    private static final float LEFT = 64f;
    private static final float MARGIN = 16f;

    /** A menu for fingers that takes more of the height than this stands beside the logo, not under it. */
    private static final float LOW = 0.68f;

    /** So far below the middle the line begins that stands under a logo beside the menu, in lines. */
    private static final float LOGO_AND_LINE = 40f;

    private static final float TOP = 712f;
    private static final float GAP = 12f;
    private static final float LINE_FONT = 25f;
    private static final float LARGEST_LINE = 36f;
    private static final float HINT_FONT = 19f;

    /** Height of the foot in heights of its letters: pictures of keys are higher than those. */
    private static final float FOOT = 2.4f;

    private static final float IN_SECONDS = 0.2f;
    private static final ColorRGBA SHADE = new ColorRGBA(0.02f, 0.08f, 0.1f, 0.5f);

    private final Canvas canvas;
    private final Skin skin;
    private final GlyphText glyphs;
    private final String hintText;
    private final Node node = new Node("title");
    private final Sprite logo;
    private final Sprite foot;
    private final Caption line;
    private final Caption hints;
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
    private int told = -1; // revision of the hints

    /** Makes the sheet; it is not shown yet. */
    public TitleSheet(Canvas canvas, Skin skin, Words words, GlyphText glyphs) {
        this.canvas = canvas;
        this.skin = skin;
        this.glyphs = glyphs;
        String picture = words.text("title.logo");
        logo = skin.sprite(picture);
        shape = skin.shape(picture);
        foot = skin.plain(SHADE);
        line = skin.caption(Math.min(LARGEST_LINE, LINE_FONT * skin.textScale()), Skin.TEXT, Align.LEFT)
                .says(words.text("title.line"));
        hintText = words.text("title.hints");
        hints = skin.caption(HINT_FONT * skin.textScale(), Skin.TEXT, Align.CENTRE);
        node.attachChild(logo.geometry());
        node.attachChild(foot.geometry());
        node.attachChild(line.spatial());
        node.attachChild(hints.spatial());
    }

    /**
     * Shows it around a menu.
     *
     * @param menuHeight in lines
     * @param menuWidth likewise
     */
    public void show(float menuHeight, float menuWidth) {
        top = TOP - canvas.insetTop();
        left = LEFT + canvas.insetLeft();
        beside = canvas.touch() && footHeight() + GAP + menuHeight > canvas.safeHeight() * LOW;
        menuTop = Math.min(footHeight() + GAP + menuHeight, top - GAP);
        lineMiddle = (beside ? canvas.safeMiddleY() - LOGO_AND_LINE : menuTop) + GAP + line.height() / 2f;
        float bottom = lineMiddle + line.height() / 2f;
        logoLeft = beside ? left + menuWidth + LEFT : left;
        float widest = Math.min(WIDEST_LOGO, canvas.width() * (beside ? LOGO_SHARE_BESIDE : LOGO_SHARE));
        logoHeight = Math.max(0f, Math.min(widest / shape, top - bottom));
        logoMiddle = bottom + logoHeight / 2f;
        age = 0f;
        canvas.add(node);
        update(0f);
    }

    private float footHeight() {
        return canvas.insetBottom() + HINT_FONT * skin.textScale() * FOOT;
    }

    public void update(float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float breath = 1f + 0.006f * (float) Math.sin(age * 1.8f);
        float size = (0.94f + 0.06f * in) * breath;
        logo.size(logoHeight * shape * size, logoHeight * size)
                .alpha(in)
                .at(logoLeft + logoHeight * shape / 2f - 10f, logoMiddle, Layer.ICON);
        line.alpha(in).at(logoLeft + 14f, lineMiddle, Layer.TEXT);
        foot.size(canvas.width() + 4f, footHeight()).at(canvas.width() / 2f, footHeight() / 2f - 2f, Layer.GROUND);
        if (told != glyphs.revision()) {
            told = glyphs.revision();
            hints.says(glyphs.fill(hintText));
        }
        hints.alpha(in)
                .within(canvas.safeWidth() - 2f * MARGIN)
                .at(canvas.safeMiddleX(), (canvas.insetBottom() + footHeight()) / 2f, Layer.TEXT);
    }

    /** Where the menu belongs, in lines of the canvas. */
    public float menuLeft() {
        return left;
    }

    /** Where the menu belongs, in lines of the canvas. */
    public float menuTop() {
        return menuTop;
    }

    /** Room for the menu below its top, in lines. */
    public float menuRoom() {
        return menuTop - footHeight();
    }

    public void hide() {
        node.removeFromParent();
    }
}
