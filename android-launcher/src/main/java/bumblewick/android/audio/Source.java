package bumblewick.android.audio;

import com.jme3.audio.openal.AL;

/**
 * One of OpenAL's sources: plays a recording, or a row of them. What is stopped or paused while it is heard falls silent
 * within a block; for the engine it is stopped at once, and may begin something else meanwhile.
 */
final class Source {
    private final Playhead head = new Playhead();
    private final Playhead rest = new Playhead(); // of what was cut off
    private final Buffer restBuffer = new Buffer(0);
    private final Place place = new Place();
    private final Ramp ramp = new Ramp();
    private final Ramp restRamp = new Ramp();
    private long restStep;
    private int state = AL.AL_INITIAL;
    private float gain = 1f;
    private float pitch = 1f;
    private float begin; // seconds
    private boolean fresh;

    Place place() {
        return place;
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

    /** Begins, or goes on after a pause. */
    void play() {
        if (state == AL.AL_PAUSED) {
            ramp.jump(0f, 0f);
        } else {
            head.seek(begin);
            begin = 0f;
            fresh = true;
        }
        state = head.ended() ? AL.AL_STOPPED : AL.AL_PLAYING;
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

    /** What is heard is to fall silent, whatever becomes of its recording. */
    private void cut(int rate) {
        if (fresh || head.ended()) {
            return;
        }
        restStep = step(head.clip(), rate);
        restBuffer.hold(head.clip());
        rest.clear();
        rest.add(restBuffer);
        rest.move(head.place());
        rest.loop(head.loops());
        restRamp.jump(ramp.left(), ramp.right());
    }

    private long step(Clip clip, int rate) {
        return Math.max(1L, (long) ((double) pitch * clip.rate() / rate * Playhead.FRAME));
    }

    /**
     * Adds what is heard of it to a block.
     *
     * @param rate of the block, in frames per second
     */
    void mix(Ear ear, int rate, float[] out, int frames) {
        if (!rest.ended()) {
            fallSilent(out, frames);
        }
        if (state == AL.AL_PLAYING) {
            glide(ear, frames);
            sound(rate, out, frames);
        }
    }

    private void fallSilent(float[] out, int frames) {
        restRamp.glide(0f, 0f, frames);
        for (int at = 0; at < frames && !rest.ended(); ) {
            at = Strand.add(rest, restStep, restRamp, out, at, frames);
        }
        rest.clear();
    }

    /** Recordings of two channels have no place. */
    private void glide(Ear ear, int frames) {
        float all = gain * ear.gain();
        float left = all;
        float right = all;
        if (!head.ended() && head.clip().channels() == 1) {
            place.hear(ear);
            left *= place.left();
            right *= place.right();
        }
        if (fresh) {
            fresh = false;
            ramp.jump(left, right);
        } else {
            ramp.glide(left, right, frames);
        }
    }

    private void sound(int rate, float[] out, int frames) {
        head.move(0); // a buffer may hold less than it did
        int at = 0;
        while (at < frames && !head.ended()) {
            at = Strand.add(head, step(head.clip(), rate), ramp, out, at, frames);
        }
        ramp.arrive();
        if (head.ended()) {
            state = AL.AL_STOPPED;
        }
    }
}
