package bumblewick.ui;

/**
 * Where the display over the picture may stand, in lines of the canvas, and how large: at the rim, but not so far out on
 * a wide screen that the eye has to leave the flight, and never so large that it reaches the lane of fire.
 */
final class HudSpace {
    /** Between the rim of the picture and what is shown. */
    static final float MARGIN = 20f;

    private static final float SIXTEEN_TO_NINE = Canvas.HEIGHT * 16f / 9f;

    /** Bees, points and the room between them, at scale 1: they stand side by side. */
    private static final float ABREAST = 830f;

    /** Bees and the boss's bar below them, at scale 1. */
    private static final float BELOW_EACH_OTHER = 178f;

    /** Height of the band above the lane of fire: of all that the sights can point at. */
    private static final float TOP_BAND = 224f;

    private final Canvas canvas;
    private final HudOptions options;

    HudSpace(Canvas canvas, HudOptions options) {
        this.canvas = canvas;
        this.options = options;
    }

    float width() {
        return canvas.width();
    }

    float middle() {
        return canvas.width() / 2f;
    }

    float left() {
        return Math.max(0f, (canvas.width() - options.widest() * SIXTEEN_TO_NINE) / 2f) + MARGIN;
    }

    float right() {
        return canvas.width() - left();
    }

    float top() {
        return Canvas.HEIGHT - MARGIN;
    }

    float bottom() {
        return MARGIN;
    }

    /** Factor on the size of what is always shown: numbers grow with the texts, but less than they do. */
    float scale() {
        float wanted = options.scale() * grown(options.textScale());
        float abreast = (right() - left()) / ABREAST;
        float below = (TOP_BAND - MARGIN) / BELOW_EACH_OTHER;
        return Math.min(wanted, Math.min(abreast, below));
    }

    private static float grown(float textScale) {
        return 1f + (textScale - 1f) * (textScale > 1f ? 0.35f : 0.5f);
    }

    /** Factor on the size of words within what is scaled by {@link #scale()}. */
    float words() {
        return Math.min(options.textScale() / grown(options.textScale()), 1.25f);
    }

    /** Factor on the size of texts that stand for themselves. */
    float texts() {
        return options.textScale();
    }
}
