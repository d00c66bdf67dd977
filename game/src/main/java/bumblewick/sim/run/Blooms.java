package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** The effects of the shield bloom and the tempo bloom, as long as they last. */
public final class Blooms {
    /** Factor on the speed of enemies and bullets under a tempo bloom. Half, so that their clocks tick every other tick. */
    private static final float SLOW = 0.5f;

    private int shieldTicks;
    private int tempoTicks;

    /** Shields all bees for so long, or for what is left of an earlier bloom, if that is longer. */
    public void shield(int ticks) {
        shieldTicks = Math.max(shieldTicks, ticks);
    }

    /** Slows enemies and bullets for so long, or for what is left of an earlier bloom, if that is longer. */
    public void tempo(int ticks) {
        tempoTicks = Math.max(tempoTicks, ticks);
    }

    /** Counts both down by a tick. */
    public void tick() {
        shieldTicks = Math.max(0, shieldTicks - 1);
        tempoTicks = Math.max(0, tempoTicks - 1);
    }

    /** Whether no bee can be hurt now. */
    public boolean shielded() {
        return shieldTicks > 0;
    }

    /** Factor on the speed of enemies and bullets. */
    public float speedFactor() {
        return tempoTicks > 0 ? SLOW : 1f;
    }

    /** Whether the clocks of enemies count this tick. */
    public boolean clocksTick() {
        return (tempoTicks & 1) == 0;
    }

    /** Ticks left of the shield. */
    public int shieldTicks() {
        return shieldTicks;
    }

    /** Ticks left of the slowness. */
    public int tempoTicks() {
        return tempoTicks;
    }

    public void addTo(StateHash hash) {
        hash.add(shieldTicks).add(tempoTicks);
    }
}
