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
        return canvas.safeMiddleX();
    }

    float left() {
        return Math.max(canvas.insetLeft(), aside()) + MARGIN;
    }

    float right() {
        return canvas.width() - Math.max(canvas.insetRight(), aside()) - MARGIN;
    }

    /** What a very wide screen leaves free on either side. */
    private float aside() {
        return Math.max(0f, (canvas.width() - options.widest() * SIXTEEN_TO_NINE) / 2f);
    }

    /** Left end of the first row: beside what a finger presses in that corner. */
    float topLeft() {
        return Math.max(left(), beside(canvas.insetLeft(), canvas.cornerLeft()));
    }

    /** Right end of the first row. */
    float topRight() {
        return Math.min(right(), canvas.width() - beside(canvas.insetRight(), canvas.cornerRight()));
    }

    /** Left end of the last row, likewise. */
    float bottomLeft() {
        return Math.max(left(), beside(canvas.insetLeft(), canvas.footLeft()));
    }

    /** Right end of the last row, likewise. */
    float bottomRight() {
        return Math.min(right(), canvas.width() - beside(canvas.insetRight(), canvas.footRight()));
    }

    /** As wide as something may be that stands in the middle of the foot, in lines. */
    float footRoom() {
        return 2f * Math.min(middle() - bottomLeft(), bottomRight() - middle());
    }

    private static float beside(float inset, float corner) {
        return corner > 0f ? inset + corner + MARGIN / 2f : 0f;
    }

    float top() {
        return Canvas.HEIGHT - canvas.insetTop() - MARGIN;
    }

    float bottom() {
        return canvas.insetBottom() + MARGIN;
    }

    /** Factor on the size of what is always shown: numbers grow with the texts, but less than they do. */
    float scale() {
        float wanted = options.scale() * grown(options.textScale());
        float abreast = (topRight() - topLeft()) / ABREAST;
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
