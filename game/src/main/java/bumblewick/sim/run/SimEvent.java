package bumblewick.sim.run;

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
        /** A step on the ground; amount: in flight 0 ground and 1 scenery, on foot the surface's index in the rules. */
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
        /** Wick came down on an islet; the flight waits. */
        CRASHED,
        /** Wick takes off from the islet with new bees; amount: bees. */
        TOOK_OFF,
        /** Wick left the ground by a jump, on foot; amount: 0 from the ground, 1 from a wall. */
        JUMPED,
        /** Wick's feet came down, on foot; amount: speed in u/s, rounded. */
        LANDED,
        /** Wick began to glide. */
        GLIDING,
        /** Wick began to slide down a wall. */
        WALL_SLIDE,
        /** Wick dives down to strike the ground. */
        POUND,
        /** A bounce surface threw Wick up; id: body or 0. */
        BOUNCED,
        /** Wick caught fire. */
        BURNED,
        /** The fire is out. */
        BURN_ENDED,
        /** Wick fell off or burned, and is back on safe ground. */
        RESET,
        /** Wick's speech balloon, so to speak: a hint of the tutorial; amount: which of the stage's. */
        HINT,
        /** A body met something; id: body, amount: speed in u/s, rounded. */
        BODY_MET,
        /** Wick began to push; id: body. */
        PUSHING,
        /** A body broke; id: body, amount: score given. */
        BODY_BROKEN,
        /** A crumbling thing was stepped on, or falls; id, amount: 0 cracks, 1 falls, 2 is whole again. */
        CRUMBLING,
        /** A ground enemy noticed Wick; id. */
        NOTICED,
        /** A ground enemy winds up; id. */
        WALKER_TELL,
        /** A ground enemy was hit but lives; id, amount: hit points left. */
        WALKER_HIT,
        /** A ground enemy was beaten; id, amount: score given. */
        WALKER_BEATEN,
        /** A ground enemy burst, a little after it was beaten; id. */
        WALKER_BURST,
        /** The gem was taken. */
        GEM_TAKEN,
        /** The key shows itself. */
        KEY_APPEARED,
        /** The key was taken. */
        KEY_TAKEN,
        /** The door has no key yet. */
        DOOR_LOCKED,
        /** The door opens. */
        DOOR_OPENED,
        /** A friend walks free; id, amount: how many so far. */
        FRIEND_FREED,
        /** A camera of the story begins (amount 1) or ends (amount 0). */
        CINEMATIC,
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

    /**
     * Where it happened, in u: of a flight in the corridor's frame (x right, y up, z along the rail), of a garden in the
     * world's. Not to be changed.
     */
    public Vector3f position() {
        return position;
    }
}
