package bumblewick.ui.page;

/**
 * A pointer that was pressed on a row and moves: it slides something on the row, or scrolls the column, and only if it did
 * neither it has pressed. A column that was thrown glides on. Lengths in lines, y upwards.
 */
final class Drag {
    /** A mouse trembles less than this, and a finger less than the other, in dp. */
    private static final float MOUSE_TREMBLES = 6f;

    private static final float FINGER_TREMBLES = 9f;

    /** A gliding column has half of its speed after this time, in seconds; below so many lines a second it stands. */
    private static final float HALF_LIFE = 0.16f;

    private static final float STANDS = 12f;

    /** A speed is taken over so many seconds. */
    private static final float TAKEN_OVER = 0.08f;

    /** What it does. */
    enum Use {
        NOTHING,
        /** It may yet be a press. */
        PRESS,
        SLIDE,
        SCROLL
    }

    private Use use = Use.NOTHING;
    private float startX;
    private float startY;
    private float y;
    private float unscrolled;
    private float speed;

    /** The pointer is pressed. Whatever glides stands still. */
    void begin(float atX, float atY) {
        use = speed == 0f ? Use.PRESS : Use.SCROLL; // who stops what glides presses nothing
        startX = atX;
        startY = atY;
        y = atY;
        unscrolled = 0f;
        speed = 0f;
    }

    /**
     * The pointer moves.
     *
     * @param slides whether there is something on the row to be slid
     * @param scrolls whether there is more of the column than is seen
     * @param finger lines of a dp if it is a finger's, else 0
     */
    void move(float toX, float toY, boolean slides, boolean scrolls, float finger) {
        float across = Math.abs(toX - startX);
        float along = Math.abs(toY - startY);
        float trembles = finger > 0f ? FINGER_TREMBLES * finger : MOUSE_TREMBLES;
        if (use == Use.PRESS && Math.max(across, along) > trembles) {
            if (slides && across >= along) {
                use = Use.SLIDE;
            } else if (scrolls) {
                use = Use.SCROLL;
            }
        }
        if (use == Use.SCROLL) {
            unscrolled += toY - y;
        }
        y = toY;
    }

    /** The pointer is let go; says what it did. */
    Use end() {
        Use did = use;
        use = Use.NOTHING;
        return did;
    }

    Use use() {
        return use;
    }

    /** How far the column moves upwards in this frame. */
    float take(float seconds) {
        if (use == Use.SCROLL) {
            float way = unscrolled;
            unscrolled = 0f;
            float share = Math.min(1f, seconds / TAKEN_OVER);
            speed += (way / Math.max(seconds, 1e-3f) - speed) * share;
            return way;
        }
        if (use == Use.NOTHING && speed != 0f) {
            float way = speed * seconds;
            speed *= (float) Math.pow(0.5, seconds / HALF_LIFE);
            speed = Math.abs(speed) < STANDS ? 0f : speed;
            return way;
        }
        return 0f;
    }

    /** Whether it glides without a pointer. */
    boolean glides() {
        return use == Use.NOTHING && speed != 0f;
    }

    /** It does nothing any more, and glides nowhere. */
    void stop() {
        use = Use.NOTHING;
        speed = 0f;
    }
}
