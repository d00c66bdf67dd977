package bumblewick.bench.sweep;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Makes tasks for a level: somewhere in it a shape is let fall until it touches something, lifted a little, and then goes
 * off. So it starts near things, as those who play do, but in none of them, for engines do not agree on what that means.
 */
final class SweepTasks {
    private static final double SKY = 12;
    private static final double MARGIN = 11;
    private static final float FALL = 30f;

    private final SplitMix random;
    private final double room;
    private final SweepEngine engine;

    /**
     * Makes tasks.
     *
     * @param reach how far the level goes along x and z, in u
     * @param engine that has the level, to let things fall
     */
    SweepTasks(double reach, SweepEngine engine, long seed) {
        random = new SplitMix(seed);
        room = Math.max(reach - MARGIN, reach / 2);
        this.engine = engine;
    }

    /** So many tasks with displacements of one length, in u. */
    SweepTask[] make(SweepTask.Motion motion, SweepTask.Shapes shapes, float length, int count) {
        SweepTask[] tasks = new SweepTask[count];
        for (int i = 0; i < count; i++) {
            SweepTask.Kind kind = shapes.of(i);
            Vector3f sky =
                    new Vector3f((float) random.between(-room, room), (float) SKY, (float) random.between(-room, room));
            tasks[i] = new SweepTask(
                    kind, orientation(kind, motion.upright || i % 2 == 0), sky, new Vector3f(0f, -FALL, 0f));
        }
        engine.prepare(tasks);
        for (int i = 0; i < count; i++) {
            float fallen = Math.min(1f, engine.sweep(i)) * FALL - (float) random.between(motion.near, motion.far);
            Vector3f start = tasks[i].start().add(0f, -fallen, 0f);
            tasks[i] = new SweepTask(
                    tasks[i].kind(),
                    tasks[i].orientation(),
                    start,
                    direction(motion.down, motion.up).multLocal(length));
        }
        return tasks;
    }

    private Quaternion orientation(SweepTask.Kind kind, boolean upright) {
        if (kind == SweepTask.Kind.SPHERE) {
            return new Quaternion();
        }
        Vector3f axis = direction(-1, 1);
        double half = random.between(0, StrictMath.PI);
        float sin = (float) StrictMath.sin(half);
        float cos = (float) StrictMath.cos(half);
        return upright
                ? new Quaternion(0f, sin, 0f, cos)
                : new Quaternion(axis.x * sin, axis.y * sin, axis.z * sin, cos);
    }

    /** Any direction that rises between two sines, all equally likely: Archimedes' cylinder. */
    private Vector3f direction(double down, double up) {
        double y = random.between(down, up);
        double angle = random.between(0, 2 * StrictMath.PI);
        double r = StrictMath.sqrt(1 - y * y);
        return new Vector3f((float) (r * StrictMath.cos(angle)), (float) y, (float) (r * StrictMath.sin(angle)));
    }
}
