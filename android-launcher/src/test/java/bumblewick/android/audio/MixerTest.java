package bumblewick.android.audio;

import static bumblewick.android.audio.Studio.BLOCK;
import static bumblewick.android.audio.Studio.MIDDLE;
import static bumblewick.android.audio.Studio.RATE;
import static bumblewick.android.audio.Studio.sine;
import static com.jme3.audio.openal.AL.AL_GAIN;
import static com.jme3.audio.openal.AL.AL_PITCH;
import static com.jme3.audio.openal.AL.AL_SEC_OFFSET;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MixerTest {
    private static final int CD = 44_100;

    /** Sixteen bits, and the error of the cubic curve at a tenth of the rate. */
    private static final double TINY = 2e-4;

    private final Studio studio = new Studio();

    @ParameterizedTest(name = "a recording at {0} Hz")
    @ValueSource(ints = {22_050, 44_100, 48_000, 96_000})
    void aToneComesOutAtItsPitchAndLevel(int rate) {
        studio.al.alSourcePlay(studio.source(studio.buffer(rate, 2 * rate, sine(440, rate, 0.5))));

        float[] left = studio.hear(RATE)[0];

        double level = 0.5 * MIDDLE;
        assertEquals(level, Studio.tone(left, 440), 0.001 * level);
        assertEquals(level / Math.sqrt(2), Studio.loudness(left), 0.001 * level, "there is nothing else");
    }

    @ParameterizedTest(name = "pitch {0}")
    @ValueSource(floats = {0.5f, 0.9f, 1.5f, 2f})
    void pitchIsAFactorOnTheFrequency(float pitch) {
        int source = studio.source(studio.buffer(CD, 4 * CD, sine(440, CD, 0.5)));
        studio.al.alSourcef(source, AL_PITCH, pitch);
        studio.al.alSourcePlay(source);

        assertEquals(0.5 * MIDDLE, Studio.tone(studio.hear(RATE)[0], 440 * pitch), 0.001);
    }

    /** A hundred frames are a cycle, and the loop has whole ones: it must be one tone for ever. */
    @Test
    void aLoopHasNoGap() {
        studio.al.alSourcePlay(studio.loop(studio.buffer(CD, 4400, sine(441, CD, 0.5))));

        float[] left = studio.hear(3 * RATE)[0];

        assertEquals(0, Studio.error(left, 3 * RATE, sine(441, RATE, 0.5 * MIDDLE)), TINY);
    }

    @Test
    void aQueueHasNoGap() {
        int source = studio.source(0);
        IntToDoubleFunction wave = sine(441, CD, 0.5);
        int from = 0;
        for (int frames : new int[] {1000, 3, 1, 2, 7919, 20_000, 15_000, 175}) {
            studio.queue(source, studio.buffer(CD, from, frames, wave));
            from += frames;
        }
        studio.al.alSourcePlay(source);

        float[] left = studio.hear(RATE)[0];

        int heard = (int) ((long) from * RATE / CD) - 2; // behind the last frame there is nothing to bend to
        assertEquals(0, Studio.error(left, heard, sine(441, RATE, 0.5 * MIDDLE)), TINY);
    }

    @Test
    void aChangeOfGainGlidesOverABlock() {
        int source = studio.loop(studio.stereo(RATE, RATE, 0.7, 0.7));
        studio.al.alSourcePlay(source);
        studio.hear(BLOCK);

        studio.al.alSourcef(source, AL_GAIN, 0f);
        float[] left = studio.hear(2 * BLOCK)[0];

        assertEquals(0.7f / BLOCK, Studio.largestStep(left), 1e-5f);
        assertEquals(0f, left[BLOCK], 1e-6f);
    }

    @Test
    void whatIsStoppedFallsSilentOverABlockEvenIfItsSourceBeginsSomethingElse() {
        int source = studio.loop(studio.stereo(RATE, RATE, 0.7, 0.7));
        studio.al.alSourcePlay(source);
        studio.hear(BLOCK);

        studio.al.alSourceStop(source);
        studio.al.alSourcei(source, com.jme3.audio.openal.AL.AL_BUFFER, studio.stereo(RATE, RATE, 0, 0));
        studio.al.alSourcePlay(source);
        float[] left = studio.hear(2 * BLOCK)[0];

        assertEquals(0.7f, left[0], 1e-3f);
        assertEquals(0.7f / BLOCK, Studio.largestStep(left), 1e-5f);
        assertEquals(0f, left[BLOCK]);
    }

    @Test
    void aPauseAndItsEndDoNotClickAndNothingIsLost() {
        int source = studio.source(studio.buffer(RATE, RATE, i -> i / 40_000.0));
        studio.al.alSourcePlay(source);
        studio.hear(40 * BLOCK);

        studio.al.alSourcePause(source);
        float[] falling = studio.hear(2 * BLOCK)[0];
        studio.al.alSourcePlay(source);
        float[] rising = studio.hear(2 * BLOCK)[0];

        float level = 40 * BLOCK / 40_000f * MIDDLE;
        float step = level / BLOCK + 2e-4f;
        assertAll(
                () -> assertTrue(Studio.largestStep(falling) < step),
                () -> assertTrue(Studio.largestStep(rising) < step),
                () -> assertEquals(41 * BLOCK / 40_000f * MIDDLE, rising[BLOCK], 1e-4f));
    }

    @Test
    void aBeginningIsNotSoftened() {
        studio.al.alSourcePlay(studio.source(studio.stereo(RATE, RATE, 0.7, 0.7)));

        assertEquals(0.7f, studio.hear(BLOCK)[0][0], 1e-3f);
    }

    @Test
    void aSoundBeginsWhereItIsToldTo() {
        int source = studio.al.alGenSources();
        studio.al.alSourcef(source, AL_SEC_OFFSET, 0.5f);
        studio.al.alSourcei(source, com.jme3.audio.openal.AL.AL_BUFFER, studio.buffer(RATE, RATE, i -> i / 100_000.0));
        studio.al.alSourcePlay(source);

        assertEquals(0.24f * MIDDLE, studio.hear(BLOCK)[0][0], 1e-4f);
    }

    @Test
    void stereoGoesToBothSidesAsItIs() {
        studio.al.alSourcePlay(studio.source(studio.stereo(RATE, RATE, 0.6, -0.2)));

        float[][] heard = studio.hear(BLOCK);

        assertEquals(0.6f, heard[0][9], 1e-3f);
        assertEquals(-0.2f, heard[1][9], 1e-3f);
    }

    @Test
    void inMonoBothSidesHearTheMean() {
        studio.mixer.mono(true);
        studio.al.alSourcePlay(studio.source(studio.stereo(RATE, RATE, 0.6, -0.2)));

        float[][] heard = studio.hear(BLOCK);

        assertEquals(0.2f, heard[0][9], 1e-3f);
        assertArrayEquals(heard[0], heard[1]);
    }

    @Test
    void theVolumeOfAllGlides() {
        studio.al.alSourcePlay(studio.source(studio.stereo(RATE, RATE, 0.7, 0.7)));
        studio.hear(BLOCK);

        studio.mixer.volume(0.3f);
        float[] left = studio.hear(2 * BLOCK)[0];

        assertEquals(0.7f * 0.7f / BLOCK, Studio.largestStep(left), 1e-5f);
        assertEquals(0.7f * 0.3f, left[BLOCK], 1e-4f);
    }

    @Test
    void whatIsTooLoudIsBentAndNeverReachesTheEnd() {
        assertEquals(0.79f, Limiter.limit(0.79f));
        float last = 0f;
        for (float x = 0f; x < 40f; x += 0.01f) {
            float bent = Limiter.limit(x);
            assertTrue(bent > last || x == 0f, "it still rises at " + x);
            assertTrue(bent - last < 0.0101f, "it has no corner that steps at " + x);
            assertTrue(bent < 1f);
            assertEquals(-bent, Limiter.limit(-x));
            last = bent;
        }
    }

    /** Voices of a busy fight: recordings at another rate, places, pitches, loops; and gains that change. */
    @Test
    void aBlockAllocatesNothing() {
        int[] voices = Orchestra.play(studio, 24);
        float[] out = new float[2 * BLOCK];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long me = Thread.currentThread().getId();
        for (int i = 0; i < 200; i++) {
            studio.mixer.mix(out, BLOCK);
        }

        long before = threads.getThreadAllocatedBytes(me);
        for (int i = 0; i < 1000; i++) {
            studio.al.alSourcef(voices[i % voices.length], AL_GAIN, i % 10 / 10f);
            studio.mixer.mix(out, BLOCK);
        }

        assertEquals(0, (threads.getThreadAllocatedBytes(me) - before) / 1000, "bytes for each block");
    }
}
