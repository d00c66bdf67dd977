package bumblewick.view.render;

/**
 * Chooses the picture's resolution so that the frame rate holds: fewer rows as soon as frames are late, more rows, one
 * step at a time, once frames have been in time for a while.
 *
 * <p>With vertical sync all frames in time take equally long and the headroom cannot be measured, so more rows are a
 * trial. A failed trial doubles the wait for the next one, so that the resolution settles at what the machine holds.
 * Where fewer rows do not help, because something else is slow, they come back.
 *
 * <p>The class reads no clock and no screen: the same frame times give the same scales.
 */
public final class DynamicResolution {
    /** Smallest scale: rows of the picture per row of the window. */
    public static final float SMALLEST = 0.5f;

    private static final float STEPS = 20f; // steps from 0 to 1
    private static final float STEP = 1f / STEPS;
    private static final float MAX_DECREASE = 0.2f; // largest decrease at once

    /** Time over which frames are averaged, in seconds. */
    private static final float WINDOW = 0.5f;

    /**
     * Factors on the time that a frame may take: longer is late, up to IN_TIME is in time, less than ROOMY leaves
     * headroom.
     */
    private static final float LATE = 1.08f;

    private static final float IN_TIME = 1.03f;
    private static final float ROOMY = 0.7f;
    private static final float ROOMY_COUNTS = 4f; // times: weight of seconds with headroom

    /** First wait before a trial, in seconds; the longest wait follows. */
    private static final float WAIT = 4f;

    private static final float MAX_WAIT = 64f;

    /** A longer frame was spent on loading, not on drawing, in seconds. */
    private static final float LOADING = 0.5f;

    /** Fewer rows have not helped if this share of the time is still needed. */
    private static final float NO_HELP = 0.9f;

    private float largest = 1f;
    private float scale = 1f;
    private float seconds;
    private int frames;
    private boolean settling;
    private boolean wasLate;
    private boolean trial;
    private float secondsInTime;
    private float wait = WAIT;
    private float pause;
    private float from;
    private float meanBefore;

    /** Restarts with as many rows as allowed. */
    public void reset(float mostLines) {
        reset(mostLines, mostLines);
    }

    /**
     * Restarts.
     *
     * @param mostLines largest scale allowed
     * @param firstLines scale to start with, up to {@code mostLines}
     */
    public void reset(float mostLines, float firstLines) {
        largest = mostLines;
        scale = Math.max(SMALLEST, Math.min(mostLines, firstLines));
        discardMeasurements();
        trial = false;
        wait = WAIT;
        pause = 0f;
        meanBefore = 0f;
    }

    /** Discards the measurements: they say nothing about the new scale. */
    private void discardMeasurements() {
        seconds = 0f;
        frames = 0;
        secondsInTime = 0f;
        wasLate = false;
        settling = true;
    }

    /**
     * Measures a frame.
     *
     * @param frameSeconds that the frame took
     * @param rate frames per second to hold
     * @return rows of the picture per row of the window, from {@link #SMALLEST} to the largest scale allowed
     */
    public float update(float frameSeconds, float rate) {
        if (frameSeconds > LOADING) {
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
     * Judges a window of frames.
     *
     * @param load mean time of a frame, as a factor on the time that it may take
     */
    private void judge(float load, float passed) {
        pause = Math.max(0f, pause - passed);
        if (settling) {
            settling = false; // the first frames after a change pay for the change
        } else if (load > LATE) {
            onLate(load);
        } else {
            wasLate = false;
            meanBefore = 0f;
            secondsInTime = load > IN_TIME ? 0f : secondsInTime + passed * (load < ROOMY ? ROOMY_COUNTS : 1f);
            if (secondsInTime >= wait) {
                onTime();
            }
        }
    }

    /** Reduces the resolution after two late windows: one may be chance. */
    private void onLate(float load) {
        secondsInTime = 0f;
        if (!wasLate) {
            wasLate = true;
            return;
        }
        if (pause > 0f) {
            return;
        }
        if (scale > SMALLEST) {
            reduceRows(load);
        } else if (meanBefore > 0f && load > NO_HELP * meanBefore) {
            setScale(from);
            pause = MAX_WAIT;
        }
    }

    /**
     * Reduces the rows: after a failed trial by its one step, otherwise by what the time asks for, which grows with the
     * square of the rows.
     */
    private void reduceRows(float load) {
        if (meanBefore == 0f) {
            from = scale;
            meanBefore = load;
        }
        if (trial) {
            trial = false;
            wait = Math.min(MAX_WAIT, 2f * wait);
            setScale(scale - STEP);
            return;
        }
        float wanted = scale / (float) Math.sqrt(load);
        setScale(Math.max(scale - MAX_DECREASE, Math.min(scale - STEP, wanted)));
    }

    private void onTime() {
        secondsInTime = 0f;
        if (trial) {
            trial = false; // the trial succeeded
            wait = WAIT;
        }
        if (scale < largest) {
            trial = true;
            setScale(scale + STEP);
        }
    }

    private void setScale(float wanted) {
        float onGrid = Math.round(wanted * STEPS) / STEPS;
        scale = Math.max(SMALLEST, Math.min(largest, onGrid));
        discardMeasurements();
    }
}
