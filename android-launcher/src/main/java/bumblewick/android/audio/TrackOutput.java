package bumblewick.android.audio;

import android.os.Process;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Feeds the system with mixed blocks, on a thread of high priority. In silence the last block fades out and the
 * thread sleeps. A lost output, as after unplugging on some machines, is opened again.
 */
final class TrackOutput implements Output, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(TrackOutput.class);

    /** How often is looked for gaps, in blocks: about each second. */
    private static final int LOOK = 200;

    /** Before an output that is lost is opened again, in milliseconds. */
    private static final long RECOVERY = 500;

    private final OutputFormat outputFormat;
    private final PlaybackGate playbackGate;
    private final float[] block;
    private Mixer mixer;
    private Thread thread;
    private boolean missed;
    private volatile float volume = 1f;

    TrackOutput(OutputFormat outputFormat, PlaybackGate playbackGate) {
        this.outputFormat = outputFormat;
        this.playbackGate = playbackGate;
        block = new float[2 * outputFormat.block()];
    }

    /** Sets a factor on the volume of everything; from any thread. */
    void volume(float factor) {
        volume = factor;
    }

    @Override
    public void start(Mixer from) {
        mixer = from;
        thread = new Thread(this, "sound");
        thread.start();
    }

    @Override
    public void stop() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void run() {
        Process.setThreadPriority(Process.THREAD_PRIORITY_URGENT_AUDIO);
        LOG.info("sound at {} Hz in blocks of {} frames", outputFormat.rate(), outputFormat.block());
        try {
            while (true) {
                playbackGate.await();
                feed();
                Thread.sleep(RECOVERY);
            }
        } catch (InterruptedException e) {
            LOG.info("sound ends");
        }
    }

    /** Opens the output, and returns when it is lost. */
    private void feed() throws InterruptedException {
        AudioTrackStream track;
        try {
            track = new AudioTrackStream(outputFormat);
            missed = false;
        } catch (UnsupportedOperationException e) {
            if (!missed) {
                LOG.warn("there is no sound output, the game is silent until there is one: {}", e.getMessage());
            }
            missed = true;
            return;
        }
        try {
            while (gateOpens() && playUntilClosed(track)) {
                track.rest();
            }
        } catch (IllegalStateException e) {
            LOG.warn("the sound output failed: {}", e.getMessage());
        } finally {
            track.close();
        }
    }

    private boolean gateOpens() throws InterruptedException {
        playbackGate.await();
        if (Thread.interrupted()) {
            throw new InterruptedException("the sound is to end");
        }
        return true;
    }

    /** Whether the gate was closed, or it is to end, as opposed to the output being lost. */
    private boolean playUntilClosed(AudioTrackStream track) throws InterruptedException {
        track.play();
        for (int i = 1; playbackGate.isOpen() && !thread.isInterrupted(); i++) {
            mixer.volume(volume);
            mixer.mix(block, outputFormat.block());
            if (!track.write(block)) {
                return false;
            }
            if (i % LOOK == 0) {
                track.look();
            }
        }
        mixer.volume(0f);
        mixer.mix(block, outputFormat.block());
        return track.write(block);
    }
}
