package bumblewick.android.audio;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioDeviceInfo;
import android.media.AudioFormat;
import android.media.AudioRouting;
import android.media.AudioTrack;
import android.os.Handler;
import android.os.Looper;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;

/** The platform's {@link AudioTrack}, in floating point, with the short way to the loudspeaker where the system has one. */
final class AudioTrackOutput implements OutputTrack, AudioRouting.OnRoutingChangedListener {
    private static final int CHANNELS = 2;
    private static final int FRAME_BYTES = CHANNELS * Float.BYTES;

    /** Room for stalls that a queue can grow by, in milliseconds. */
    private static final int ROOM = 200;

    private final Context context;
    private final OutputFormat format;
    private final int leastQueue;
    private final AudioTrack track;
    private final ByteBuffer bytes;
    private final FloatBuffer floats;
    private volatile boolean moved;

    /** Opens it, see {@link OutputTrack.Opener#open}. */
    AudioTrackOutput(Context context, OutputFormat preferred) {
        this.context = context;
        format = preferred == null ? OutputFormat.of(context, null) : preferred;
        leastQueue = Math.max(0, leastBytes(format.rate()) / FRAME_BYTES);
        bytes = ByteBuffer.allocateDirect(FRAME_BYTES * format.block()).order(ByteOrder.nativeOrder());
        floats = bytes.asFloatBuffer();
        track = new AudioTrack.Builder()
                .setAudioAttributes(attributes())
                .setAudioFormat(new AudioFormat.Builder()
                        .setSampleRate(format.rate())
                        .setEncoding(AudioFormat.ENCODING_PCM_FLOAT)
                        .setChannelMask(AudioFormat.CHANNEL_OUT_STEREO)
                        .build())
                .setBufferSizeInBytes(FRAME_BYTES * Math.max(leastQueue, format.frames(ROOM)))
                .setTransferMode(AudioTrack.MODE_STREAM)
                .setPerformanceMode(AudioTrack.PERFORMANCE_MODE_LOW_LATENCY)
                .build();
        track.addOnRoutingChangedListener(this, new Handler(Looper.getMainLooper()));
    }

    /** What the system is to take the game's sound for. */
    static AudioAttributes attributes() {
        return new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build();
    }

    private static int leastBytes(int rate) {
        return AudioTrack.getMinBufferSize(rate, AudioFormat.CHANNEL_OUT_STEREO, AudioFormat.ENCODING_PCM_FLOAT);
    }

    /** On the main thread. */
    @Override
    public void onRoutingChanged(AudioRouting router) {
        moved = true;
    }

    @Override
    public boolean hasMoved() {
        boolean now = moved;
        moved = false;
        return now;
    }

    @Override
    public OutputFormat format() {
        return format;
    }

    @Override
    public OutputFormat bestFormat() {
        return OutputFormat.of(context, track.getRoutedDevice());
    }

    @Override
    public String device() {
        AudioDeviceInfo device = track.getRoutedDevice();
        return device == null ? "" : device.getType() + " " + device.getProductName();
    }

    /** Asked of what was built: the system may have refused what was wished. */
    @Override
    public boolean isFast() {
        return track.getPerformanceMode() == AudioTrack.PERFORMANCE_MODE_LOW_LATENCY;
    }

    @Override
    public int leastQueue() {
        return leastQueue;
    }

    @Override
    public int capacity() {
        return track.getBufferCapacityInFrames();
    }

    @Override
    public int queue(int frames) {
        return track.setBufferSizeInFrames(frames);
    }

    @Override
    public int gaps() {
        return track.getUnderrunCount();
    }

    @Override
    public void play() {
        track.play();
    }

    @Override
    public void pause() {
        track.pause();
    }

    @Override
    public int write(float[] samples, int from, int count) {
        floats.clear();
        floats.put(samples, CHANNELS * from, CHANNELS * count);
        bytes.clear().limit(FRAME_BYTES * count);
        int written = track.write(bytes, FRAME_BYTES * count, AudioTrack.WRITE_BLOCKING);
        return written < 0 ? written : written / FRAME_BYTES;
    }

    @Override
    public void close() {
        track.removeOnRoutingChangedListener(this);
        track.release();
    }
}
