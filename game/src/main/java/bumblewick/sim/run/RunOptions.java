package bumblewick.sim.run;

/**
 * What determines a run besides the rules and the intents.
 *
 * @param stage id of the stage
 * @param difficulty id of the difficulty
 * @param seed of all random streams
 * @param checkpoint where the run starts: 0 the beginning, n the n-th checkpoint, the number after the last the boss
 * @param assists the assists that it is played with
 * @param speed how fast it is played, in percent of real time, {@value #SLOWEST} to {@value #FULL_SPEED}. A fact about
 *     the run that the simulation does not read: a tick is a tick
 */
public record RunOptions(String stage, String difficulty, long seed, int checkpoint, Assists assists, int speed) {
    /** The lowest {@link #speed}. */
    public static final int SLOWEST = 50;

    /** Real time. */
    public static final int FULL_SPEED = 100;

    /** @throws IllegalArgumentException if the speed is out of its range */
    public RunOptions {
        if (speed < SLOWEST || speed > FULL_SPEED) {
            throw new IllegalArgumentException(
                    "speed is " + speed + ", expected " + SLOWEST + " to " + FULL_SPEED + " percent");
        }
    }

    /** A run without any assist, in real time. */
    public RunOptions(String stage, String difficulty, long seed, int checkpoint) {
        this(stage, difficulty, seed, checkpoint, Assists.NONE, FULL_SPEED);
    }

    /** The same run with other assists. */
    public RunOptions with(Assists helps) {
        return new RunOptions(stage, difficulty, seed, checkpoint, helps, speed);
    }

    /** The same run at another speed, in percent. */
    public RunOptions atSpeed(int percent) {
        return new RunOptions(stage, difficulty, seed, checkpoint, assists, percent);
    }

    /** The same run through another stage from a checkpoint on. */
    public RunOptions startingAt(String where, int start) {
        return new RunOptions(where, difficulty, seed, start, assists, speed);
    }

    /** Whether it is played without any assist, in real time. */
    public boolean unassisted() {
        return !assists.any() && speed == FULL_SPEED;
    }
}
