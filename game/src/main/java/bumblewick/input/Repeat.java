package bumblewick.input;

import java.util.Optional;

/** Something that is done by a press, and again and again while it is held. */
final class Repeat<T> {
    /** Until what is held repeats, and from then on, in seconds. */
    private static final float FIRST = 0.35f;

    private static final float NEXT = 0.09f;

    /** A frame that took longer is a stall, not a finger that rests on a key. In seconds. */
    private static final float LONGEST_FRAME = 0.1f;

    private Optional<T> held = Optional.empty();
    private Object holder;
    private float until;

    /**
     * Something is held from now on instead of what was.
     *
     * @param by what holds it
     */
    void hold(T what, Object by) {
        held = Optional.of(what);
        holder = by;
        until = FIRST;
    }

    /** Something holds nothing any more. */
    void letGo(Object by) {
        if (by.equals(holder)) {
            stop();
        }
    }

    void stop() {
        held = Optional.empty();
        holder = null;
    }

    /** Goes on by a frame; what is done once more, if anything. */
    Optional<T> update(float seconds) {
        if (held.isEmpty()) {
            return held;
        }
        until -= Math.min(seconds, LONGEST_FRAME);
        if (until > 0f) {
            return Optional.empty();
        }
        until += NEXT;
        return held;
    }
}
