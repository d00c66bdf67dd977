package bumblewick.ui.hud;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.SpriteAtlas;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Node;

/** Makes the visual elements of the HUD: those of the {@link Skin}, with the player's opacity and contrast. */
final class HudSkin {
    /** Colour of the dark background of texts. */
    static final ColorRGBA PLATE = new ColorRGBA(0.02f, 0.08f, 0.1f, 0.55f);

    /** Colour of the dark disc behind numbers in a ring: gold on it has a contrast of more than 4.5 : 1 before any sky. */
    static final ColorRGBA DISC = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.8f);

    /** Colour of good news. */
    static final ColorRGBA FRESH = new ColorRGBA(0.6f, 1f, 0.85f, 1f);

    private static final float CONTRAST = 0.92f; // alpha of a plate
    private static final float RIM = 10f; // of a plate, in lines
    private static final float SHADE = 0.5f; // alpha of a shade where it is darkest
    private static final float SHADE_RIM = 8f; // of a shade around what it is for, in lines
    private static final float EDGE = 1.6f; // width of the light edge of a ring, in lines

    private final Skin skin;
    private final HudOptions options;
    private final SpriteAtlas atlas;

    HudSkin(Skin skin, HudOptions options) {
        this.skin = skin;
        this.options = options;
        atlas = skin.atlas();
    }

    HudOptions options() {
        return options;
    }

    HudColours colours() {
        return options.colours();
    }

    /** Factor on movements: 1, or 0 with reduced motion. */
    float motion() {
        return options.reducedMotion() ? 0f : 1f;
    }

    Sprite sprite(String name) {
        return skin.sprite(name).opacity(options.opacity());
    }

    Sprite panel(String name, float width, float height) {
        return skin.panel(name, width, height).opacity(options.opacity());
    }

    Sprite plain(ColorRGBA color) {
        return skin.plain(color).opacity(options.opacity()).alpha(color.a);
    }

    /** A dark background for a line of text, with soft ends. */
    Sprite band() {
        return even() ? plain(PLATE) : sprite("band");
    }

    /** A dark background with a hard left end. */
    Sprite bandFromTheLeft() {
        return even() ? plain(PLATE) : sprite("band_left");
    }

    /** The alpha of such a background. */
    float bandAlpha() {
        float chosen = options.elements().background();
        return options.highContrast() ? Math.max(CONTRAST, chosen) : chosen;
    }

    /** Whether backgrounds are plates of one colour. */
    private boolean even() {
        return options.highContrast() || options.elements().background() >= 1f;
    }

    /** Adds a dark plate around (x, y), with high contrast only: else letters and icons have dark outlines of their own. */
    void contrastPlate(Node below, float width, float height, float x, float y) {
        if (options.highContrast()) {
            Sprite plate = panel("panel_dark", width + 2f * RIM, height + 2f * RIM);
            below.attachChild(plate.alpha(CONTRAST).at(x, y, ZOrder.GROUND).geometry());
        }
    }

    /** Adds what lies behind signs at the left or right edge of the picture: a shade, or with high contrast a plate. */
    void ground(Node below, float width, float height, float x, float y, Align edge) {
        contrastPlate(below, width, height, x + inwards(edge) * width / 2f, y);
        shade(below, width, height, x, y, edge);
    }

    /**
     * Adds a soft shade behind what stands at the left or right edge of the picture, so that it is one sign before any scenery;
     * none with high contrast.
     *
     * @param x left end for what stands at the left edge, right end for what stands at the right edge
     * @param y of its middle
     */
    void shade(Node below, float width, float height, float x, float y, Align edge) {
        if (!options.highContrast()) {
            Sprite shade = sprite("shade")
                    .size(width + 2f * SHADE_RIM, height + 2f * SHADE_RIM)
                    .turn(edge == Align.LEFT ? 0f : FastMath.PI);
            below.attachChild(shade.alpha(SHADE)
                    .at(x + inwards(edge) * width / 2f, y, ZOrder.GROUND)
                    .geometry());
        }
    }

    private static float inwards(Align edge) {
        return edge == Align.LEFT ? 1f : -1f;
    }

    CanvasText caption(float size, ColorRGBA color, Align align) {
        return skin.caption(size, color, align).opacity(options.opacity());
    }

    CanvasText headline(float size, ColorRGBA color, Align align) {
        return skin.headline(size, color, align).opacity(options.opacity());
    }

    NumberText number(float size, ColorRGBA color, Align align, NumberFormatter format) {
        return skin.number(size, color, align, format).opacity(options.opacity());
    }

    /** A ring, light at its outer edge, so that dark wood behind it does not swallow its shape. */
    RadialGauge radialGauge(float inner, float outer) {
        return new RadialGauge(skin, inner, outer, EDGE).opacity(options.opacity());
    }

    /** Adds a dark disc for numbers in a ring around (x, y). */
    void disc(Node below, float radius, float x, float y) {
        RadialGauge disc = new RadialGauge(skin, 0f, radius, 0f).opacity(options.opacity());
        disc.show(1f, DISC);
        disc.geometry().setLocalTranslation(x, y, ZOrder.GROUND);
        below.attachChild(disc.geometry());
    }

    BarGauge barGauge(String picture, float width, float height) {
        return new BarGauge(this, picture, width, height);
    }

    QuadBatch batch(int most) {
        return new QuadBatch(skin.colored(atlas.texture()), most, options.opacity());
    }

    SpriteAtlas atlas() {
        return atlas;
    }
}
