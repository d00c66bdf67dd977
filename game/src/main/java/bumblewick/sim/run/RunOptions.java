package bumblewick.sim.run;

/**
 * What determines a run besides the rules and the intents.
 *
 * @param stage id of the stage
 * @param difficulty id of the difficulty
 * @param seed of all random streams
 * @param checkpoint where the run starts: 0 the beginning, n the n-th checkpoint, the number after the last the boss,
 *     and so many more a later phase of it
 * @param assists the assists that it is played with
 * @param speed how fast it is played, in percent of real time, {@value #SLOWEST} to {@value #FULL_SPEED}. A fact about
 *     the run that the simulation does not read: a tick is a tick
 * @param guidance how it is gentle with a player who learns to play
 * @param deed how much of the stage's deed was done before the checkpoint at which it starts
 */
public record RunOptions(
        String stage,
        String difficulty,
        long seed,
        int checkpoint,
        Assists assists,
        int speed,
        Guidance guidance,
        int deed) {
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

    /** A run without guidance. */
    public RunOptions(String stage, String difficulty, long seed, int checkpoint, Assists assists, int speed) {
        this(stage, difficulty, seed, checkpoint, assists, speed, Guidance.NONE, 0);
    }

    /** The same run with other assists. */
    public RunOptions with(Assists helps) {
        return new RunOptions(stage, difficulty, seed, checkpoint, helps, speed, guidance, deed);
    }

    /** The same run at another difficulty. */
    public RunOptions at(String otherDifficulty) {
        return new RunOptions(stage, otherDifficulty, seed, checkpoint, assists, speed);
    }

    /** The same run at another speed, in percent. */
    public RunOptions atSpeed(int percent) {
        return new RunOptions(stage, difficulty, seed, checkpoint, assists, percent, guidance, deed);
    }

    /** The same run through another stage from a checkpoint on. */
    public RunOptions startingAt(String where, int start) {
        return new RunOptions(where, difficulty, seed, start, assists, speed, guidance, 0);
    }

    /** The same run, before whose start so much of the stage's deed was done. */
    public RunOptions withDeed(int done) {
        return new RunOptions(stage, difficulty, seed, checkpoint, assists, speed, guidance, done);
    }

    /** The same run with other guidance. */
    public RunOptions with(Guidance other) {
        return new RunOptions(stage, difficulty, seed, checkpoint, assists, speed, other, deed);
    }

    /** Whether it is gentle with a player who learns to play. */
    public boolean guided() {
        return !guidance.equals(Guidance.NONE);
    }

    /** Whether it is played without any assist, in real time. */
    public boolean unassisted() {
        return !assists.any() && speed == FULL_SPEED;
    }
}
