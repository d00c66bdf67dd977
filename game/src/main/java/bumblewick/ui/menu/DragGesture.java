package bumblewick.ui.menu;

/**
 * Decides what a pressed pointer does: it drags a slider of the row on which it was pressed, or it scrolls the list; if it did
 * neither until it is released, it has clicked the row. A list that was thrown keeps scrolling and slows down.
 *
 * <p>Lengths in lines of the canvas, y upwards.
 */
final class DragGesture {
    /** A pointer that moves no further than this may still click: a mouse, in lines, and a finger, in dp. */
    private static final float MOUSE_TREMBLES = 6f;

    private static final float FINGER_TREMBLES = 9f;

    /** A thrown list halves its speed in this time, in seconds, and stops below so many lines a second. */
    private static final float HALF_LIFE = 0.16f;

    private static final float STANDS = 12f;

    /** The speed of a finger is averaged over so many seconds. */
    private static final float TAKEN_OVER = 0.08f;

    /** What the pointer does. */
    enum Use {
        NOTHING,
        /** It clicks the row, unless it still moves. */
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

    /** Begins with a press at a place. A thrown list stops. */
    void begin(float atX, float atY) {
        use = speed == 0f ? Use.PRESS : Use.SCROLL; // who stops a thrown list clicks nothing
        startX = atX;
        startY = atY;
        y = atY;
        unscrolled = 0f;
        speed = 0f;
    }

    /**
     * The pointer moves.
     *
     * @param slides whether the row has a slider
     * @param scrolls whether the list is longer than what is seen of it
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

    /** Ends with the release of the pointer; returns what it did. */
    Use end() {
        Use did = use;
        use = Use.NOTHING;
        return did;
    }

    Use use() {
        return use;
    }

    /** How far the list moves upwards in this frame, in lines. */
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

    /** Whether the list was thrown and still moves. */
    boolean glides() {
        return use == Use.NOTHING && speed != 0f;
    }

    /** Ends the gesture without a click, and stops a thrown list. */
    void stop() {
        use = Use.NOTHING;
        speed = 0f;
    }
}
