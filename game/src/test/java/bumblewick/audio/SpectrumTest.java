package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The spectrum of signals that are known. */
class SpectrumTest {
    private static final int RATE = 44_100;

    @Test
    void aSineHasItsPeakWhereItIs() {
        assertEquals(1000, Spectrum.peak(sine(1000), RATE), 1000 * 0.13, "within a sixth of an octave");
    }

    @Test
    void allPowerOfASineLiesBetweenNeighbouringFrequencies() {
        assertEquals(1, Spectrum.share(sine(5000), RATE, 4000, 9000), 0.01);
        assertEquals(0, Spectrum.share(sine(1000), RATE, 4000, 9000), 0.01);
    }

    @Test
    void aSoundIsLikeItselfHoweverLateAndLoud() {
        double[] noise = new Random(3).doubles(4000, -1, 1).toArray();
        double[] late = new double[5000];
        for (int i = 0; i < noise.length; i++) {
            late[i + 700] = 0.2 * noise[i];
        }
        assertEquals(1, Spectrum.likeness(noise, late, 1), 0.01);
    }

    @Test
    void aRepitchedCopyIsFoundAtItsSpeed() {
        assertEquals(1, Spectrum.likeness(sine(1000), sine(1200), 1.2), 0.2, "its length differs by a sixth");
        assertTrue(Spectrum.likeness(sine(1000), sine(1200), 1) < 0.2);
    }

    @Test
    void ofSeveralSpeedsTheOneThatIsMostAlikeCounts() {
        double[] low = sine(1000);
        double[] high = sine(1200);
        double found = Spectrum.likeness(low, high, 1.2);
        for (double[] speeds : new double[][] {{1.2, 0.8}, {0.8, 1.2}, {0.8, 1, 1.2}, {1.2, 1, 0.8, 1.4}}) {
            assertEquals(found, Spectrum.likeness(low, high, speeds), 1e-9);
        }
        assertTrue(Spectrum.likeness(low, high, 0.8, 1, 1.4) < 0.2);
    }

    @Test
    void differentNoisesAreNotAlike() {
        double[] a = new Random(1).doubles(4000, -1, 1).toArray();
        double[] b = new Random(2).doubles(4000, -1, 1).toArray();
        assertTrue(Spectrum.likeness(a, b, 1) < 0.1);
    }

    private static double[] sine(double frequency) {
        double[] x = new double[RATE / 2];
        for (int i = 0; i < x.length; i++) {
            x[i] = Math.sin(2 * Math.PI * frequency * i / RATE);
        }
        return x;
    }
}
