package bumblewick.android.harness;

import android.media.AudioFormat;
import android.media.AudioTrack;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.concurrent.locks.LockSupport;
import org.robolectric.shadows.ShadowAudioTrack;

/**
 * What the phone's sound comes out of: takes blocks as fast as a real one plays them, and knows how loud they were. Let go of
 * at the end.
 */
public final class Loudspeaker implements ShadowAudioTrack.OnAudioDataWrittenListener, AutoCloseable {
    private static final long SECOND = 1_000_000_000;

    private long due = System.nanoTime();
    private double power;
    private float loudest;
    private long samples;
    private boolean inPlace = true;

    /** Hears everything from now on. */
    public Loudspeaker() {
        ShadowAudioTrack.addAudioDataListener(this);
    }

    @Override
    public void onAudioDataWritten(AudioTrack track, byte[] data, AudioFormat format) {
        FloatBuffer block = ByteBuffer.wrap(data).order(ByteOrder.nativeOrder()).asFloatBuffer();
        hear(block);
        long lasts = SECOND * block.capacity() / format.getChannelCount() / format.getSampleRate();
        long now = System.nanoTime();
        due = Math.max(due, now - lasts) + lasts;
        if (due > now) {
            LockSupport.parkNanos(due - now);
        }
    }

    private synchronized void hear(FloatBuffer block) {
        for (int i = 0; i < block.capacity(); i++) {
            float sample = block.get(i);
            inPlace &= Math.abs(sample) < 1f;
            loudest = Math.max(loudest, Math.abs(sample));
            power += sample * sample;
        }
        samples += block.capacity();
    }

    /** Forgets what was heard so far. */
    public synchronized void listen() {
        power = 0;
        loudest = 0f;
        samples = 0;
    }

    /** How many samples were heard since. */
    public synchronized long samples() {
        return samples;
    }

    /** Root of the mean square of what was heard since; 1 is the loudest. */
    public synchronized double loudness() {
        return samples == 0 ? 0 : Math.sqrt(power / samples);
    }

    /** The largest sample since. */
    public synchronized float loudest() {
        return loudest;
    }

    /** Whether no sample ever was beyond the end. */
    public synchronized boolean inPlace() {
        return inPlace;
    }

    @Override
    public void close() {
        ShadowAudioTrack.removeAudioDataListener(this);
    }
}
