package bumblewick.view;

/**
 * The clip of one flier and how far it is in it; each one blends into the next. A tell keeps exactly to the wind-up of
 * the rules, all others take their own time.
 */
final class FlierMotion {
    private static final float BLEND = 0.1f; // seconds from one clip to the next
    private static final float NEARLY = 0.98f;

    private PoseBook book;
    private FlierClip now = FlierClip.IDLE;
    private float seconds;
    private float row;
    private float before;
    private float blending;
    private boolean woundUp;
    private boolean wasHit;

    /**
     * Begins anew.
     *
     * @param book of its model
     * @param offset by which its loops differ from its neighbours', in seconds
     */
    void start(PoseBook book, float offset) {
        this.book = book;
        now = FlierClip.IDLE;
        seconds = offset;
        blending = 0f;
        woundUp = false;
        wasHit = false;
        row = rowAt(0f);
    }

    /**
     * Goes on by a frame.
     *
     * @param tell share of the wind-up that is over, 0 if there is none
     * @param hit whether it shows a hit
     * @param speed in u/s
     */
    void live(float tell, boolean hit, float speed, float frameSeconds) {
        seconds += frameSeconds;
        boolean attacking = tell == 0f && (woundUp || now == FlierClip.ATTACK && !over());
        boolean flinching = hit && !wasHit || now == FlierClip.HIT && !over();
        woundUp = tell > 0f;
        wasHit = hit;
        change(FlierClip.of(tell > 0f, attacking, flinching, speed));
        blending = Math.max(0f, blending - frameSeconds);
        row = now == FlierClip.TELL ? chapter().row(tell) : rowAt(seconds);
    }

    /** Is as it would be at a moment of a quiet flight: time may go back. */
    void pose(float time, float speed) {
        now = FlierClip.of(false, false, false, speed);
        blending = 0f;
        row = rowAt(time);
    }

    /** Its end goes on by a frame; says whether that is over. */
    boolean die(float frameSeconds) {
        seconds += frameSeconds;
        change(FlierClip.DEATH);
        blending = Math.max(0f, blending - frameSeconds);
        row = rowAt(seconds);
        return over();
    }

    private void change(FlierClip next) {
        if (next == now) {
            return;
        }
        before = (float) Math.floor(row);
        blending = BLEND;
        seconds = next.loops() ? seconds : 0f;
        now = next;
    }

    private boolean over() {
        return seconds >= chapter().seconds();
    }

    private PoseBook.Chapter chapter() {
        return book.clip(now.clip());
    }

    private float rowAt(float time) {
        float phase = time / chapter().seconds();
        return chapter().row(now.loops() ? phase - (float) Math.floor(phase) : phase);
    }

    /** What it does now. */
    FlierClip clip() {
        return now;
    }

    /** Sets the pose of what is painted next. */
    void paint(Paint paint) {
        paint.row = row;
        paint.before = blending > 0f ? before + NEARLY * blending / BLEND : 0f;
    }
}
