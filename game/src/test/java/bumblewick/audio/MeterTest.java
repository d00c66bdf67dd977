package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The meters on signals whose values are known. */
class MeterTest {
    private static final int RATE = 48_000;

    /** BS.1770-4: a sine of 997 Hz at 0 dBFS in one channel reads −3.01 LUFS; in both, +3 dB. */
    @Test
    void aFullScaleSineOnBothSidesReadsZero() {
        AudioRecording sine = sine(997, 1, 3);
        assertEquals(0.0, Meter.integrated(sine), 0.05);
        assertEquals(0.0, Meter.range(sine), 0.05);
    }

    @Test
    void halfTheAmplitudeIsSixDecibelsLess() {
        assertEquals(-6.02, Meter.integrated(sine(997, 0.5, 3)), 0.05);
    }

    /** A quarter of the rate, sampled beside its crests: the samples reach only 0.707 of it. */
    @Test
    void theTruePeakLiesBetweenTheSamples() {
        float[] x = new float[RATE];
        for (int i = 0; i < x.length; i++) {
            x[i] = (float) Math.sin(Math.PI / 2 * i + Math.PI / 4);
        }
        assertEquals(0.0, Meter.truePeak(new AudioRecording(RATE, new float[][] {x})), 0.2);
    }

    @Test
    void aSinesCrestIsThreeDecibels() {
        assertEquals(3.01, Meter.crest(sine(997, 1, 1)), 0.01);
    }

    private static AudioRecording sine(double frequency, double amplitude, int seconds) {
        float[] x = new float[seconds * RATE];
        for (int i = 0; i < x.length; i++) {
            x[i] = (float) (amplitude * Math.sin(2 * Math.PI * frequency * i / RATE));
        }
        return new AudioRecording(RATE, new float[][] {x, x});
    }
}
