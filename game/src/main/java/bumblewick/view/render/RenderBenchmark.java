package bumblewick.view.render;

import bumblewick.view.ViewOptions.Quality;
import java.util.Arrays;

/**
 * Measures how fast a machine draws a scene at one quality and resolution, and estimates which settings it can hold in
 * play.
 *
 * <p>Frames in time give no more than what was drawn, since vertical sync hides the headroom. Late frames tell by how much, and
 * the cost of lower settings is known roughly. The median counts, because a new scene is still loading in its first
 * frames.
 *
 * <p>The class reads no clock and no screen: the same frame times give the same verdict.
 */
public final class RenderBenchmark {
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
    private final Quality quality;
    private final float scale;
    private final float[] times = new float[MAX_FRAMES];
    private float seconds;
    private int frames;

    /**
     * Prepares a measurement.
     *
     * @param rate frames per second to hold
     * @param quality that is drawn meanwhile
     * @param scale rows of the picture per row of the window that are drawn meanwhile, above 0 and up to 1
     */
    public RenderBenchmark(float rate, Quality quality, float scale) {
        this.rate = rate;
        this.quality = quality;
        this.scale = scale;
    }

    /** The quality that is drawn meanwhile. */
    public Quality quality() {
        return quality;
    }

    /** Rows of the picture per row of the window that are drawn meanwhile. */
    public float scale() {
        return scale;
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
     * Measures a frame that was drawn as wanted.
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

    /** Whether nothing more can be drawn than was measured. */
    public boolean isHighest() {
        return quality == Quality.HIGH && scale == 1f;
    }

    /** Whether a complete measurement found the frames in time. */
    public boolean inTime() {
        return median() * rate <= LATE;
    }

    private float median() {
        float[] sorted = Arrays.copyOf(times, frames);
        Arrays.sort(sorted);
        return sorted[frames / 2];
    }

    /** The result of a complete measurement. */
    public Verdict verdict() {
        float median = median();
        if (inTime()) {
            return new Verdict(quality, scale, median);
        }
        float full = median * rate / (COSTS[quality.ordinal()] * scale * scale); // load at the highest, all rows
        for (int i = COSTS.length - 1; i >= 0; i--) {
            float lines = lines(full * PLAY * COSTS[i]);
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
