package bumblewick.android.audio;

import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioTrack;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The system's output with the smallest latency that has no gaps: it begins with two blocks in the queue and adds one
 * after each gap. Belongs to the mixing thread.
 */
final class AudioTrackStream {
    private static final Logger LOG = LoggerFactory.getLogger(AudioTrackStream.class);
    private static final int CHANNELS = 2;
    private static final int FRAME_BYTES = CHANNELS * Float.BYTES;
    private static final int FIRST_BLOCKS = 2;
    private static final int ROOM_BLOCKS = 16;

    private final AudioTrack track;
    private final int block;
    private final ByteBuffer bytes;
    private final FloatBuffer floats;
    private final float[] silence;
    private int gaps;

    /**
     * Opens it, at rest.
     *
     * @throws UnsupportedOperationException if the system has none: {@link AudioTrack.Builder#build} says so by this type
     */
    AudioTrackStream(OutputFormat outputFormat) {
        block = outputFormat.block();
        silence = new float[CHANNELS * block];
        bytes = ByteBuffer.allocateDirect(FRAME_BYTES * block).order(ByteOrder.nativeOrder());
        floats = bytes.asFloatBuffer();
        track = new AudioTrack.Builder()
                .setAudioAttributes(attributes())
                .setAudioFormat(new AudioFormat.Builder()
                        .setSampleRate(outputFormat.rate())
                        .setEncoding(AudioFormat.ENCODING_PCM_FLOAT)
                        .setChannelMask(AudioFormat.CHANNEL_OUT_STEREO)
                        .build())
                .setBufferSizeInBytes(Math.max(least(outputFormat), ROOM_BLOCKS * FRAME_BYTES * block))
                .setTransferMode(AudioTrack.MODE_STREAM)
                .setPerformanceMode(AudioTrack.PERFORMANCE_MODE_LOW_LATENCY)
                .build();
        track.setBufferSizeInFrames(FIRST_BLOCKS * block);
    }

    /** What the system is to take the game's sound for. */
    static AudioAttributes attributes() {
        return new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build();
    }

    private static int least(OutputFormat outputFormat) {
        return AudioTrack.getMinBufferSize(
                outputFormat.rate(), AudioFormat.CHANNEL_OUT_STEREO, AudioFormat.ENCODING_PCM_FLOAT);
    }

    void play() {
        track.play();
    }

    /** Comes to rest when all that was written has been heard. */
    void rest() {
        for (int queued = 0; queued < track.getBufferSizeInFrames(); queued += block) {
            write(silence);
        }
        track.pause();
    }

    /**
     * Writes a block; waits until there is room.
     *
     * @return whether the output still works
     */
    boolean write(float[] samples) {
        floats.clear();
        floats.put(samples, 0, CHANNELS * block);
        bytes.clear();
        int written = track.write(bytes, bytes.capacity(), AudioTrack.WRITE_BLOCKING);
        if (written < 0) {
            LOG.warn("the sound output is gone: error {}", written);
        }
        return written >= 0;
    }

    /** Looks whether there were gaps, and makes the queue longer then. */
    void look() {
        int now = track.getUnderrunCount();
        if (now > gaps) {
            gaps = now;
            int longer = track.setBufferSizeInFrames(track.getBufferSizeInFrames() + block);
            LOG.info("{} gaps in the sound so far; {} frames wait from now on", gaps, longer);
        }
    }

    void close() {
        track.release();
    }
}
