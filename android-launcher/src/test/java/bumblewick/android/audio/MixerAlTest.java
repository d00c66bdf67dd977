package bumblewick.android.audio;

import static bumblewick.android.audio.Studio.BLOCK;
import static bumblewick.android.audio.Studio.RATE;
import static com.jme3.audio.openal.AL.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.junit.jupiter.api.Test;

/** What the engine's renderer relies on, as OpenAL's specification has it. */
class MixerAlTest {
    private final Studio studio = new Studio();
    private final MixerAl al = studio.al;

    private int state(int source) {
        return al.alGetSourcei(source, AL_SOURCE_STATE);
    }

    private int flat(int frames) {
        return studio.buffer(RATE, frames, i -> 0.5);
    }

    @Test
    void aSourceEndsByItself() {
        int source = studio.source(flat(BLOCK + 10));
        assertEquals(AL_INITIAL, state(source));
        al.alSourcePlay(source);
        studio.hear(BLOCK);
        assertEquals(AL_PLAYING, state(source));

        studio.hear(BLOCK);

        assertEquals(AL_STOPPED, state(source));
        assertEquals(0, al.alGetSourcei(source, AL_BYTE_OFFSET));
    }

    @Test
    void whatHasEndedBeginsAgain() {
        int source = studio.source(flat(10));
        al.alSourcePlay(source);
        studio.hear(BLOCK);

        al.alSourcePlay(source);

        assertEquals(AL_PLAYING, state(source));
        assertTrue(studio.hear(BLOCK)[0][5] > 0.2f);
    }

    @Test
    void theOffsetCountsBytesOfFramesPlayed() {
        int mono = studio.source(flat(RATE));
        int stereo = studio.source(studio.stereo(RATE, RATE, 0, 0));
        al.alSourcePlay(mono);
        al.alSourcePlay(stereo);

        studio.hear(2 * BLOCK);

        assertEquals(2 * BLOCK * 2, al.alGetSourcei(mono, AL_BYTE_OFFSET));
        assertEquals(2 * BLOCK * 4, al.alGetSourcei(stereo, AL_BYTE_OFFSET));
    }

    @Test
    void buffersComeBackInTheirOrderWhenTheyAreDone() {
        int source = studio.source(0);
        int[] row = {flat(100), flat(100), flat(1000)};
        studio.queue(source, row);
        al.alSourcePlay(source);
        studio.hear(BLOCK);

        assertEquals(3, al.alGetSourcei(source, AL_BUFFERS_QUEUED));
        assertEquals(2, al.alGetSourcei(source, AL_BUFFERS_PROCESSED));
        assertEquals(BLOCK * 2, al.alGetSourcei(source, AL_BYTE_OFFSET), "with those that wait to be taken out");
        assertEquals(row[0], studio.unqueue(source));
        assertEquals(row[1], studio.unqueue(source));
        assertEquals(1, al.alGetSourcei(source, AL_BUFFERS_QUEUED));
        assertEquals((BLOCK - 200) * 2, al.alGetSourcei(source, AL_BYTE_OFFSET));
        assertEquals(0, al.alGetError());
        studio.unqueue(source);
        assertEquals(AL_INVALID_VALUE, al.alGetError(), "that one plays");
    }

    /** So does the engine when it came too late with the next part of a stream. */
    @Test
    void aStarvedStreamGoesOnWithWhatIsNew() {
        int source = studio.source(0);
        studio.queue(source, flat(100));
        al.alSourcePlay(source);
        studio.hear(BLOCK);
        assertEquals(AL_STOPPED, state(source));
        assertEquals(1, al.alGetSourcei(source, AL_BUFFERS_PROCESSED));

        studio.unqueue(source);
        studio.queue(source, studio.buffer(RATE, RATE, i -> -0.5));
        al.alSourcePlay(source);

        assertTrue(studio.hear(BLOCK)[0][50] < -0.2f);
        assertEquals(0, al.alGetSourcei(source, AL_BUFFERS_PROCESSED));
    }

    @Test
    void aStopMakesAllBuffersDone() {
        int source = studio.source(0);
        studio.queue(source, flat(RATE), flat(RATE));
        al.alSourcePlay(source);
        studio.hear(BLOCK);

        al.alSourceStop(source);

        assertEquals(AL_STOPPED, state(source));
        assertEquals(2, al.alGetSourcei(source, AL_BUFFERS_PROCESSED));
        al.alSourcei(source, AL_BUFFER, 0);
        assertEquals(0, al.alGetSourcei(source, AL_BUFFERS_QUEUED));
    }

    @Test
    void aSourceThatNeverPlayedIsNotStopped() {
        int source = studio.source(flat(10));

        al.alSourceStop(source);
        al.alSourcePause(source);

        assertEquals(AL_INITIAL, state(source));
    }

    @Test
    void aSourceWithNothingToPlayStopsAtOnce() {
        int empty = studio.source(studio.newBuffer());
        int none = studio.source(0);
        al.alSourcePlay(empty);
        al.alSourcePlay(none);
        studio.hear(BLOCK);

        assertEquals(AL_STOPPED, state(empty));
        assertEquals(AL_STOPPED, state(none));
    }

