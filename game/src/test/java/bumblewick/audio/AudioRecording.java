package bumblewick.audio;

import com.jme3.asset.AssetManager;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.PriorityQueue;
import org.lwjgl.stb.STBVorbis;
import org.lwjgl.system.libc.LibCStdlib;

/** The samples of a file as the game hears them, −1 to 1, each channel by itself. */
record AudioRecording(int rate, float[][] channels) {
    private static final float FULL_SCALE = 32768f;

    /** A bend from sample to sample that drowns in a loop at −20 LUFS: −48 dB of full scale. */
    private static final double UNHEARD = 0.004;

    private static final double SILENCE = 1e-8; // power, -80 dB

    static AudioRecording of(AssetManager assets, String file) {
        try (Recording recording = new Recording(assets, file)) {
            byte[] bytes = new byte[(int) recording.bytes()];
            recording.read(bytes);
            return of(
                    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer(),
                    recording.channels(),
                    recording.rate());
        }
    }

    /**
     * A file of the scene folder by another decoder, stb_vorbis, in a fraction of the time; {@link VorbisDecoderTest} says that the
     * game hears the same.
     */
    static AudioRecording byOtherDecoder(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        ByteBuffer encoded =
                BufferUtils.createByteBuffer(bytes.length).put(bytes).rewind();
        IntBuffer channels = BufferUtils.createIntBuffer(1);
        IntBuffer rate = BufferUtils.createIntBuffer(1);
        ShortBuffer samples = STBVorbis.stb_vorbis_decode_memory(encoded, channels, rate);
        try {
            return of(samples.duplicate(), channels.get(0), rate.get(0));
        } finally {
            LibCStdlib.free(samples);
        }
    }

    /** Of samples of 16 bits, the channels in turns. */
    private static AudioRecording of(ShortBuffer samples, int count, int rate) {
        short[] all = new short[samples.remaining()];
        samples.get(all);
        float[][] channels = new float[count][all.length / count];
        for (int c = 0; c < count; c++) {
            float[] channel = channels[c];
            for (int i = 0, at = c; i < channel.length; i++, at += count) {
                channel[i] = all[at] / FULL_SCALE;
            }
        }
        return new AudioRecording(rate, channels);
    }

    int length() {
        return channels[0].length;
    }

    /** This over and over. */
    AudioRecording times(int turns) {
        if (turns == 1) {
            return this;
        }
        float[][] all = new float[channels.length][turns * length()];
        for (int c = 0; c < channels.length; c++) {
            for (int turn = 0; turn < turns; turn++) {
                System.arraycopy(channels[c], 0, all[c], turn * length(), length());
            }
        }
        return new AudioRecording(rate, all);
    }

    /** This and another one of the same length at once; mono is heard from both sides. */
    AudioRecording with(AudioRecording other) {
        float[][] sum = new float[2][length()];
        for (int c = 0; c < 2; c++) {
            float[] a = channels[Math.min(c, channels.length - 1)];
            float[] b = other.channels[Math.min(c, other.channels.length - 1)];
            for (int i = 0; i < sum[c].length; i++) {
                sum[c][i] = a[i] + b[i];
            }
        }
        return new AudioRecording(rate, sum);
    }

    /** The constant part, as a share of full scale. */
    double offset() {
        double most = 0;
        for (float[] channel : channels) {
            double sum = 0;
            for (float sample : channel) {
                sum += sample;
            }
            most = Math.max(most, Math.abs(sum / channel.length));
        }
        return most;
    }

    /** The longest run of samples at full scale: what is clipped has flat tops. */
    int longestFlatTop() {
        int longest = 0;
        for (float[] channel : channels) {
            int run = 0;
            for (float sample : channel) {
                run = Math.abs(sample) >= 0.999f ? run + 1 : 0;
                longest = Math.max(longest, run);
            }
        }
        return longest;
    }

    /**
     * How far a loop's seam stands out: its bend there against the sharpest bends that the sound has anyway (99.9th
     * percentile), or against what nobody hears. Below 1 the join is smoother; a click scores far above.
     */
    double seam() {
        double worst = 0;
        for (float[] x : channels) {
            int n = x.length;
            double first = Math.abs(x[0] - 2 * x[n - 1] + x[n - 2]);
            double second = Math.abs(x[1] - 2 * x[0] + x[n - 1]);
            double join = Math.max(first, second);
            worst = Math.max(worst, join / (join < UNHEARD ? UNHEARD : Math.max(sharpBend(x), UNHEARD)));
        }
        return worst;
    }

    private static double sharpBend(float[] x) {
        int count = x.length - 2;
        int most = count - (int) (count * 0.999);
        PriorityQueue<Float> sharpest = new PriorityQueue<>();
        for (int i = 0; i < count; i++) {
            float bend = Math.abs(x[i + 2] - 2 * x[i + 1] + x[i]);
            if (sharpest.size() < most) {
                sharpest.add(bend);
            } else if (bend > sharpest.peek()) {
                sharpest.remove();
                sharpest.add(bend);
            }
        }
        return sharpest.element();
    }

    /**
     * How far the bright part of the 5 ms around a loop's join stands out of half a second before and after, in dB. What
     * strikes there strikes once a turn and counts time, even if the samples join smoothly. Bright is what the second
     * difference leaves over.
     */
    double tick() {
        double worst = 0;
        for (float[] x : channels) {
            int near = Math.min(rate, x.length) / 2;
            double[] blocks = new double[2 * near * 200 / rate]; // of 5 ms
            for (int k = 0; k < blocks.length; k++) {
                blocks[k] = bend(x, x.length - near + k * rate / 200, rate / 200);
            }
            double join = bend(x, x.length - rate / 400, rate / 200);
            Arrays.sort(blocks);
            worst = Math.max(worst, 10 * Math.log10(join / (blocks[blocks.length / 2] + SILENCE)));
        }
        return worst;
    }

    private static double bend(float[] x, int from, int count) {
        double sum = 0;
        for (int i = from; i < from + count; i++) {
            double bend = x[(i + 2) % x.length] - 2.0 * x[(i + 1) % x.length] + x[i % x.length];
            sum += bend * bend / count;
        }
        return sum;
    }
}
