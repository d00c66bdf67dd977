package bumblewick.android.screen;

import java.util.Arrays;
import java.util.Locale;

/** How long frames took, from the beginning of one to that of the next. What does not fit any more is not counted. */
public final class FrameTimes {
    private static final int MOST = 100_000;
    private static final float NANOS_PER_MS = 1e6f;
    private static final double NANOS_PER_SECOND = 1e9;

    private final float[] times = new float[MOST]; // milliseconds
    private int count;
    private long first;
    private long last;
    private boolean begun;

    /** No frame yet. */
    public FrameTimes() {}

    /** A frame begins at that time, in nanoseconds. */
    public void begin(long nanos) {
        if (!begun) {
            begun = true;
            first = nanos;
        } else if (count < MOST) {
            times[count++] = (nanos - last) / NANOS_PER_MS;
        }
        last = nanos;
    }

    /** Seconds from the first frame to the last. */
    public double seconds() {
        return (last - first) / NANOS_PER_SECOND;
    }

    /**
     * The times as JSON: how many frames, in how many seconds, frames per second, milliseconds that half, nine of ten, and 99
     * of a hundred frames kept within, the longest, and how many took longer than {@code allowed}.
     *
     * @param allowed milliseconds for a frame; 0 for what is not known
     * @param device that drew, in its driver's words
     */
    public String report(float allowed, String device) {
        float[] sorted = Arrays.copyOf(times, count);
        Arrays.sort(sorted);
        int late = 0;
        for (float time : sorted) {
            late += allowed > 0f && time > allowed * 1.5f ? 1 : 0;
        }
        return String.format(
                Locale.ROOT,
                "{\"device\": \"%s\", \"frames\": %d, \"seconds\": %.3f, \"framesPerSecond\": %.2f, \"allowedMs\": %.3f,"
                        + " \"medianMs\": %.3f, \"percentile90Ms\": %.3f, \"percentile99Ms\": %.3f, \"longestMs\": %.3f,"
                        + " \"late\": %d}%n",
                device.replaceAll("[\"\\\\\\p{Cntrl}]", "_"),
                count,
                seconds(),
                seconds() > 0.0 ? count / seconds() : 0.0,
                allowed,
                percentile(sorted, 0.5),
                percentile(sorted, 0.9),
                percentile(sorted, 0.99),
                percentile(sorted, 1.0),
                late);
    }

    /** The smallest time that this share of frames kept within. */
    private static float percentile(float[] sorted, double share) {
        return sorted.length == 0 ? 0f : sorted[(int) Math.max(0, Math.ceil(share * sorted.length) - 1)];
    }
}
