package bumblewick.input.device;

import java.util.Optional;

/** Repeats a command while its key is held: first after a delay, then at a steady rate. */
final class KeyRepeat<T> {
    /** Delay before the first repetition and between the following ones, in seconds. */
    private static final float FIRST = 0.35f;

    private static final float NEXT = 0.09f;

    /** Longest time that one frame may count, in seconds: a stall is not a key that is held. */
    private static final float LONGEST_FRAME = 0.1f;

    private Optional<T> held = Optional.empty();
    private Object holder;
    private float until;

    /**
     * Starts repeating {@code what} instead of anything before.
     *
     * @param by the key or axis that holds it
     */
    void hold(T what, Object by) {
        held = Optional.of(what);
        holder = by;
        until = FIRST;
    }

    /** Stops repeating if {@code by} is what holds it. */
    void release(Object by) {
        if (by.equals(holder)) {
            stop();
        }
    }

    void stop() {
        held = Optional.empty();
        holder = null;
    }

    /**
     * Lets {@code seconds} pass.
     *
     * @return the command if it is due again
     */
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
