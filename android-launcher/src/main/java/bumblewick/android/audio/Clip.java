package bumblewick.android.audio;

import com.jme3.audio.openal.AL;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A decoded recording in memory. Immutable. */
final class Clip {
    /** Of a buffer that was given nothing yet. */
    static final Clip EMPTY = new Clip(new short[0], 1, 1, Short.BYTES);

    private static final int UNSIGNED_MIDDLE = 128;

    private final short[] samples;
    private final int channels;
    private final int rate;
    private final int bytesPerFrame;

    private Clip(short[] samples, int channels, int rate, int bytesPerFrame) {
        this.samples = samples;
        this.channels = channels;
        this.rate = rate;
        this.bytesPerFrame = bytesPerFrame;
    }

    /**
     * Copies a recording.
     *
     * @param format one of OpenAL's {@code AL_FORMAT_…}: mono or stereo, of 8 bits (without sign) or 16
     * @param data from its beginning (position unaffected), in the machine's byte order
     * @param bytes how many of it
     * @param rate in frames per second
     */
    static Clip of(int format, ByteBuffer data, int bytes, int rate) {
        int channels = format == AL.AL_FORMAT_STEREO8 || format == AL.AL_FORMAT_STEREO16 ? 2 : 1;
        boolean eight = format == AL.AL_FORMAT_MONO8 || format == AL.AL_FORMAT_STEREO8;
        ByteBuffer whole = data.duplicate().order(ByteOrder.nativeOrder());
        whole.clear().limit(bytes);
        short[] samples = new short[eight ? bytes : bytes / Short.BYTES];
        if (eight) {
            for (int i = 0; i < samples.length; i++) {
                samples[i] = (short) ((Byte.toUnsignedInt(whole.get(i)) - UNSIGNED_MIDDLE) << Byte.SIZE);
            }
        } else {
            whole.asShortBuffer().get(samples);
        }
        return new Clip(samples, channels, rate, channels * (eight ? 1 : Short.BYTES));
    }

    /** Left and right in turns, if there are two channels. Not to be changed. */
    short[] samples() {
        return samples;
    }

    /** 1 or 2. */
    int channels() {
        return channels;
    }

    /** Frames per second. */
    int rate() {
        return rate;
    }

    /** How many samples each channel has. */
    int frames() {
        return samples.length / channels;
    }

    /** As it was given. */
    int bytesPerFrame() {
        return bytesPerFrame;
    }

    /** One sample, −32768 to 32767. */
    float sample(int frame, int channel) {
        return samples[frame * channels + channel];
    }
}
