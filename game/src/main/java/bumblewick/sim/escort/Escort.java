package bumblewick.sim.escort;

import bumblewick.def.mechanism.EscortDef;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.PathFollower;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import com.jme3.math.Vector3f;

/** A friend in the air: one of an {@link EscortDef}. {@link StageEscorts} moves it. */
public final class Escort implements FlightEntity {
    /** Length of the flash after a hit, in ticks; so long no other bullet hurts it. */
    private static final int FLASH = 20;

    /** Where it is on its way. */
    public enum State {
        /** It has not come yet. */
        WAITS,
        /** It flies along with Wick. */
        FLIES,
        /** It is home: it stays where it moors. */
        HOME,
        /** It sinks away. */
        LOST,
        /** It is out of the game. */
        GONE
    }

    private final int id;
    private final EscortDef def;
    private final FlightPose pose = new FlightPose(1f);
    final PathFollower path = new PathFollower();
    final boolean repeats;
    private final int most;
    /** Relative to Wick along the rail. */
    final Vector3f local = new Vector3f();

    State state = State.WAITS;
    int hp;
    int ticks; // in its state
    int hitTicks;
    private int hurts; // hit points to take in the next tick
    private float pull; // u/s, of all that hold on to it in this tick
    float sunk; // u below its path
    /** How far fields have carried it off its path, in u; z is 0. */
    final Vector3f blown = new Vector3f();

    Escort(int id, EscortDef def, int hp, boolean repeats) {
        this.id = id;
        this.def = def;
        this.repeats = repeats;
        this.hp = hp;
        most = hp;
    }

    @Override
    public int id() {
        return id;
    }

    public EscortDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    public State state() {
        return state;
    }

    /** Whether it can be hurt and held on to. */
    public boolean flies() {
        return state == State.FLIES;
    }

    /** Relative to Wick along the rail: z is how far ahead. Not to be changed. */
    public Vector3f local() {
        return local;
    }

    public int hp() {
        return hp;
    }

    /** Hit points that it came with. */
    public int maxHp() {
        return most;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Ticks in its state. */
    public int ticks() {
        return ticks;
    }

    /** Lets a bullet take a hit point, unless it still flashes from the last. */
    public void hitByBullet() {
        if (hitTicks == 0) {
            hurt();
        }
    }

    /** Lets something solid that moves take hit points, unless it still flashes from the last hit. */
    public void hitByHazard(int damage) {
        if (hitTicks == 0) {
            hurts += damage;
            hitTicks = FLASH;
        }
    }

    /** Takes a hit point with the next tick. */
    public void hurt() {
        hurts++;
        hitTicks = FLASH;
    }

    /** Pulls it down in this tick; {@code speed} in u/s. */
    public void pull(float speed) {
        pull += speed;
    }

    int takeHurts() {
        int taken = hurts;
        hurts = 0;
        return taken;
    }

    float takePull() {
        float taken = pull;
        pull = 0f;
        return taken;
    }

    void change(State next) {
        state = next;
        ticks = 0;
    }

    void addTo(StateHash hash) {
        hash.add(state.ordinal())
                .add(hp)
                .add(ticks)
                .add(hitTicks)
                .add(hurts)
                .add(pull)
                .add(sunk)
                .add(blown);
        hash.add(path.path() == null ? 0 : path.phaseBits()).add(local);
        pose.addTo(hash);
    }
}
