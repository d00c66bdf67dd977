package bumblewick.ui.timeline;

/** Which part of a stage is seen, and how large: what leads from distances along the rail to places on the canvas and back. */
public final class Ruler {
    /** What is known of the stage is seen at most so much enlarged, in lines of the canvas per u. */
    private static final float CLOSEST = 12f;

    /** Where a distance is kept that is followed, as shares of what is seen. */
    private static final float FOLLOWED_FROM = 0.08f;

    private static final float FOLLOWED_TO = 0.85f;

    /** So far beyond the end is seen, as a share of the stage. */
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
    public Ruler(float length) {
        this.length = length;
        span = most();
        from = -length * MARGIN;
    }

    private float most() {
        return length * (1f + 2f * MARGIN);
    }

    /** Lies between two places of the canvas from now on, in lines. */
    public void fit(float left, float width) {
        this.left = left;
        this.width = Math.max(1f, width);
        keep();
    }

    /** The first distance that is seen, in u; may be a little below 0. */
    public float from() {
        return from;
    }

    /** How much is seen, in u. */
    public float span() {
        return span;
    }

    /** Shows a part of the stage, in u, as far as there is one. */
    public void show(float from, float span) {
        this.from = from;
        this.span = span;
        keep();
    }

    /** Where a distance is, in lines. */
    public float x(float distance) {
        return left + (distance - from) / span * width;
    }

    /** The distance at a place, in u. */
    public float distance(float x) {
        return from + (x - left) / width * span;
    }

    /** Lines of the canvas per u. */
    public float scale() {
        return width / span;
    }

    /**
     * Shows less and larger, or more and smaller.
     *
     * @param factor on the size, above 0
     * @param x what stays where it is, in lines
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

    /** Moves what is seen along, in u. */
    public void scroll(float by) {
        from += by;
        keep();
    }

    /** Moves no more than is needed to see a distance, and what follows it. */
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
     * A round distance from one mark to the next: 10, 20, 50, 100 …
     *
     * @param room that a mark needs, in lines
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
