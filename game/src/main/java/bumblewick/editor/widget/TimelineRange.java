package bumblewick.editor.widget;

/** The visible part of a stage: converts distances along the rail into positions on the canvas and back, scrolls and zooms. */
public final class TimelineRange {
    /** The largest scale, in lines of the canvas per u. */
    private static final float CLOSEST = 12f;

    /** Where a followed distance is kept, as shares of the visible part. */
    private static final float FOLLOWED_FROM = 0.08f;

    private static final float FOLLOWED_TO = 0.85f;

    /** How far the visible part may reach beyond the ends, as a share of the stage. */
    private static final float MARGIN = 0.01f;

    private static final float[] ROUND = {1f, 2f, 5f};

    private final float length;
    private float left;
    private float width = 1f;
    private float from;
    private float span;

    /**
     * Shows the whole of a stage.
     *
     * @param length of the stage, in u, above 0
     */
    public TimelineRange(float length) {
        this.length = length;
        span = most();
        from = -length * MARGIN;
    }

    private float most() {
        return length * (1f + 2f * MARGIN);
    }

    /** Sets its position on the canvas, in lines. */
    public void fit(float left, float width) {
        this.left = left;
        this.width = Math.max(1f, width);
        keep();
    }

    /** The first visible distance, in u; may be a little below 0. */
    public float from() {
        return from;
    }

    /** The length of the visible part, in u. */
    public float span() {
        return span;
    }

    /** Sets the visible part, in u, clamped to the stage. */
    public void show(float from, float span) {
        this.from = from;
        this.span = span;
        keep();
    }

    /** The position of a distance on the canvas, in lines. */
    public float x(float distance) {
        return left + (distance - from) / span * width;
    }

    /** The distance at a position of the canvas, in u. */
    public float distance(float x) {
        return from + (x - left) / width * span;
    }

    /** Lines of the canvas per u. */
    public float scale() {
        return width / span;
    }

    /**
     * Zooms.
     *
     * @param factor on the scale, above 0
     * @param x the position that stays in place, in lines
     */
    public void zoom(float factor, float x) {
        float still = distance(x);
        float share = (x - left) / width;
        span /= factor;
        span = Math.max(least(), Math.min(most(), span));
        from = still - share * span;
        keep();
    }

    private float least() {
        return Math.min(most(), width / CLOSEST);
    }

    /** Moves the visible part, in u. */
    public void scroll(float by) {
        from += by;
        keep();
    }

    /** Scrolls as little as is needed to show a distance and what follows it. */
    public void follow(float distance) {
        if (distance < from + FOLLOWED_FROM * span) {
            from = distance - FOLLOWED_FROM * span;
        } else if (distance > from + FOLLOWED_TO * span) {
            from = distance - FOLLOWED_TO * span;
        }
        keep();
    }

    private void keep() {
        span = Math.max(least(), Math.min(most(), span));
        from = Math.max(-length * MARGIN, Math.min(length * (1f + MARGIN) - span, from));
    }

    /**
     * A round distance between two marks: 10, 20, 50, 100 …
     *
     * @param room least distance of two marks, in lines
     */
    public float step(float room) {
        float least = room / scale();
        float ten = 1f;
        while (true) {
            for (float round : ROUND) {
                if (round * ten >= least) {
                    return round * ten;
                }
            }
            ten *= 10f;
        }
    }
}
