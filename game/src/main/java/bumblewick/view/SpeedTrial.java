package bumblewick.view;

import bumblewick.view.ViewOptions.Quality;
import java.util.Arrays;

/**
 * Measures how fast a machine draws a scene at the highest quality with all lines, and says what it can be expected to
 * hold in play.
 *
 * <p>Frames in time say no more than that: a screen that is waited for hides how much room is left. Late ones say by how
 * much, and what less would cost is known roughly. The median counts, since a scene that has just come is still loading.
 *
 * <p>It knows no clock and no screen: the same frames give the same verdict.
 */
public final class SpeedTrial {
    /** At which quality is measured. */
    public static final Quality AT = Quality.HIGH;

    /** In which nothing is measured: what is drawn for the first time is made ready first. In seconds. */
    private static final float WARM_UP = 1f;

    /** How long is measured, in seconds. */
    private static final float LENGTH = 2f;

    /** Frames that it takes at least, however slow they are. */
    private static final int LEAST_FRAMES = 5;

    /** More are not needed, at any speed. */
    private static final int MOST_FRAMES = 1_000;

    /** Factor on the time that a frame may take: above this it is late. */
    private static final float LATE = 1.05f;

    /** What play costs more than the scene that is measured. */
    private static final float PLAY = 1.2f;

    /** What a quality costs, by the highest. */
    private static final float[] COSTS = {0.4f, 0.7f, 1f}; // low, medium, high

    /** Fewer lines look worse than a lower quality with more of them. */
    private static final float LEAST_LINES = 0.8f;

    private static final float STEPS = 20f; // from no lines to all

    private final float rate;
    private final float[] times = new float[MOST_FRAMES];
    private float seconds;
    private int frames;

    /** @param rate frames per second that are to be held */
    public SpeedTrial(float rate) {
        this.rate = rate;
    }

    /**
     * What a machine can be expected to hold.
     *
     * @param quality the highest of them
     * @param scale lines of the picture per line of the window
     * @param frameSeconds what was measured
     */
    public record Verdict(Quality quality, float scale, float frameSeconds) {}

    /**
     * Goes on by a frame that was drawn at {@link #AT}.
     *
     * @param frameSeconds that it took
     * @return whether that was enough
     */
    public boolean update(float frameSeconds) {
        seconds += frameSeconds;
        if (seconds > WARM_UP && frames < MOST_FRAMES) {
            times[frames++] = frameSeconds;
        }
        return seconds >= WARM_UP + LENGTH && frames >= LEAST_FRAMES;
    }

    /** What it came to. */
    public Verdict verdict() {
        float[] sorted = Arrays.copyOf(times, frames);
        Arrays.sort(sorted);
        float median = sorted[frames / 2];
        float load = median * rate;
        if (load <= LATE) {
            return new Verdict(AT, 1f, median);
        }
        for (int i = COSTS.length - 1; i >= 0; i--) {
            float lines = lines(load * PLAY * COSTS[i]);
            if (lines >= LEAST_LINES || i == 0) {
                return new Verdict(Quality.values()[i], Math.max(AutoScale.LEAST, lines), median);
            }
        }
        throw new IllegalStateException("there is no quality");
    }

    /** The most lines, on the grid, with which a picture that takes so many times too long is in time. */
    private static float lines(float load) {
        float wanted = Math.min(1f, 1f / (float) Math.sqrt(load));
        return (float) Math.floor(wanted * STEPS + 1e-3f) / STEPS;
    }
}
