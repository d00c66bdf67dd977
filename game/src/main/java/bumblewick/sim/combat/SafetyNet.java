package bumblewick.sim.combat;

import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Guidance;

/**
 * Keeps the last {@value Guidance#SAFE_BEES} bees of a player who is still learning: until a volley was fired, a whirl begun
 * and the boost used, or the boss comes.
 */
final class SafetyNet {
    private final boolean guided;
    private boolean holds;
    private boolean whirled;
    private boolean boosted;

    SafetyNet(Guidance guidance) {
        guided = guidance.lastBeesSafe();
        holds = guided;
    }

    /**
     * Notes what the player has done.
     *
     * @param boss whether the boss has come
     */
    void tick(Wick wick, LockOn lockOn, boolean boss) {
        whirled |= wick.spinTicks() > 0;
        boosted |= wick.boosting();
        holds &= !boss && !(whirled && boosted && lockOn.hasFired());
    }

    /** From now on every bee can be lost. */
    void end() {
        holds = false;
    }

    /**
     * Whether a bee that would be lost stays.
     *
     * @param bees how many there are
     */
    boolean keeps(int bees) {
        return holds && bees <= Guidance.SAFE_BEES;
    }

    /** Adds what the next hit depends on; nothing without guidance, so that such runs keep the hashes that they always had. */
    void addTo(StateHash hash) {
        if (guided) {
            hash.add(holds).add(whirled).add(boosted);
        }
    }
}
