package bumblewick.sim.run;

import bumblewick.def.RuleDeed;
import bumblewick.def.StageDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/**
 * The rail of a flight as it is now: how fast the world comes, and where Wick may fly across it. Both are those of the stage
 * until a rule changes them.
 */
public final class Rail {
    private static final int SIDES = 4;

    private final float stageSpeed;
    private final float[] before = new float[SIDES]; // borders: left, right, lower, upper, in u
    private final float[] after = new float[SIDES];
    private final float[] now = new float[SIDES];
    private int moveTicks;
    private int moveLength;
    private float factorBefore = 1f;
    private float factorAfter = 1f;
    private float factor = 1f;
    private int speedTicks;
    private int speedLength;

    public Rail(StageDef stage) {
        stageSpeed = stage.speed();
        StageDef.Corridor corridor = stage.corridor();
        set(now, corridor.minX(), corridor.maxX(), corridor.minY(), corridor.maxY());
    }

    private static void set(float[] borders, float minX, float maxX, float minY, float maxY) {
        borders[0] = minX;
        borders[1] = maxX;
        borders[2] = minY;
        borders[3] = maxY;
    }

    /** Moves the borders of the corridor from where they are now. */
    public void change(RuleDeed.Corridor corridor) {
        System.arraycopy(now, 0, before, 0, SIDES);
        set(after, corridor.minX(), corridor.maxX(), corridor.minY(), corridor.maxY());
        moveTicks = 0;
        moveLength = Math.max(1, Tick.of(corridor.over()));
    }

    /** Changes the speed from what it is now. */
    public void change(RuleDeed.Speed speed) {
        factorBefore = factor;
        factorAfter = speed.factor();
        speedTicks = 0;
        speedLength = Math.max(1, Tick.of(speed.over()));
    }

    /** Advances what changes by a tick. */
    public void tick() {
        if (moveTicks < moveLength) {
            float share = Easing.inOut(++moveTicks / (float) moveLength);
            for (int i = 0; i < SIDES; i++) {
                now[i] = before[i] + (after[i] - before[i]) * share;
            }
        }
        if (speedTicks < speedLength) {
            float share = Easing.inOut(++speedTicks / (float) speedLength);
            factor = factorBefore + (factorAfter - factorBefore) * share;
        }
    }

    /** In u/s. */
    public float speed() {
        return stageSpeed * factor;
    }

    /** Its left border, in u. */
    public float minX() {
        return now[0];
    }

    /** Its right border, in u. */
    public float maxX() {
        return now[1];
    }

    /** Its lower border above the ground, in u. */
    public float minY() {
        return now[2];
    }

    /** Its upper border above the ground, in u. */
    public float maxY() {
        return now[3];
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < SIDES; i++) {
            hash.add(now[i]).add(before[i]).add(after[i]);
        }
        hash.add(moveTicks).add(moveLength);
        hash.add(factor).add(factorBefore).add(factorAfter).add(speedTicks).add(speedLength);
    }
}
