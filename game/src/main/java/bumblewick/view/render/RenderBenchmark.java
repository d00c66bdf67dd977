package bumblewick.view.render;

import bumblewick.view.ViewOptions.Quality;
import java.util.Arrays;

/**
 * Measures how fast a machine draws a scene at the highest quality and full resolution, and estimates which settings it
 * can hold in play.
 *
 * <p>Frames in time give no more than that, since vertical sync hides the headroom. Late frames tell by how much, and
 * the cost of lower settings is known roughly. The median counts, because a new scene is still loading in its first
 * frames.
 *
 * <p>The class reads no clock and no screen: the same frame times give the same verdict.
 */
public final class RenderBenchmark {
    /** The quality to measure with. */
    public static final Quality QUALITY = Quality.HIGH;

    /** Time before measuring: what is drawn for the first time is uploaded first. In seconds. */
    private static final float WARM_UP = 1f;

    /** Duration of the measurement, in seconds. */
    private static final float LENGTH = 2f;

    /** Fewest frames to measure, however slow they are. */
    private static final int MIN_FRAMES = 5;

    /** Most frames to measure. */
    private static final int MAX_FRAMES = 1_000;

    /** Factor on the time that a frame may take: a longer one is late. */
    private static final float LATE = 1.05f;

    /** Cost of play, as a factor on that of the measured scene. */
    private static final float PLAY = 1.2f;

    /** Cost of each quality, as a factor on that of the highest. */
    private static final float[] COSTS = {0.4f, 0.7f, 1f}; // low, medium, high

    /** Smallest scale with a higher quality: fewer rows look worse than a lower quality with more rows. */
    private static final float MIN_SCALE = 0.8f;

    private static final float STEPS = 20f; // steps from 0 to 1

    private final float rate;
    private final float[] times = new float[MAX_FRAMES];
    private float seconds;
    private int frames;

    /** @param rate frames per second to hold */
    public RenderBenchmark(float rate) {
        this.rate = rate;
    }

    /**
     * What a machine can be expected to hold.
     *
     * @param quality the highest one
     * @param scale rows of the picture per row of the window
     * @param frameSeconds the measured median
     */
    public record Verdict(Quality quality, float scale, float frameSeconds) {}

    /**
     * Measures a frame that was drawn at {@link #QUALITY}.
     *
     * @param frameSeconds that the frame took
     * @return whether the measurement is complete
     */
    public boolean update(float frameSeconds) {
        seconds += frameSeconds;
        if (seconds > WARM_UP && frames < MAX_FRAMES) {
            times[frames++] = frameSeconds;
        }
        return seconds >= WARM_UP + LENGTH && frames >= MIN_FRAMES;
    }

    /** The result of a complete measurement. */
    public Verdict verdict() {
        float[] sorted = Arrays.copyOf(times, frames);
        Arrays.sort(sorted);
        float median = sorted[frames / 2];
        float load = median * rate;
        if (load <= LATE) {
            return new Verdict(QUALITY, 1f, median);
        }
        for (int i = COSTS.length - 1; i >= 0; i--) {
            float lines = lines(load * PLAY * COSTS[i]);
            if (lines >= MIN_SCALE || i == 0) {
                return new Verdict(Quality.values()[i], Math.max(DynamicResolution.SMALLEST, lines), median);
            }
        }
        throw new IllegalStateException("there is no quality");
    }

    /**
     * The largest scale, in whole steps, that is in time.
     *
     * @param load time of a frame at full resolution, as a factor on the time that it may take
     */
    private static float lines(float load) {
        float wanted = Math.min(1f, 1f / (float) Math.sqrt(load));
        return (float) Math.floor(wanted * STEPS + 1e-3f) / STEPS;
    }
}
