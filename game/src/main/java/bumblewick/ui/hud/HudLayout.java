package bumblewick.ui.hud;

import bumblewick.ui.draw.Canvas;

/**
 * Where the parts of the HUD stand, in lines of the canvas, and how large they are: at the edges, but not so far
 * apart on a wide screen that the eye has to leave the flight, and never so large that they reach the lane of fire.
 */
final class HudLayout {
    /** Distance from the edge of the canvas, in lines. */
    static final float MARGIN = 20f;

    private static final float SIXTEEN_TO_NINE = Canvas.HEIGHT * 16f / 9f;

    /** Width of bees and points side by side with the room between them, at scale 1, in lines. */
    private static final float ABREAST = 830f;

    /** Height of bees and points with the room below them, at scale 1, in lines. */
    private static final float FIRST_ROW = 100f;

    /** Width of bees and the room beside them, at scale 1, in lines; points are not wider. */
    private static final float ASIDE = 450f;

    /** Least room between bees and points for words, in lines. */
    private static final float LEAST_ROOM = 300f;

    /** Largest scale: beyond it gauges and progress line, one above the other, would reach the lane of fire. */
    private static final float LARGEST = 1.3f;

    private static final float FOOT_GAP = 24f; // between parts of the last row, at scale 1

    private final Canvas canvas;
    private final HudOptions options;

    HudLayout(Canvas canvas, HudOptions options) {
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

    /** The width that a very wide screen leaves free on either side. */
    private float aside() {
        return Math.max(0f, (canvas.width() - options.widest() * SIXTEEN_TO_NINE) / 2f);
    }

    /** Left end of the first row: beside an on-screen control in that corner. */
    float topLeft() {
        return Math.max(left(), beside(canvas.insetLeft(), canvas.reservedTopLeft()));
    }

    /** Right end of the first row. */
    float topRight() {
        return Math.min(right(), canvas.width() - beside(canvas.insetRight(), canvas.reservedTopRight()));
    }

    /** Left end of the last row: beside an on-screen control in that corner. */
    float bottomLeft() {
        return Math.max(left(), beside(canvas.insetLeft(), canvas.reservedBottomLeft()));
    }

    /** Right end of the last row. */
    float bottomRight() {
        return Math.min(right(), canvas.width() - beside(canvas.insetRight(), canvas.reservedBottomRight()));
    }

    /** Largest width of a part in the middle of the last row, in lines. */
    float bottomRoom() {
        return 2f * Math.min(middle() - bottomLeft(), bottomRight() - middle());
    }

    private static float beside(float inset, float corner) {
        return corner > 0f ? inset + corner + MARGIN / 2f : 0f;
    }

    float top() {
        return Canvas.HEIGHT - canvas.insetTop() - MARGIN - edge();
    }

    float bottom() {
        return Math.max(canvas.insetBottom() + edge(), canvas.reservedToolbar()) + MARGIN;
    }

    /** The height above and below that the player keeps free. */
    private float edge() {
        return options.elements().margin() * Canvas.HEIGHT;
    }

    /** Factor on the size of permanent parts: numbers grow with the text size, but less. */
    float scale() {
        float wanted = options.scale() * grown(options.textScale());
        float abreast = (topRight() - topLeft()) / ABREAST;
        return Math.min(wanted, Math.min(abreast, LARGEST));
    }

    /** Upper edge of the row below bees and points. */
    float secondRow() {
        return top() - FIRST_ROW * scale();
    }

    /** Width of the room between bees and points, in lines. */
    float firstRowRoom() {
        return topRight() - topLeft() - 2f * ASIDE * scale();
    }

    /**
     * Upper edge of toasts, in lines.
     *
     * @param high whether what is in the middle of the picture is to be seen: then they stand in the first row, if it has room
     */
    float toasts(boolean high) {
        return high && firstRowRoom() >= LEAST_ROOM ? top() : secondRow();
    }

    /**
     * Width, at scale 1, of the room in the middle of the last row.
     *
     * @param beside width of what stands on either side, at scale 1
     */
    float footRoom(float beside) {
        return bottomRoom() / scale() - 2f * (beside + FOOT_GAP);
    }

    private static float grown(float textScale) {
        return 1f + (textScale - 1f) * (textScale > 1f ? 0.35f : 0.5f);
    }

    /** Factor on the size of words inside parts that are scaled by {@link #scale()}. */
    float wordScale() {
        return Math.min(options.textScale() / grown(options.textScale()), 1.25f);
    }

    /** Factor on the size of separate texts. */
    float textScale() {
        return options.textScale();
    }
}
