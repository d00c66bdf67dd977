package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** What the shield bloom and the tempo bloom have given, as long as it lasts. */
public final class Blooms {
    /** How fast enemies and bullets are under a tempo bloom. Half, so that their clocks tick every other tick. */
    private static final float SLOW = 0.5f;

    private int shieldTicks;
    private int tempoTicks;

    /** Nobody hurts a bee for so long, or longer if a bloom before lasts. */
    public void shield(int ticks) {
        shieldTicks = Math.max(shieldTicks, ticks);
    }

    /** Enemies and bullets are slow for so long, or longer if a bloom before lasts. */
    public void tempo(int ticks) {
        tempoTicks = Math.max(tempoTicks, ticks);
    }

    public void tick() {
        shieldTicks = Math.max(0, shieldTicks - 1);
        tempoTicks = Math.max(0, tempoTicks - 1);
    }

    public boolean shielded() {
        return shieldTicks > 0;
    }

    /** Factor on the speed of enemies and bullets. */
    public float pace() {
        return tempoTicks > 0 ? SLOW : 1f;
    }

    /** Whether the clocks of enemies count this tick. */
    public boolean beat() {
        return (tempoTicks & 1) == 0;
    }

    public int shieldTicks() {
        return shieldTicks;
    }

    public int tempoTicks() {
        return tempoTicks;
    }

    public void addTo(StateHash hash) {
        hash.add(shieldTicks).add(tempoTicks);
    }
}
