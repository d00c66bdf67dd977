package bumblewick.sim.character;

import bumblewick.math.StateHash;

/** Remembers a press for a while, so that one a little too early counts; holding on does not press again. */
final class JumpButton {
    private final int bufferTicks;
    private boolean held;
    private int remembered;

    JumpButton(int bufferTicks) {
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

    /** Whether a press waits to be obeyed. */
    boolean pressed() {
        return remembered > 0;
    }

    /** The press was obeyed. */
    void obey() {
        remembered = 0;
    }

    void addTo(StateHash hash) {
        hash.add(held).add((long) remembered);
    }
}
