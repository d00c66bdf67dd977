package bumblewick.app;

import bumblewick.math.Tick;

/** Somebody goes through a recording by hand: by dragging along the line, or by holding a key. */
final class Scrubbing {
    /** How fast a key that is held goes through it at first, in seconds per second. */
    private static final float PACE = 5f;

    /** How much faster it gets in a second. */
    private static final float GAIN = 12f;

    private boolean dragging;
    private float heldSeconds;
    private float position;

    /**
     * The pointer.
     *
     * @param begins whether it was pressed on the line in this frame
     * @param down whether it is held
     * @param tick what it points at
     */
    void drag(boolean begins, boolean down, int tick, Reel reel) {
        dragging = begins || dragging && down;
        if (dragging && tick != reel.tick()) {
            reel.seek(tick);
        }
    }

    /** A key or a stick, −1 to 1. */
    void hold(float way, Reel reel, float seconds) {
        if (way == 0f) {
            heldSeconds = 0f;
            return;
        }
        if (heldSeconds == 0f) {
            position = reel.tick();
        }
        heldSeconds += seconds;
        position += way * (PACE + GAIN * heldSeconds) * seconds * Tick.PER_SECOND;
        reel.seek(Math.round(position));
    }

    /** Whether it goes on: then nothing else moves the recording. */
    boolean active() {
        return dragging || heldSeconds > 0f;
    }
}
