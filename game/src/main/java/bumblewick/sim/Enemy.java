package bumblewick.sim;

import bumblewick.def.EnemyDef;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathFollower;
import com.jme3.math.Vector3f;

/** An enemy in the air: an instance of an {@link EnemyDef}. */
public final class Enemy implements Visible {
    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f heading = new Vector3f(0f, 0f, -1f);
    /** Relative to Wick along the rail: z is how far ahead. */
    final Vector3f local = new Vector3f();

    int id;
    EnemyDef def;
    final PathFollower path = new PathFollower();
    /** How it steers after its path's point, or null if it is on it. */
    Arrival law;
    /** Index of its wave, or {@link Waves#NO_WAVE}. */
    int wave;

    int hp;
    int age;
    int hitTicks;
    int windUpTicks;
    int roundTicks;
    int roundsLeft;
    float bank;
    boolean locked;
    boolean gone;

    void addTo(StateHash hash) {
        hash.add(id).add(position).add(velocity).add(heading).add(bank);
        hash.add(path.phaseBits()).add(wave).add(hp).add(age).add(hitTicks);
        hash.add(windUpTicks).add(roundTicks).add(roundsLeft).add(locked);
    }

    @Override
    public int id() {
        return id;
    }

    public EnemyDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public Vector3f previousPosition() {
        return previousPosition;
    }

    @Override
    public Vector3f position() {
        return position;
    }

    /** In u/s, relative to Wick's travel along the rail. */
    public Vector3f velocity() {
        return velocity;
    }

    @Override
    public Vector3f heading() {
        return heading;
    }

    @Override
    public float bank() {
        return bank;
    }

    public int hp() {
        return hp;
    }

    /** Ticks since it came. */
    public int age() {
        return age;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Ticks left until it fires, 0 when it does not wind up. */
    public int windUpTicks() {
        return windUpTicks;
    }

    /** Whether it is painted for the next volley. */
    public boolean locked() {
        return locked;
    }
}
