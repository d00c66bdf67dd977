package bumblewick.audio;

import java.util.Arrays;

/**
 * Where a sound lies in the spectrum, how bright its beginning is, and how alike two sounds are; what {@code
 * assets/source/audio/spectrum.py} measures. The transform is that of Cooley and Tukey, <i>An Algorithm for the Machine
 * Calculation of Complex Fourier Series</i> (1965).
 */
final class Spectrum {
    private static final double LOWEST = 50; // Hz
    private static final int STEPS = 24; // places per octave where a peak may be
    private static final int OCTAVES = 8;

    private Spectrum() {}

    /** All channels as one. */
    static double[] mono(AudioRecording recording) {
        double[] sum = new double[recording.length()];
        for (float[] channel : recording.channels()) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += channel[i] / recording.channels().length;
            }
        }
        return sum;
    }

    /** The middle of the third of an octave that holds most power, in Hz. */
    static double peak(double[] x, int rate) {
        double[] power = power(x);
        double best = 0;
        double most = -1;
        for (int k = 0; k < STEPS * OCTAVES; k++) {
            double middle = LOWEST * Math.pow(2, (double) k / STEPS);
            double here = between(power, rate, middle * Math.pow(2, -1 / 6.0), middle * Math.pow(2, 1 / 6.0));
            best = here > most ? middle : best;
            most = Math.max(most, here);
        }
        return best;
    }

    /** The share of the power that lies between two frequencies in Hz. */
    static double share(double[] x, int rate, double from, double to) {
        double[] power = power(x);
        return between(power, rate, from, to) / Arrays.stream(power).sum();
    }

    /** The largest normalised cross-correlation, at any shift, of one sound at any of those other speeds with another sound. */
    static double likeness(double[] x, double[] y, double... speeds) {
        double slowest = Arrays.stream(speeds).min().orElseThrow();
        int n = Integer.highestOneBit((int) (x.length / slowest) + y.length) * 2;
        double[] turns = turns(n);
        double[] other = transformed(y, new double[0], turns);
        double energy = energy(y);
        double most = 0;
        // two at once: a real and an imaginary part stay apart, as the other sound has none
        for (int i = 0; i < speeds.length; i += 2) {
            double[] re = faster(x, speeds[i]);
            double[] im = i + 1 < speeds.length ? faster(x, speeds[i + 1]) : re;
            double[] product = transformed(re, im, turns);
            timesConjugate(product, other);
            transform(product, turns); // of the whole: turns time round only
            most = Math.max(most, most(product, 0) / n / Math.sqrt(energy(re) * energy));
            most = Math.max(most, most(product, 1) / n / Math.sqrt(energy(im) * energy));
        }
        return most;
    }

    private static void timesConjugate(double[] a, double[] b) {
        for (int k = 0; k < a.length; k += 2) {
            double re = a[k] * b[k] + a[k + 1] * b[k + 1];
            a[k + 1] = a[k + 1] * b[k] - a[k] * b[k + 1];
            a[k] = re;
        }
    }

    /** The furthest from 0 of every other number. */
    private static double most(double[] z, int first) {
        double most = 0;
        for (int k = first; k < z.length; k += 2) {
            most = Math.max(most, Math.abs(z[k]));
        }
        return most;
    }

    private static double[] faster(double[] x, double speed) {
        double[] bent = new double[(int) ((x.length - 2) / speed)];
        for (int i = 0; i < bent.length; i++) {
            int at = (int) (i * speed);
            double part = i * speed - at;
            bent[i] = x[at] * (1 - part) + x[at + 1] * part;
        }
        return bent;
    }

    private static double energy(double[] x) {
        return Arrays.stream(x).map(v -> v * v).sum();
    }

    private static double between(double[] power, int rate, double from, double to) {
        double hertz = rate / 2.0 / power.length;
        int last = Math.min(power.length, (int) Math.ceil(to / hertz));
        return Arrays.stream(power, Math.min(last, (int) Math.ceil(from / hertz)), last)
                .sum();
    }

    /** Power at equal steps from 0 Hz up to half the rate. */
    private static double[] power(double[] x) {
        int n = Math.max(1 << 15, Integer.highestOneBit(x.length) * 2);
        double[] z = transformed(x, new double[0], turns(n));
        double[] power = new double[n / 2];
        for (int k = 0; k < power.length; k++) {
            power[k] = z[2 * k] * z[2 * k] + z[2 * k + 1] * z[2 * k + 1];
        }
        return power;
    }

    /** Cosine and sine, in turns, of each angle that a transform of n numbers turns by: from none to nearly half a turn. */
    private static double[] turns(int n) {
        double[] turns = new double[n];
        for (int k = 0; k < n; k += 2) {
            turns[k] = Math.cos(Math.PI * k / n);
            turns[k + 1] = -Math.sin(Math.PI * k / n);
        }
        return turns;
    }

    /** Of as many numbers as there are turns for; behind the ends of the two parts there is silence. */
    private static double[] transformed(double[] re, double[] im, double[] turns) {
        double[] z = new double[2 * turns.length];
        for (int i = 0; i < re.length; i++) {
            z[2 * i] = re[i];
        }
        for (int i = 0; i < im.length; i++) {
            z[2 * i + 1] = im[i];
        }
        transform(z, turns);
        return z;
    }

    /** In place; real and imaginary parts take turns, their number is a power of two. */
    private static void transform(double[] z, double[] turns) {
        int n = z.length / 2;
        for (int i = 0; i < n; i++) {
            int j = Integer.reverse(i) >>> (Integer.numberOfLeadingZeros(n) + 1);
            if (j > i) {
                swap(z, 2 * i, 2 * j);
                swap(z, 2 * i + 1, 2 * j + 1);
            }
        }
        for (int half = 1; half < n; half *= 2) {
            // one after the other in memory: the cache holds what is next
            for (int from = 0; from < n; from += 2 * half) {
                butterflies(z, 2 * from, 2 * half, turns);
            }
        }
    }

    private static void butterflies(double[] z, int from, int span, double[] turns) {
        int step = turns.length / span * 2;
        for (int a = from, k = 0; a < from + span; a += 2, k += step) {
            int b = a + span;
            double re = z[b] * turns[k] - z[b + 1] * turns[k + 1];
            double im = z[b] * turns[k + 1] + z[b + 1] * turns[k];
            z[b] = z[a] - re;
            z[b + 1] = z[a + 1] - im;
            z[a] += re;
            z[a + 1] += im;
        }
    }

    private static void swap(double[] z, int a, int b) {
        double kept = z[a];
        z[a] = z[b];
        z[b] = kept;
    }
}
