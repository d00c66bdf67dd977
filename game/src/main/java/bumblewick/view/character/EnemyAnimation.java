package bumblewick.view.character;

import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.PoseTexture;

/**
 * The current clip of one air enemy and its phase; each clip blends into the next. The wind-up clip follows the
 * attack's wind-up exactly, all others take their own time.
 */
public final class EnemyAnimation {
    private static final float BLEND = 0.1f; // seconds of a blend
    private static final float NEARLY = 0.98f;

    private PoseTexture book;
    private EnemyClip now = EnemyClip.IDLE;
    private float seconds;
    private float row;
    private float before;
    private float blending;
    private boolean woundUp;
    private boolean wasHit;

    /**
     * Restarts.
     *
     * @param book poses of its model
     * @param offset of its loops against its neighbours', in seconds
     */
    public void start(PoseTexture book, float offset) {
        this.book = book;
        now = EnemyClip.IDLE;
        seconds = offset;
        blending = 0f;
        woundUp = false;
        wasHit = false;
        row = rowAt(0f);
    }

    /**
     * Continues by a frame.
     *
     * @param tell share of the wind-up that is over, 0 if there is none
     * @param hit whether it shows a hit
     * @param speed in u/s
     */
    void update(float tell, boolean hit, float speed, float frameSeconds) {
        seconds += frameSeconds;
        boolean attacking = tell == 0f && (woundUp || (now == EnemyClip.ATTACK && !isOver()));
        boolean flinching = (hit && !wasHit) || (now == EnemyClip.HIT && !isOver());
        woundUp = tell > 0f;
        wasHit = hit;
        startClip(EnemyClip.of(tell > 0f, attacking, flinching, speed));
        blending = Math.max(0f, blending - frameSeconds);
        row = now == EnemyClip.TELL ? chapter().row(tell) : rowAt(seconds);
    }

    /** Takes the pose of a time of an undisturbed flight; time may go back. */
    public void pose(float time, float speed) {
        now = EnemyClip.of(false, false, false, speed);
        blending = 0f;
        row = rowAt(time);
    }

    /** Continues the death clip by a frame; returns whether it is over. */
    boolean updateDeath(float frameSeconds) {
        seconds += frameSeconds;
        startClip(EnemyClip.DEATH);
        blending = Math.max(0f, blending - frameSeconds);
        row = rowAt(seconds);
        return isOver();
    }

    private void startClip(EnemyClip next) {
        if (next == now) {
            return;
        }
        before = (float) Math.floor(row);
        blending = BLEND;
        seconds = next.loops() ? seconds : 0f;
        now = next;
    }

    private boolean isOver() {
        return seconds >= chapter().seconds();
    }

    private PoseTexture.ClipRows chapter() {
        return book.clip(now.clip());
    }

    private float rowAt(float time) {
        float phase = time / chapter().seconds();
        return chapter().row(now.loops() ? phase - (float) Math.floor(phase) : phase);
    }

    /** The current clip. */
    EnemyClip clip() {
        return now;
    }

    /** Writes the current pose into a style. */
    public void applyTo(InstanceStyle style) {
        style.row = row;
        style.before = blending > 0f ? before + NEARLY * blending / BLEND : 0f;
    }
}
