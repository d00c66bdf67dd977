package bumblewick.android.audio;

import static com.jme3.audio.openal.AL.AL_BUFFER;
import static com.jme3.audio.openal.AL.AL_FORMAT_MONO16;
import static com.jme3.audio.openal.AL.AL_FORMAT_STEREO16;
import static com.jme3.audio.openal.AL.AL_LOOPING;
import static com.jme3.audio.openal.AL.AL_SOURCE_RELATIVE;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.function.IntToDoubleFunction;

/** A mixer without a loudspeaker: recordings are computed, and what would be heard is looked at. */
final class Studio {
    static final int RATE = 48_000;
    static final int BLOCK = 256;
    static final float MIDDLE = (float) Math.sqrt(0.5 * Math.sin(Math.PI / 4)); // of a source straight ahead

    private static final double FULL = 32767;

    final Mixer mixer = new Mixer(RATE);
    final MixerAl al = new MixerAl(mixer);

    /** A tone. */
    static IntToDoubleFunction sine(double hertz, int rate, double amplitude) {
        return i -> amplitude * Math.sin(2 * Math.PI * hertz * i / rate);
    }

    int buffer(int rate, int frames, IntToDoubleFunction wave) {
        return buffer(rate, 0, frames, wave);
    }

    /** A recording of one channel: a wave from a frame on. */
    int buffer(int rate, int from, int frames, IntToDoubleFunction wave) {
        int number = newBuffer();
        fill(number, AL_FORMAT_MONO16, rate, frames, i -> wave.applyAsDouble(from + i));
        return number;
    }

    int newBuffer() {
        IntBuffer store = IntBuffer.allocate(1);
        al.alGenBuffers(1, store);
        return store.get(0);
    }

    /** A recording of two channels. */
    int stereo(int rate, int frames, double left, double right) {
        int number = newBuffer();
        fill(number, AL_FORMAT_STEREO16, rate, 2 * frames, i -> i % 2 == 0 ? left : right);
        return number;
    }

    void fill(int number, int format, int rate, int samples, IntToDoubleFunction wave) {
        ByteBuffer data = ByteBuffer.allocateDirect(2 * samples).order(ByteOrder.nativeOrder());
        for (int i = 0; i < samples; i++) {
            data.putShort((short) Math.round(FULL * wave.applyAsDouble(i)));
        }
        data.flip();
        al.alBufferData(number, format, data, 2 * samples, rate);
    }

    /** A source in the middle of the head. */
    int source(int buffer) {
        int source = al.alGenSources();
        al.alSourcei(source, AL_SOURCE_RELATIVE, 1);
        al.alSourcei(source, AL_BUFFER, buffer);
        return source;
    }

    int loop(int buffer) {
        int source = source(buffer);
        al.alSourcei(source, AL_LOOPING, 1);
        return source;
    }

    void queue(int source, int... buffers) {
        al.alSourceQueueBuffers(source, buffers.length, IntBuffer.wrap(buffers));
    }

    /** Takes one buffer out. */
    int unqueue(int source) {
        IntBuffer store = IntBuffer.allocate(1);
        al.alSourceUnqueueBuffers(source, 1, store);
        return store.get(0);
    }

    void ahead(float x, float y, float z) {
        al.alListener(com.jme3.audio.openal.AL.AL_ORIENTATION, FloatBuffer.wrap(new float[] {x, y, z, 0, 1, 0}));
    }

    /** What is heard in the next frames, in whole blocks: left and right. */
    float[][] hear(int frames) {
        int blocks = (frames + BLOCK - 1) / BLOCK;
        float[] out = new float[2 * BLOCK];
        float[][] heard = new float[2][blocks * BLOCK];
        for (int b = 0; b < blocks; b++) {
            mixer.mix(out, BLOCK);
            for (int i = 0; i < BLOCK; i++) {
                heard[0][b * BLOCK + i] = out[2 * i];
                heard[1][b * BLOCK + i] = out[2 * i + 1];
            }
        }
        return heard;
    }

    /**
     * The amplitude of a tone in what was heard.
     *
     * <p>Source: G. Goertzel, <i>An Algorithm for the Evaluation of Finite Trigonometric Series</i> (1958).
     */
    static double tone(float[] heard, double hertz) {
        double w = 2 * Math.PI * hertz / RATE;
        double before = 0;
        double last = 0;
        for (float sample : heard) {
            double now = sample + 2 * Math.cos(w) * last - before;
            before = last;
            last = now;
        }
        double power = last * last + before * before - 2 * Math.cos(w) * last * before;
        return 2 * Math.sqrt(power) / heard.length;
    }

    static double loudness(float[] heard) {
        double sum = 0;
        for (float sample : heard) {
            sum += sample * sample;
        }
        return Math.sqrt(sum / heard.length);
    }

    /** The largest difference of two samples that follow each other. */
    static float largestStep(float[] heard) {
        float largest = 0;
        for (int i = 1; i < heard.length; i++) {
            largest = Math.max(largest, Math.abs(heard[i] - heard[i - 1]));
        }
        return largest;
    }

    /** The largest difference from a wave, a frame of it for each sample. */
    static double error(float[] heard, int frames, IntToDoubleFunction wave) {
        double largest = 0;
        for (int i = 0; i < frames; i++) {
            largest = Math.max(largest, Math.abs(heard[i] - wave.applyAsDouble(i)));
        }
        return largest;
    }
}
