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

    /** Height of bees and points, with room below them, at scale 1. */
    private static final float FIRST_ROW = 100f;

    /** With a larger scale gauges and course, one above the other, would reach the lane of fire from below. */
    private static final float LARGEST = 1.3f;

    /** Height of the band above the lane of fire: of all that the sights can point at. */
    private static final float TOP_BAND = 250f;

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
        return Math.min(wanted, Math.min(abreast, LARGEST));
    }

    /** The upper edge of what is below bees and points. */
    float secondRow() {
        return top() - FIRST_ROW * scale();
    }

    /** Factor on the size of something so high in the second row: it ends above the lane of fire. */
    float secondScale(float height) {
        return Math.min(scale(), (secondRow() - (Canvas.HEIGHT - TOP_BAND)) / height);
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
