package bumblewick.app.replay;

import bumblewick.math.Tick;

/** Seeks in a replay while the player drags along the bar or holds a key. */
public final class Scrubber {
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
    void drag(boolean begins, boolean down, int tick, ReplayPlayer replayPlayer) {
        dragging = begins || (dragging && down);
        if (dragging && tick != replayPlayer.tick()) {
            replayPlayer.seek(tick);
        }
    }

    /** A key or a stick, −1 to 1. */
    public void hold(float way, ReplayPlayer replayPlayer, float seconds) {
        if (way == 0f) {
            heldSeconds = 0f;
            return;
        }
        if (heldSeconds == 0f) {
            position = replayPlayer.tick();
        }
        heldSeconds += seconds;
        position += way * (PACE + GAIN * heldSeconds) * seconds * Tick.PER_SECOND;
        replayPlayer.seek(Math.round(position));
    }

    /** Whether the player seeks: then the replay does not run by itself. */
    public boolean active() {
        return dragging || heldSeconds > 0f;
    }
}
