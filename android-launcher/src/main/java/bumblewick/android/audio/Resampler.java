package bumblewick.android.audio;

/**
 * Adds a part of a clip to a block at another rate, by Catmull-Rom interpolation: a cubic through the middle two of four
 * samples.
 *
 * <p>Source: E. Catmull, R. Rom, <i>A class of local interpolating splines</i> (1974).
 */
final class Resampler {
    private static final float FULL = 1f / 32768f;
    private static final float PART = 1f / Playhead.FRAME;
    private static final long FRACTION = Playhead.FRAME - 1;

    /** Samples that the curve needs behind the one that it is at. */
    private static final int AHEAD = 2;

    private Resampler() {}

    /**
     * Adds frames as long as there are some in what plays now, and moves the playhead and the ramp on.
     *
     * @param step from one frame of the block to the next, in parts of the recording's frames
     * @param out left and right in turns (added to)
     * @param from first frame of the block
     * @param to frame after the last
     * @return the first frame of the block that was not added to
     */
    static int add(Playhead head, long step, GainRamp gainRamp, float[] out, int from, int to) {
        Clip clip = head.clip();
        int inside = inside(clip, head.place(), step, to - from);
        if (inside == 0) {
            edge(head, clip, gainRamp, out, from);
            inside = 1;
        } else if (gainRamp.silent()) {
            // nothing to add, but time passes
        } else if (clip.channels() == 1) {
            mono(clip.samples(), head.place(), step, gainRamp, out, from, from + inside);
        } else {
            stereo(clip.samples(), head.place(), step, gainRamp, out, from, from + inside);
        }
        gainRamp.move(inside);
        head.move(step * inside);
        return from + inside;
    }

    /** How many of the next frames need no samples but the clip's own. */
    private static int inside(Clip clip, long place, long step, int wanted) {
        long last = (clip.frames() - AHEAD) * Playhead.FRAME - 1;
        if (place < Playhead.FRAME || place > last) {
            return 0;
        }
        return (int) Math.min(wanted, (last - place) / step + 1);
    }

    private static void mono(short[] s, long start, long step, GainRamp gainRamp, float[] out, int from, int to) {
        long place = start;
        float left = gainRamp.left() * FULL;
        float right = gainRamp.right() * FULL;
        float leftStep = gainRamp.leftStep() * FULL;
        float rightStep = gainRamp.rightStep() * FULL;
        for (int i = from; i < to; i++) {
            int k = (int) (place >>> 32);
            float value = curve(s[k - 1], s[k], s[k + 1], s[k + 2], (place & FRACTION) * PART);
            out[2 * i] += value * left;
            out[2 * i + 1] += value * right;
            left += leftStep;
            right += rightStep;
            place += step;
        }
    }

    private static void stereo(short[] s, long start, long step, GainRamp gainRamp, float[] out, int from, int to) {
        long place = start;
        float left = gainRamp.left() * FULL;
        float right = gainRamp.right() * FULL;
        float leftStep = gainRamp.leftStep() * FULL;
        float rightStep = gainRamp.rightStep() * FULL;
        for (int i = from; i < to; i++) {
            int k = 2 * (int) (place >>> 32);
            float t = (place & FRACTION) * PART;
            out[2 * i] += curve(s[k - 2], s[k], s[k + 2], s[k + 4], t) * left;
            out[2 * i + 1] += curve(s[k - 1], s[k + 1], s[k + 3], s[k + 5], t) * right;
            left += leftStep;
            right += rightStep;
            place += step;
        }
    }

    /** One frame where a recording begins or ends. */
    private static void edge(Playhead head, Clip clip, GainRamp gainRamp, float[] out, int at) {
        int k = (int) (head.place() >>> 32);
        float t = (head.place() & FRACTION) * PART;
        out[2 * at] += edge(head, k, t, 0) * gainRamp.left() * FULL;
        out[2 * at + 1] += edge(head, k, t, clip.channels() - 1) * gainRamp.right() * FULL;
    }

    private static float edge(Playhead head, int k, float t, int channel) {
        return curve(
                head.sample(k - 1, channel),
                head.sample(k, channel),
                head.sample(k + 1, channel),
                head.sample(k + 2, channel),
                t);
    }

    private static float curve(float before, float here, float next, float after, float t) {
        float slope = 0.5f * (next - before);
        float bend = before - 2.5f * here + 2f * next - 0.5f * after;
        float twist = 0.5f * (after - before) + 1.5f * (here - next);
        return ((twist * t + bend) * t + slope) * t + here;
    }
}
