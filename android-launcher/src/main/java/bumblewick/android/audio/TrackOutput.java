package bumblewick.android.audio;

import android.os.Process;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Feeds the system with mixed blocks, on a thread of high priority. In silence the last block fades out and the
 * thread sleeps. A lost output, as after unplugging on some machines, is opened again, and goes on where it was lost.
 */
final class TrackOutput implements Output, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(TrackOutput.class);
    private static final int CHANNELS = 2;

    /** Before an output that plays nothing at all is opened again, in milliseconds. */
    private static final long RECOVERY = 500;

    private final OutputTrack.Opener opener;
    private final KnownQueues known;
    private final PlaybackGate playbackGate;
    private Mixer mixer;
    private Thread thread;
    private OutputFormat preferred; // of the device that is used; null for the system's
    private boolean missed;
    private float[] block = {};
    private int frames; // of the block
    private int written; // of them
    private volatile float volume = 1f;

    /**
     * Makes one that does nothing yet.
     *
     * @param known what is known of devices
     * @param playbackGate says when there is sound
     */
    TrackOutput(OutputTrack.Opener opener, KnownQueues known, PlaybackGate playbackGate) {
        this.opener = opener;
        this.known = known;
        this.playbackGate = playbackGate;
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
        try {
            while (true) {
                playbackGate.await();
                if (!feed(mixer)) {
                    Thread.sleep(RECOVERY);
                }
            }
        } catch (InterruptedException e) {
            LOG.info("sound ends");
        }
    }

    /**
     * Opens the output, and returns when it is lost or another is better.
     *
     * @return whether it took anything: if not, the next one will hardly do so either
     * @throws InterruptedException if the thread is to end
     */
    boolean feed(Mixer from) throws InterruptedException {
        mixer = from;
        OutputTrack track = open();
        if (track == null) {
            return false;
        }
        boolean[] sounded = {false};
        try {
            prepare(track.format());
            QueueLength queue = new QueueLength(track, known);
            while (gateOpens() && playUntilClosed(track, queue, sounded)) {
                rest(track, queue.frames());
            }
        } catch (RuntimeException odd) { // systems differ in what they throw
            LOG.warn("the sound output failed: {}", odd.toString());
        } finally {
            close(track);
        }
        return sounded[0];
    }

    private OutputTrack open() {
        try {
            OutputTrack track = opener.open(preferred);
            missed = false;
            return track;
        } catch (RuntimeException none) { // systems differ in what they throw
            if (!missed) {
                LOG.warn("there is no sound output, the game is silent until there is one: {}", none.toString());
            }
            missed = true;
            preferred = null; // perhaps that was too much
            return null;
        }
    }

    /** What was mixed for an output of the same format and not taken by it is played by the next one. */
    private void prepare(OutputFormat format) {
        if (mixer.rate() != format.rate() || frames != format.block()) {
            mixer.rate(format.rate());
            frames = format.block();
            block = new float[CHANNELS * frames];
            written = frames;
        }
    }

    private static void close(OutputTrack track) {
        try {
            track.close();
        } catch (RuntimeException odd) { // it is gone either way
            LOG.warn("the sound output was not closed: {}", odd.toString());
        }
    }

    private boolean gateOpens() throws InterruptedException {
        playbackGate.await();
        if (Thread.interrupted()) {
            throw new InterruptedException("the sound is to end");
        }
        return true;
    }

    /** Whether the gate was closed, or it is to end, as opposed to the output being lost or not the best any more. */
    private boolean playUntilClosed(OutputTrack track, QueueLength queue, boolean[] sounded)
            throws InterruptedException {
        track.play();
        while (playbackGate.isOpen() && !Thread.currentThread().isInterrupted()) {
            if (!playBlock(track, volume)) {
                return false;
            }
            sounded[0] = true;
            queue.written(frames);
            if (track.hasMoved() && !stays(track, queue)) {
                return false;
            }
        }
        return playBlock(track, 0f);
    }

    /** After it was sent to another device. */
    private boolean stays(OutputTrack track, QueueLength queue) {
        preferred = track.bestFormat();
        if (!preferred.equals(track.format())) {
            LOG.info("the sound goes to '{}', which needs another format", track.device());
            return false;
        }
        queue.begin();
        return true;
    }

    /** Whether the output took a block: what another one left, or the next. */
    private boolean playBlock(OutputTrack track, float factor) throws InterruptedException {
        if (written == frames) {
            mixer.volume(factor);
            mixer.mix(block, frames);
            written = 0;
        }
        while (written < frames) {
            int taken = track.write(block, written, frames - written);
            if (taken <= 0) {
                LOG.warn("the sound output is gone: error {}", taken);
                return false;
            }
            written += taken;
        }
        return true;
    }

    /** Comes to rest when all that was written has been heard. */
    private void rest(OutputTrack track, int queued) {
        float[] silence = new float[CHANNELS * frames];
        for (int i = 0; i < queued; i += frames) {
            track.write(silence, 0, frames);
        }
        track.pause();
    }
}
