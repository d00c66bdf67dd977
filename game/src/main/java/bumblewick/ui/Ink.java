package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** Makes what the display over the picture is drawn with: the skin's things, as visible as the player wants them. */
final class Ink {
    /** Dark ground of what is read. */
    static final ColorRGBA PLATE = new ColorRGBA(0.02f, 0.08f, 0.1f, 0.55f);

    /** Something good has just happened. */
    static final ColorRGBA FRESH = new ColorRGBA(0.6f, 1f, 0.85f, 1f);

    private static final float CONTRAST = 0.92f; // alpha of a plate
    private static final float BAND = 0.78f; // alpha of a band
    private static final float RIM = 10f; // of a plate, in lines

    private final Skin skin;
    private final HudOptions options;
    private final Marks marks;

    Ink(Skin skin, HudOptions options) {
        this.skin = skin;
        this.options = options;
        marks = skin.marks();
    }

    HudOptions options() {
        return options;
    }

    /** How much of a movement is wanted: 1 or 0. */
    float motion() {
        return options.reducedMotion() ? 0f : 1f;
    }

    Sprite sprite(String name) {
        return skin.sprite(name).strength(options.opacity());
    }

    Sprite panel(String name, float width, float height) {
        return skin.panel(name, width, height).strength(options.opacity());
    }

    Sprite plain(ColorRGBA color) {
        return skin.plain(color).strength(options.opacity()).alpha(color.a);
    }

    /** Dark ground of a sentence, whose ends run out softly. */
    Sprite band() {
        return options.highContrast() ? plain(PLATE) : sprite("band");
    }

    /** The same with a hard left end. */
    Sprite bandFromTheLeft() {
        return options.highContrast() ? plain(PLATE) : sprite("band_left");
    }

    /** How dark such a ground is. */
    float bandAlpha() {
        return options.highContrast() ? CONTRAST : BAND;
    }

    /** A dark plate around (x, y) below what needs one only for contrast; no plate at all for anybody else. */
    void contrastPlate(Node below, float width, float height, float x, float y) {
        if (options.highContrast()) {
            Sprite plate = panel("panel_dark", width + 2f * RIM, height + 2f * RIM);
            below.attachChild(plate.alpha(CONTRAST).at(x, y, Layer.GROUND).geometry());
        }
    }

    Caption caption(float size, ColorRGBA color, Align align) {
        return skin.caption(size, color, align).strength(options.opacity());
    }

    Caption headline(float size, ColorRGBA color, Align align) {
        return skin.headline(size, color, align).strength(options.opacity());
    }

    Digits digits(float size, ColorRGBA color, Align align, NumberFormatter format) {
        return skin.digits(size, color, align, format).strength(options.opacity());
    }

    Arc arc(float inner, float outer) {
        return new Arc(skin, inner, outer).strength(options.opacity());
    }

    Gauge gauge(String picture, float width, float height) {
        return new Gauge(this, picture, width, height);
    }

    Quads quads(int most) {
        return new Quads(skin.colored(marks.texture()), most, options.opacity());
    }

    Marks marks() {
        return marks;
    }
}
