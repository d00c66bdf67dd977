package bumblewick.android.audio;

import java.util.Arrays;

/**
 * Mixes all sources, one block at a time. The mixer's lock guards all sources: a caller that changes several things
 * together holds it, so that no block is mixed in between: never while something is decoded or copied.
 */
final class Mixer {
    static final int MOST_SOURCES = 64;

    private final Source[] sources = new Source[MOST_SOURCES];
    private final Listener listener = new Listener();
    private final GainRamp volume = new GainRamp();
    private float wanted = 1f;
    private int rate;
    private boolean mono;
    private boolean gathering;

    /**
     * Makes a silent one.
     *
     * @param rate in frames per second
     */
    Mixer(int rate) {
        this.rate = rate;
        volume.jump(1f, 1f);
    }

    synchronized int rate() {
        return rate;
    }

    /** Mixes at another rate from now on, in frames per second. */
    synchronized void rate(int framesPerSecond) {
        rate = framesPerSecond;
    }

    Listener listener() {
        return listener;
    }

    /** Makes a source; 0 if there are too many. Else its number, from 1. */
    synchronized int addSource() {
        for (int i = 0; i < sources.length; i++) {
            if (sources[i] == null) {
                sources[i] = new Source();
                return i + 1;
            }
        }
        return 0;
    }

    synchronized void removeSource(int number) {
        sources[number - 1] = null;
    }

    /** The source with that number, while the mixer is locked. */
    Source source(int number) {
        return sources[number - 1];
    }

    /** Whether both channels play the same. */
    synchronized void mono(boolean wantsMono) {
        mono = wantsMono;
    }

    /** A factor on everything, reached in the next block. */
    synchronized void volume(float factor) {
        wanted = factor;
    }

    /** Sources that are started from now on wait for each other; everything else sounds on. */
    synchronized void gather() {
        gathering = true;
    }

    /** Those that wait begin, all with the same frame. */
    synchronized void release() {
        gathering = false;
        for (Source source : sources) {
            if (source != null) {
                source.begin();
            }
        }
    }

    /** Starts a source, or lets it wait for others. */
    synchronized void play(int number) {
        source(number).play(gathering);
    }

    /**
     * Mixes the next block.
     *
     * @param out left and right in turns, −1 to 1 (overwritten)
     * @param frames how many
     */
    synchronized void mix(float[] out, int frames) {
        Arrays.fill(out, 0, 2 * frames, 0f);
        for (int i = 0; i < sources.length; i++) {
            if (sources[i] != null) {
                sources[i].mix(listener, rate, out, frames);
            }
        }
        finish(out, frames);
    }

    private void finish(float[] out, int frames) {
        volume.glide(wanted, wanted, frames);
        float factor = volume.left();
        for (int i = 0; i < 2 * frames; i += 2) {
            float left = out[i] * factor;
            float right = out[i + 1] * factor;
            float middle = (left + right) / 2f;
            out[i] = Limiter.limit(mono ? middle : left);
            out[i + 1] = Limiter.limit(mono ? middle : right);
            factor += volume.leftStep();
        }
        volume.arrive();
    }
}
