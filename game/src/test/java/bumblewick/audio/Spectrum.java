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

    /** The largest normalised cross-correlation, at any shift, of one sound at another speed with another sound. */
    static double likeness(double[] x, double[] y, double speed) {
        double[] bent = faster(x, speed);
        int n = Integer.highestOneBit(bent.length + y.length) * 2;
        double[] a = transformed(bent, n);
        double[] b = transformed(y, n);
        double[] product = new double[2 * n];
        for (int k = 0; k < n; k++) { // times the conjugate
            product[2 * k] = a[2 * k] * b[2 * k] + a[2 * k + 1] * b[2 * k + 1];
            product[2 * k + 1] =
                    a[2 * k] * b[2 * k + 1] - a[2 * k + 1] * b[2 * k]; // of the whole: turns time round only
        }
        transform(product);
        double most = 0;
        for (int k = 0; k < n; k++) {
            most = Math.max(most, Math.abs(product[2 * k]) / n);
        }
        return most / Math.sqrt(energy(bent) * energy(y));
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
        double[] z = transformed(x, n);
        double[] power = new double[n / 2];
        for (int k = 0; k < power.length; k++) {
            power[k] = z[2 * k] * z[2 * k] + z[2 * k + 1] * z[2 * k + 1];
        }
        return power;
    }

    private static double[] transformed(double[] x, int n) {
        double[] z = new double[2 * n];
        for (int i = 0; i < x.length; i++) {
            z[2 * i] = x[i];
        }
        transform(z);
        return z;
    }

    /** In place; real and imaginary parts take turns, their number is a power of two. */
    private static void transform(double[] z) {
        int n = z.length / 2;
        for (int i = 0; i < n; i++) {
            int j = Integer.reverse(i) >>> (Integer.numberOfLeadingZeros(n) + 1);
            if (j > i) {
                swap(z, 2 * i, 2 * j);
                swap(z, 2 * i + 1, 2 * j + 1);
            }
        }
        for (int half = 1; half < n; half *= 2) {
            for (int k = 0; k < half; k++) {
                butterflies(z, half, k);
            }
        }
    }

    private static void butterflies(double[] z, int half, int k) {
        double cos = Math.cos(Math.PI * k / half);
        double sin = -Math.sin(Math.PI * k / half);
        for (int i = k; i < z.length / 2; i += 2 * half) {
            int a = 2 * i;
            int b = 2 * (i + half);
            double re = z[b] * cos - z[b + 1] * sin;
            double im = z[b] * sin + z[b + 1] * cos;
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
