package bumblewick.sim.run;

import bumblewick.def.DifficultyDef;
import bumblewick.def.HumDef;
import bumblewick.math.StateHash;

/** The Hum, the game's dynamic difficulty: the more bees and the longer the chain, the faster and angrier all enemies are. */
public final class Hum {
    private static final float FULL = 100f;

    private final HumDef def;
    private final DifficultyDef difficulty;
    private final int cap;
    private int value;

    /**
     * @param cap most bees there can be
     */
    public Hum(HumDef def, DifficultyDef difficulty, int cap) {
        this.def = def;
        this.difficulty = difficulty;
        this.cap = cap;
    }

    public void update(int bees, int chain) {
        float chainPart = Math.min(1f, (float) chain / def.fullChain());
        int rank = Math.round(def.beeShare() * bees / cap + def.chainShare() * chainPart);
        value = Math.max(difficulty.humMin(), Math.min(difficulty.humMax(), rank));
    }

    public int value() {
        return value;
    }

    /** Factor on the speed at which paths are played. */
    public float pathRate() {
        return def.pathRateBase() + def.pathRateGain() * value / FULL;
    }

    /** Factor on the speed of bullets. */
    public float bulletSpeed() {
        return def.bulletSpeedBase() + def.bulletSpeedGain() * value / FULL;
    }

    /** Factor on the chance that an enemy fires. */
    public float attackChance() {
        return def.attackChanceBase() + def.attackChanceGain() * value / FULL;
    }

    public void addTo(StateHash hash) {
        hash.add(value);
    }
}