    /** What is played again and again must have something in it, or there would be no end. */
    @Test
    void aLoopOfNothingStops() {
        int source = studio.loop(studio.newBuffer());
        al.alSourcePlay(source);
        studio.hear(BLOCK);

        assertEquals(AL_STOPPED, state(source));
    }

    @Test
    void aBufferThatGetsShorterWhileItPlaysDoesNoHarm() {
        int buffer = flat(RATE);
        int source = studio.source(buffer);
        al.alSourcePlay(source);
        studio.hear(10 * BLOCK);

        studio.fill(buffer, AL_FORMAT_MONO16, RATE, 100, i -> 0);
        studio.hear(BLOCK);

        assertEquals(AL_STOPPED, state(source));
    }

    @Test
    void aDeletedBufferIsHeardToItsEnd() {
        int buffer = flat(RATE);
        int source = studio.source(buffer);
        al.alSourcePlay(source);

        al.alDeleteBuffers(1, IntBuffer.wrap(new int[] {buffer}));

        assertTrue(studio.hear(BLOCK)[0][50] > 0.2f);
    }

    @Test
    void eightBitsAreWithoutSign() {
        int buffer = studio.newBuffer();
        byte[] levels = {(byte) 128, (byte) 192, 64, (byte) 128};
        al.alBufferData(buffer, AL_FORMAT_STEREO8, ByteBuffer.wrap(levels), levels.length, RATE);
        int source = studio.loop(buffer);
        al.alSourcePlay(source);

        float[][] heard = studio.hear(BLOCK);

        assertEquals(0f, heard[0][BLOCK / 2], 1e-6f);
        assertEquals(0.5f, heard[1][BLOCK / 2], 1e-6f);
        assertEquals(-0.5f, heard[0][BLOCK / 2 + 1], 1e-6f);
    }

    @Test
    void thereAreSoManySourcesAndNoMore() {
        for (int i = 0; i < Mixer.MOST_SOURCES; i++) {
            assertTrue(al.alGenSources() > 0);
        }
        assertEquals(0, al.alGetError());

        assertEquals(0, al.alGenSources());

        assertEquals(AL_OUT_OF_MEMORY, al.alGetError());
        al.alDeleteSources(1, IntBuffer.wrap(new int[] {7}));
        assertEquals(7, al.alGenSources());
    }

    /** Stems of a track are started one after another, and have to be in step; what plays already plays on meanwhile. */
    @Test
    void whatIsStartedWhileTheDeviceIsPausedBeginsTogetherAndEverythingElsePlaysOn() {
        int tone = studio.loop(studio.buffer(RATE, RATE, Studio.sine(480, RATE, 0.4)));
        al.alSourcePlay(tone);
        int first = studio.source(studio.buffer(RATE, RATE, Studio.sine(441, RATE, 0.4)));
        int second = studio.source(studio.buffer(RATE, RATE, Studio.sine(441, RATE, -0.4)));
        MixerAlc device = new MixerAlc(studio.mixer, null);
        device.alcDevicePauseSOFT();
        float[] heard = studio.hear(BLOCK)[0];
        assertEquals(0, Studio.error(heard, BLOCK, Studio.sine(480, RATE, 0.4 * Studio.MIDDLE)), 1e-4);

        al.alSourcePlay(first);
        studio.hear(BLOCK);
        al.alSourcePlay(second);
        studio.hear(BLOCK);
        assertEquals(AL_PLAYING, al.alGetSourcei(first, AL_SOURCE_STATE));
        assertEquals(0, al.alGetSourcei(first, AL_BYTE_OFFSET));
        device.alcDeviceResumeSOFT();
        al.alSourceStop(tone);
        studio.hear(BLOCK);

        assertEquals(2 * BLOCK, al.alGetSourcei(first, AL_BYTE_OFFSET));
        assertEquals(2 * BLOCK, al.alGetSourcei(second, AL_BYTE_OFFSET));
        assertEquals(0, Studio.loudness(studio.hear(BLOCK)[0]), 1e-6, "one is the other turned round");
        assertFalse(device.isCreated());
    }

    @Test
    void whatWaitsCanBeStoppedOrPausedBeforeItBegins() {
        int stopped = studio.source(studio.buffer(RATE, RATE, Studio.sine(441, RATE, 0.4)));
        int paused = studio.source(studio.buffer(RATE, RATE, Studio.sine(441, RATE, 0.4)));
        MixerAlc device = new MixerAlc(studio.mixer, null);
        device.alcDevicePauseSOFT();
        al.alSourcePlay(stopped);
        al.alSourcePlay(paused);
        al.alSourceStop(stopped);
        al.alSourcePause(paused);
        device.alcDeviceResumeSOFT();

        assertEquals(0, Studio.loudness(studio.hear(BLOCK)[0]));
        al.alSourcePlay(paused);
        assertTrue(Studio.loudness(studio.hear(2 * BLOCK)[0]) > 0.1);
    }
}
