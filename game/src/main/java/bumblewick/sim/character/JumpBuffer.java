package bumblewick.sim.character;

import bumblewick.math.StateHash;

/** Jump buffering: a press counts for a while, so that one a little too early is not lost; holding does not press again. */
final class JumpBuffer {
    private final int bufferTicks;
    private boolean held;
    private int remembered;

    JumpBuffer(int bufferTicks) {
        this.bufferTicks = bufferTicks;
    }

    void tick(boolean down) {
        remembered = Math.max(0, remembered - 1);
        if (down && !held) {
            remembered = bufferTicks + 1;
        }
        held = down;
    }

    boolean held() {
        return held;
    }

    /** Whether there is a press that has not led to a jump. */
    boolean pressed() {
        return remembered > 0;
    }

    /** Removes the press, because it led to a jump. */
    void consume() {
        remembered = 0;
    }

    void addTo(StateHash hash) {
        hash.add(held).add((long) remembered);
    }
}
