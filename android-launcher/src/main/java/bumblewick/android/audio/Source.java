package bumblewick.android.audio;

import com.jme3.audio.openal.AL;

/**
 * An OpenAL source: plays a clip or a queue of clips. A source that is stopped or paused while it sounds fades out
 * within a block; for the engine it stops at once, and may start something else meanwhile.
 */
final class Source {
    private final Playhead head = new Playhead();
    private final Playhead rest = new Playhead(); // of what was cut off
    private final Buffer restBuffer = new Buffer(0);
    private final Panner panner = new Panner();
    private final GainRamp gainRamp = new GainRamp();
    private final GainRamp restRamp = new GainRamp();
    private long restStep;
    private int state = AL.AL_INITIAL;
    private float gain = 1f;
    private float pitch = 1f;
    private float begin; // seconds
    private boolean fresh;
    private boolean waiting; // for others that are to begin with it

    Panner place() {
        return panner;
    }

    /** One of OpenAL's states. */
    int state() {
        return state;
    }

    void gain(float factor) {
        gain = factor;
    }

    void pitch(float factor) {
        pitch = factor;
    }

    void loop(boolean again) {
        head.loop(again);
    }

    /** Plays one buffer, or, with null, nothing. */
    void hold(Buffer buffer) {
        head.clear();
        if (buffer != null) {
            head.add(buffer);
        }
    }

    void queue(Buffer buffer) {
        head.add(buffer);
    }

    /** Takes a buffer out that is done with; null if there is none. */
    Buffer unqueue() {
        return head.done() > 0 ? head.take() : null;
    }

    int queued() {
        return head.count();
    }

    int processed() {
        return head.done();
    }

    int bytesPlayed() {
        return state == AL.AL_STOPPED || state == AL.AL_INITIAL ? 0 : head.bytes();
    }

    /** Is at a moment of what it plays; if it does not play, from when it begins. */
    void seek(float seconds) {
        if (state == AL.AL_PLAYING || state == AL.AL_PAUSED) {
            head.seek(seconds);
        } else {
            begin = seconds;
        }
    }

    /**
     * Begins, or goes on after a pause.
     *
     * @param waits whether it sounds only {@linkplain #begin later}
     */
    void play(boolean waits) {
        waiting = waits;
        if (state == AL.AL_PAUSED) {
            gainRamp.jump(0f, 0f);
        } else {
            head.seek(begin);
            begin = 0f;
            fresh = true;
        }
        state = head.ended() ? AL.AL_STOPPED : AL.AL_PLAYING;
    }

    /** No longer waits. */
    void begin() {
        waiting = false;
    }

    void pause(int rate) {
        if (state == AL.AL_PLAYING) {
            cut(rate);
            state = AL.AL_PAUSED;
        }
    }

    void stop(int rate) {
        if (state == AL.AL_PLAYING) {
            cut(rate);
        }
        if (state != AL.AL_INITIAL) {
            state = AL.AL_STOPPED;
            head.end();
        }
    }

    /** Fades out what sounds, whatever happens to its clip. */
    private void cut(int rate) {
        if (fresh || waiting || head.ended()) {
            return;
        }
        restStep = step(head.clip(), rate);
        restBuffer.hold(head.clip());
        rest.clear();
        rest.add(restBuffer);
        rest.move(head.place());
        rest.loop(head.loops());
        restRamp.jump(gainRamp.left(), gainRamp.right());
    }

    private long step(Clip clip, int rate) {
        return Math.max(1L, (long) ((double) pitch * clip.rate() / rate * Playhead.FRAME));
    }

    /**
     * Adds the sound of this source to a block.
     *
     * @param rate of the block, in frames per second
     */
    void mix(Listener listener, int rate, float[] out, int frames) {
        if (!rest.ended()) {
            fallSilent(out, frames);
        }
        if (state == AL.AL_PLAYING && !waiting) {
            glide(listener, frames);
            sound(rate, out, frames);
        }
    }

    private void fallSilent(float[] out, int frames) {
        restRamp.glide(0f, 0f, frames);
        for (int at = 0; at < frames && !rest.ended(); ) {
            at = Resampler.add(rest, restStep, restRamp, out, at, frames);
        }
        rest.clear();
    }

    /** Recordings of two channels have no place. */
    private void glide(Listener listener, int frames) {
        float all = gain * listener.gain();
        float left = all;
        float right = all;
        if (!head.ended() && head.clip().channels() == 1) {
            panner.hear(listener);
            left *= panner.left();
            right *= panner.right();
        }
        if (fresh) {
            fresh = false;
            gainRamp.jump(left, right);
        } else {
            gainRamp.glide(left, right, frames);
        }
    }

    private void sound(int rate, float[] out, int frames) {
        head.move(0); // a buffer may hold less than it did
        int at = 0;
        while (at < frames && !head.ended()) {
            at = Resampler.add(head, step(head.clip(), rate), gainRamp, out, at, frames);
        }
        gainRamp.arrive();
        if (head.ended()) {
            state = AL.AL_STOPPED;
        }
    }
}
