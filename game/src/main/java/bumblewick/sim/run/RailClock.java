package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import bumblewick.def.StageDef;

/** When Wick is where along a flight's rail, at the speed that stage and course say, without boost and brake. */
public final class RailClock {
    private static final float STEP = 10f; // u

    private final float[] seconds; // at each step
    private final float speed; // behind the last step, in u/s

    public RailClock(StageDef stage) {
        Channel speeds = Channel.of(stage.speed(), stage.course().keys(), CourseDef.Stretch::speed);
        float last = stage.course().isStraight()
                ? 0f
                : stage.course().keys().get(stage.course().keys().size() - 1).at();
        seconds = new float[(int) Math.ceil(last / STEP) + 1];
        for (int i = 1; i < seconds.length; i++) {
            seconds[i] = seconds[i - 1] + STEP / speeds.at((i - 0.5f) * STEP);
        }
        speed = speeds.at(seconds.length * STEP);
    }

    private RailClock(float speed) {
        seconds = new float[1];
        this.speed = speed;
    }

    /** Of a rail of one speed, in u/s. */
    public static RailClock steady(float speed) {
        return new RailClock(speed);
    }

    /** Time from the start of the rail to a distance along it in u, in s. */
    public float seconds(float distance) {
        int step = Math.min(seconds.length - 1, (int) Math.max(0f, distance / STEP));
        if (step == seconds.length - 1) {
            return seconds[step] + (distance - step * STEP) / speed;
        }
        float share = distance / STEP - step;
        return seconds[step] + (seconds[step + 1] - seconds[step]) * share;
    }
}
