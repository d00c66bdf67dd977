package bumblewick.sim;

import com.jme3.math.Vector3f;

/**
 * Something that happened in a tick and leaves no trace in the state: view, audio and HUD read these after the tick.
 * What lasts (health, score) is read from the world instead.
 *
 * <p>Objects are reused by {@link SimEvents}: copy what you want to keep beyond the frame.
 */
public final class SimEvent {
    /** What happened. The comment says what {@code id} and {@code amount} mean; {@code position} is where. */
    public enum Type {
        /** A bee shot; id: shot, amount: 1 tight, 0 loose. */
        SHOT_FIRED,
        /** The volley left; amount: number of targets. */
        VOLLEY_FIRED,
        /** A target was painted; id: enemy, amount: how many are painted now. */
        LOCKED,
        /** An enemy or a piece of scenery lost hit points; id, amount: damage. */
        HIT,
        /** An enemy was destroyed; id, amount: score given. */
        ENEMY_DESTROYED,
        /** An enemy fired; id: enemy. */
        ENEMY_FIRED,
        /** An enemy winds up to attack; id: enemy. */
        ENEMY_TELL,
        /** Scenery broke; id: scenery, amount: score given. */
        SCENERY_BROKEN,
        /** A bee lost hit points but lives; id: bee, amount: hit points left. */
        BEE_HURT,
        /** A bee died; id: bee, amount: bees left. */
        BEE_LOST,
        /** A bee joined; id: bee, amount: bees now. */
        BEE_GAINED,
        /** A bee evaded a bullet; id: bee, amount: score given. */
        DODGED,
        /** A bullet passed close to Wick; id: bullet, amount: score given. */
        BRUSHED,
        /** Wick whirls. */
        SPIN,
        /** The whirl turned a bullet round; id: bullet. */
        DEFLECTED,
        /** Wick was hit; amount: bees lost by it. */
        WICK_HURT,
        /** Wick stumbled over low foliage or scraped along something. */
        STUMBLED,
        /** Wick's feet touched the ground, or left it (amount 1 landed, 0 took off). */
        GROUND,
        /** A step on the ground; amount: surface. */
        FOOTSTEP,
        /** Something was picked up; id: pick-up. */
        PICKED_UP,
        /** Bees were parked in a flower gate; amount: how many. */
        BEES_SEEDED,
        /** Parked bees came back; amount: how many. */
        BEES_RETURNED,
        /** The multiplier rose; amount: chain. */
        CHAIN_UP,
        /** The chain broke; amount: its length. */
        CHAIN_LOST,
        /** A checkpoint was passed; amount: its number from 1. */
        CHECKPOINT,
        /** The boss came; id: boss. */
        BOSS_ENTERED,
        /** The boss shows what it will do; id: boss, amount: step. */
        BOSS_TELL,
        /** The boss dives; id: boss. */
        BOSS_DIVE,
        /** The boss throws; id: boss. */
        BOSS_FAN,
        /** The boss changed its phase; id: boss, amount: phase from 0. */
        BOSS_PHASE,
        /** The boss was beaten; id: boss, amount: score given. */
        BOSS_DEFEATED,
        /** An exit was taken; amount: 1 high, 0 low. */
        EXIT,
        /** The stage is over and won. */
        STAGE_CLEARED,
        /** The last bee is gone. */
        STAGE_LOST
    }

    private Type type = Type.HIT;
    private int id;
    private int amount;
    private final Vector3f position = new Vector3f();

    SimEvent() {}

    SimEvent set(Type type, int id, int amount, Vector3f where) {
        this.type = type;
        this.id = id;
        this.amount = amount;
        position.set(where);
        return this;
    }

    public Type type() {
        return type;
    }

    public int id() {
        return id;
    }

    public int amount() {
        return amount;
    }

    /** Where it happened, in the corridor's frame (x right, y up, z along the rail), in u. Not to be changed. */
    public Vector3f position() {
        return position;
    }
}
