package bumblewick.sim;

import bumblewick.def.BossDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;
import java.util.List;

/** A boss on stage. */
public final class Boss implements Visible {
    /** How long it flies in, in ticks. */
    public static final int ENTRY = 150;

    /** The shortest tell, whatever the scene says: a player must be able to see and answer it. In ticks. */
    public static final int LEAST_TELL = 45;

    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f heading = new Vector3f(0f, 0f, -1f);
    /** Relative to Wick along the rail: z is how far ahead. */
    final Vector3f local = new Vector3f();

    final int id;
    final BossDef def;
    int hp;
    int maxHp;
    int phase;
    int step;
    int stepTicks;
    int hitTicks;
    int defeatedTicks;
    float bank;
    boolean locked;
    boolean entering = true;

    BossDef.Step current() {
        return def.phases().get(phase).steps().get(step);
    }

    void addTo(StateHash hash) {
        hash.add(id).add(position).add(velocity).add(heading).add(bank).add(hp).add(maxHp);
        hash.add(phase)
                .add(step)
                .add(stepTicks)
                .add(hitTicks)
                .add(defeatedTicks)
                .add(locked);
        hash.add(entering);
    }

    Boss(int id, BossDef def) {
        this.id = id;
        this.def = def;
    }

    @Override
    public int id() {
        return id;
    }

    public BossDef def() {
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

    public int maxHp() {
        return maxHp;
    }

    /** From 0. */
    public int phase() {
        return phase;
    }

    /** The step that it is in. */
    public BossDef.Step step() {
        return current();
    }

    /** The step that comes after it, if its phase does not change. */
    public BossDef.Step next() {
        List<BossDef.Step> steps = def.phases().get(phase).steps();
        return steps.get((step + 1) % steps.size());
    }

    /** What it does now. */
    public BossDef.Action action() {
        return current().action();
    }

    /** Whether it is still flying in: it neither attacks nor can be hit. */
    public boolean entering() {
        return entering;
    }

    /** Whether its jaws are open: it is about to attack, and hits count for more. */
    public boolean jawsOpen() {
        return !entering && defeatedTicks == 0 && action() == BossDef.Action.TELL;
    }

    /** Ticks since the step began. */
    public int stepTicks() {
        return stepTicks;
    }

    public int hitTicks() {
        return hitTicks;
    }

    /** Whether it is painted for the next volley. */
    public boolean locked() {
        return locked;
    }

    /** Ticks since it was beaten, 0 while it lives. */
    public int defeatedTicks() {
        return defeatedTicks;
    }
}
