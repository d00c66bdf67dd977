package bumblewick.view;

/**
 * Chooses how many lines the picture has, so that the frame rate holds: fewer as soon as frames are late, more again, one
 * step at a time, when they have been in time for a while.
 *
 * <p>With a screen that is waited for, frames in time all take equally long, and how much room is left cannot be measured:
 * more lines are a trial. A trial that fails doubles the wait for the next one, so that the picture comes to rest where the
 * machine holds it. Where fewer lines do not help, because something else is slow, they come back.
 *
 * <p>It knows no clock and no screen: the same frames give the same scales.
 */
public final class AutoScale {
    /** Lines of the picture per line of the window, at least. */
    public static final float LEAST = 0.5f;

    private static final float STEPS = 20f; // from nothing to all
    private static final float STEP = 1f / STEPS;
    private static final float MOST_DOWN = 0.2f; // at once

    /** Frames are judged by their mean over so long, in seconds. */
    private static final float WINDOW = 0.5f;

    /** Factors on the time that a frame may take: above this it is late, up to that it is in time, below that roomy. */
    private static final float LATE = 1.08f;

    private static final float IN_TIME = 1.03f;
    private static final float ROOMY = 0.7f;
    private static final float ROOMY_COUNTS = 4f; // times

    /** Waits before more lines are tried, in seconds. */
    private static final float PATIENCE = 4f;

    private static final float MOST_PATIENCE = 64f;

    /** A frame that takes longer was spent on loading, not on drawing, in seconds. */
    private static final float HITCH = 0.5f;

    /** Fewer lines that leave so much of the time have not helped. */
    private static final float NO_HELP = 0.9f;

    private float most = 1f;
    private float scale = 1f;
    private float seconds;
    private int frames;
    private boolean settling;
    private boolean wasLate;
    private boolean trial;
    private float calm;
    private float patience = PATIENCE;
    private float givenUp;
    private float from;
    private float meanBefore;

    /** Begins anew, with as many lines as there may be. */
    public void reset(float mostLines) {
        reset(mostLines, mostLines);
    }

    /**
     * Begins anew.
     *
     * @param mostLines as many as there may be
     * @param firstLines as many as are known to be drawn in time, up to {@code mostLines}
     */
    public void reset(float mostLines, float firstLines) {
        most = mostLines;
        scale = Math.max(LEAST, Math.min(mostLines, firstLines));
        forget();
        trial = false;
        patience = PATIENCE;
        givenUp = 0f;
        meanBefore = 0f;
    }

    /** What was measured so far says nothing about what comes. */
    private void forget() {
        seconds = 0f;
        frames = 0;
        calm = 0f;
        wasLate = false;
        settling = true;
    }

    /**
     * Goes on by a frame.
     *
     * @param frameSeconds that it took
     * @param rate frames per second that are to be held
     * @return lines of the picture per line of the window, from {@link #LEAST} to the most that was allowed
     */
    public float update(float frameSeconds, float rate) {
        if (frameSeconds > HITCH) {
            return scale;
        }
        seconds += frameSeconds;
        frames++;
        if (seconds >= WINDOW) {
            float mean = seconds / frames;
            float passed = seconds;
            seconds = 0f;
            frames = 0;
            judge(mean * rate, passed);
        }
        return scale;
    }

    /**
     * Judges a window.
     *
     * @param load mean time of a frame, as a factor on the time that it may take
     */
    private void judge(float load, float passed) {
        givenUp = Math.max(0f, givenUp - passed);
        if (settling) {
            settling = false; // the first frames after a change pay for the change
        } else if (load > LATE) {
            late(load);
        } else {
            wasLate = false;
            meanBefore = 0f;
            calm = load > IN_TIME ? 0f : calm + passed * (load < ROOMY ? ROOMY_COUNTS : 1f);
            if (calm >= patience) {
                inTime();
            }
        }
    }

    /** One late window may be chance, two are not. */
    private void late(float load) {
        calm = 0f;
        if (!wasLate) {
            wasLate = true;
            return;
        }
        if (givenUp > 0f) {
            return;
        }
        if (scale > LEAST) {
            fewer(load);
        } else if (meanBefore > 0f && load > NO_HELP * meanBefore) {
            turn(from);
            givenUp = MOST_PATIENCE;
        }
    }

    /** Back from a trial by its one step; else by as much as the time, which goes with the square of the lines, asks for. */
    private void fewer(float load) {
        if (meanBefore == 0f) {
            from = scale;
            meanBefore = load;
        }
        if (trial) {
            trial = false;
            patience = Math.min(MOST_PATIENCE, 2f * patience);
            turn(scale - STEP);
            return;
        }
        float wanted = scale / (float) Math.sqrt(load);
        turn(Math.max(scale - MOST_DOWN, Math.min(scale - STEP, wanted)));
    }

    private void inTime() {
        calm = 0f;
        if (trial) {
            trial = false; // it held
            patience = PATIENCE;
        }
        if (scale < most) {
            trial = true;
            turn(scale + STEP);
        }
    }

    private void turn(float wanted) {
        float onGrid = Math.round(wanted * STEPS) / STEPS;
        scale = Math.max(LEAST, Math.min(most, onGrid));
        forget();
    }
}
