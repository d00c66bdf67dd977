package bumblewick.sim;

import bumblewick.math.StateHash;

/** What the shield bloom and the tempo bloom have given, as long as it lasts. */
final class Blooms {
    /** How fast enemies and bullets are under a tempo bloom. Half, so that their clocks tick every other tick. */
    private static final float SLOW = 0.5f;

    private int shieldTicks;
    private int tempoTicks;

    void shield(int ticks) {
        shieldTicks = Math.max(shieldTicks, ticks);
    }

    void tempo(int ticks) {
        tempoTicks = Math.max(tempoTicks, ticks);
    }

    void tick() {
        shieldTicks = Math.max(0, shieldTicks - 1);
        tempoTicks = Math.max(0, tempoTicks - 1);
    }

    boolean shielded() {
        return shieldTicks > 0;
    }

    /** Factor on the speed of enemies and bullets. */
    float pace() {
        return tempoTicks > 0 ? SLOW : 1f;
    }

    /** Whether the clocks of enemies count this tick. */
    boolean beat() {
        return (tempoTicks & 1) == 0;
    }

    int shieldTicks() {
        return shieldTicks;
    }

    int tempoTicks() {
        return tempoTicks;
    }

    void addTo(StateHash hash) {
        hash.add(shieldTicks).add(tempoTicks);
    }
}
