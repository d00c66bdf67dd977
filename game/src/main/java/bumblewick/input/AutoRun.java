package bumblewick.input;

import bumblewick.math.Tick;

/**
 * What Wick does on foot with a push that is not full, or with none: for players who cannot push a stick fully or hold a key
 * for long. It changes the player's intent, so a replay has it.
 */
public final class AutoRun {
    /** When Wick runs without a full push. */
    public enum Mode {
        /** Never. */
        OFF,
        /** With the least push. */
        FULL,
        /** With none, after running ahead for a second; steering back, crouching or a fall end it. */
        ON
    }

    /** Time of running ahead after which Wick runs on, in ticks. */
    private static final int LATCH = Tick.PER_SECOND;

    /** Length from which on a push is one to run. */
    private static final float RUNS = 0.9f;

    /** Length down to which a stick that is let go is still on its way. */
    private static final float LET_GO = 0.5f;

    /** Least share of a push ahead that goes ahead: the cosine of 45°, with room for rounding. */
    private static final float AHEAD = 0.7f;

    /** How far back a push ends the run. */
    private static final float BACK = -0.3f;

    private Mode mode = Mode.OFF;
    private int ticksAhead;
    private boolean running;
    private float x;
    private float y;

    /** Sets the mode, and ends a run without a push. */
    void mode(Mode chosen) {
        mode = chosen;
        stop();
    }

    /** Ends a run without a push. */
    void stop() {
        ticksAhead = 0;
        running = false;
    }

    /**
     * Works out {@link #x} and {@link #y} for a tick.
     *
     * @param right push to the right, −1 to 1
     * @param ahead push ahead, likewise
     * @param crouches whether Wick is to crouch, which ends a run without a push
     */
    void push(float right, float ahead, boolean crouches) {
        x = right;
        y = ahead;
        float length = (float) Math.sqrt(right * right + ahead * ahead);
        if (mode == Mode.ON) {
            keepOn(length, crouches);
        } else if (mode == Mode.FULL && length > 0f) {
            x /= length;
            y /= length;
        }
    }

    private void keepOn(float length, boolean crouches) {
        if (crouches || (running && y < BACK)) {
            stop();
        } else if (running) {
            float steered = (float) Math.sqrt(x * x + 1f);
            x /= steered;
            y = 1f / steered;
        } else if (length >= RUNS) {
            ticksAhead = y >= AHEAD * length ? Math.min(LATCH, ticksAhead + 1) : 0;
        } else if (ticksAhead < LATCH) {
            ticksAhead = 0;
        } else if (length <= LET_GO) {
            running = true;
            y = 1f;
        }
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }
}
