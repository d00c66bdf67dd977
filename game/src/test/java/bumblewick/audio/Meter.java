package bumblewick.audio;

import java.util.Arrays;

/**
 * Loudness meters.
 *
 * <p>Source: ITU-R BS.1770-4, <i>Algorithms to measure audio programme loudness and true-peak audio level</i> (2015);
 * EBU Tech 3342, <i>Loudness Range</i> (2016); filters for any rate after B. De Man, <i>Evaluation of implementations of
 * the EBU R128 loudness measurement</i> (2018).
 */
final class Meter {
    private static final double SILENCE = -70;
    private static final int OVERSAMPLING = 4;
    private static final int TAPS = 16;

    private Meter() {}

    /** Power after K-weighting, all channels summed, as a running sum; mono counts as both sides. */
    private static double[] runningPower(AudioRecording recording) {
        double[] sums = new double[recording.length() + 1];
        double[][] filters = {shelf(recording.rate()), highPass(recording.rate())};
        double share = recording.channels().length == 1 ? 2 : 1;
        for (float[] channel : recording.channels()) {
            double[] state = new double[4];
            for (int i = 0; i < channel.length; i++) {
                double y = filter(filters[1], state, 2, filter(filters[0], state, 0, channel[i]));
                sums[i + 1] += share * y * y;
            }
        }
        for (int i = 1; i < sums.length; i++) {
            sums[i] += sums[i - 1];
        }
        return sums;
    }

    /** One step of a biquad {b0, b1, b2, a1, a2} in transposed form; its two states begin at {@code at}. */
    private static double filter(double[] f, double[] state, int at, double x) {
        double y = f[0] * x + state[at];
        state[at] = f[1] * x - f[3] * y + state[at + 1];
        state[at + 1] = f[2] * x - f[4] * y;
        return y;
    }

    private static double[] shelf(int rate) {
        double k = Math.tan(Math.PI * 1681.974450955533 / rate);
        double q = 0.7071752369554196;
        double high = Math.pow(10, 3.999843853973347 / 20);
        double band = Math.pow(high, 0.4996667741545416);
        double a0 = 1 + k / q + k * k;
        return new double[] {
            (high + band * k / q + k * k) / a0,
            2 * (k * k - high) / a0,
            (high - band * k / q + k * k) / a0,
            2 * (k * k - 1) / a0,
            (1 - k / q + k * k) / a0
        };
    }

    private static double[] highPass(int rate) {
        double k = Math.tan(Math.PI * 38.13547087602444 / rate);
        double q = 0.5003270373238773;
        double a0 = 1 + k / q + k * k;
        return new double[] {1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0};
    }

    private static double loudness(double power) {
        return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
    }

    /** Power of blocks of the given length, one every tenth of a second. */
    private static double[] blocks(AudioRecording recording, double seconds) {
        double[] sums = runningPower(recording);
        int length = (int) (seconds * recording.rate());
        int hop = recording.rate() / 10;
        int count = Math.max(1, (recording.length() - length) / hop + 1);
        double[] blocks = new double[count];
        for (int i = 0; i < count; i++) {
            int end = Math.min(recording.length(), i * hop + length);
            blocks[i] = (sums[end] - sums[i * hop]) / Math.max(1, end - i * hop);
        }
        return blocks;
    }

    private static double[] above(double[] blocks, double gate) {
        return Arrays.stream(blocks).filter(power -> loudness(power) > gate).toArray();
    }

    /** Gated loudness of the whole, in LUFS. */
    static double integrated(AudioRecording recording) {
        double[] heard = above(blocks(recording, 0.4), SILENCE);
        double gate = loudness(Arrays.stream(heard).average().orElse(0)) - 10;
        return loudness(Arrays.stream(above(heard, gate)).average().orElse(0));
    }

    /** Loudness of the loudest stretch of that length, in LUFS. */
    static double loudest(AudioRecording recording, double seconds) {
        double[] sums = runningPower(recording);
        int length = (int) (seconds * recording.rate());
        double most = 0;
        for (int i = 0; i < sums.length; i += 16) {
            most = Math.max(most, sums[Math.min(sums.length - 1, i + length)] - sums[i]);
        }
        return loudness(most / length);
    }

    /** From the 10th to the 95th percentile of the loudness of three seconds, in LU. */
    static double range(AudioRecording recording) {
        double[] heard = above(blocks(recording, 3), SILENCE);
        double gate = loudness(Arrays.stream(heard).average().orElse(0)) - 20;
        double[] kept =
                Arrays.stream(above(heard, gate)).map(Meter::loudness).sorted().toArray();
        return kept[(int) (0.95 * (kept.length - 1))] - kept[(int) (0.10 * (kept.length - 1))];
    }

    /** The highest level, between samples too, in dBTP: interpolated fourfold by a windowed sinc. */
    static double truePeak(AudioRecording recording) {
        double most = 1e-9;
        double[][] phases = phases();
        for (float[] x : recording.channels()) {
            for (int i = 0; i < x.length; i++) {
                if (Math.abs(x[i]) > 0.5 * most) { // between samples it may be higher, but never twice as high
                    most = Math.max(most, peakAfter(x, i, phases));
                }
            }
        }
        return 20 * Math.log10(most);
    }

    private static double peakAfter(float[] x, int i, double[][] phases) {
        double most = Math.abs(x[i]);
        for (double[] phase : phases) {
            double sum = 0;
            for (int k = 0; k < TAPS; k++) {
                int at = i + k - TAPS / 2 + 1;
                sum += at < 0 || at >= x.length ? 0 : phase[k] * x[at];
            }
            most = Math.max(most, Math.abs(sum));
        }
        return most;
    }

    private static double[][] phases() {
        double[][] phases = new double[OVERSAMPLING - 1][TAPS];
        for (int p = 1; p < OVERSAMPLING; p++) {
            for (int k = 0; k < TAPS; k++) {
                double t = k - TAPS / 2.0 + 1 - (double) p / OVERSAMPLING;
                double window = Math.cos(Math.PI * t / (TAPS + 1));
                phases[p - 1][k] = window * window * Math.sin(Math.PI * t) / (Math.PI * t);
            }
        }
        return phases;
    }

    /** From the mean to the peak, in dB. */
    static double crest(AudioRecording recording) {
        double peak = 0;
        double power = 0;
        for (float[] channel : recording.channels()) {
            for (float sample : channel) {
                peak = Math.max(peak, Math.abs(sample));
                power += sample * sample;
            }
        }
        double mean = power / recording.length() / recording.channels().length;
        return 20 * Math.log10(peak / Math.sqrt(mean));
    }
}
