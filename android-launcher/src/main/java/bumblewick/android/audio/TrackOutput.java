package bumblewick.android.audio;

import android.os.Process;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Feeds the system with blocks of a mixer, on a thread that the system favours. Where nothing is to be heard the last block
 * fades out, and the thread sleeps. An output that is lost, as when a plug is pulled on some machines, is opened anew.
 */
final class TrackOutput implements Output, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(TrackOutput.class);

    /** How often is looked for gaps, in blocks: about each second. */
    private static final int LOOK = 200;

    /** Before an output that is lost is opened again, in milliseconds. */
    private static final long RECOVERY = 500;

    private final Rates rates;
    private final Gate gate;
    private final float[] block;
    private Mixer mixer;
    private Thread thread;
    private boolean missed;
    private volatile float volume = 1f;

    TrackOutput(Rates rates, Gate gate) {
        this.rates = rates;
        this.gate = gate;
        block = new float[2 * rates.block()];
    }

    /** A factor on everything that is heard; from any thread. */
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
        LOG.info("sound at {} Hz in blocks of {} frames", rates.rate(), rates.block());
        try {
            while (true) {
                gate.await();
                feed();
                Thread.sleep(RECOVERY);
            }
        } catch (InterruptedException e) {
            LOG.info("sound ends");
        }
    }

    /** Opens the output, and comes back when it is lost. */
    private void feed() throws InterruptedException {
        Track track;
        try {
            track = new Track(rates);
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
        gate.await();
        if (Thread.interrupted()) {
            throw new InterruptedException("the sound is to end");
        }
        return true;
    }

    /** Whether the gate was closed, or it is to end, as opposed to the output being lost. */
    private boolean playUntilClosed(Track track) throws InterruptedException {
        track.play();
        for (int i = 1; gate.isOpen() && !thread.isInterrupted(); i++) {
            mixer.volume(volume);
            mixer.mix(block, rates.block());
            if (!track.write(block)) {
                return false;
            }
            if (i % LOOK == 0) {
                track.look();
            }
        }
        mixer.volume(0f);
        mixer.mix(block, rates.block());
        return track.write(block);
    }
}
