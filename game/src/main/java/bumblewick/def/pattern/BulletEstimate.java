package bumblewick.def.pattern;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Estimates how many bullets one run of a pattern keeps in the air at most: it plays the steps at full Hum on hard, without
 * moving anything, and lets each bullet live as long as one that meets nothing. Chance is always in the middle.
 */
public final class BulletEstimate {
    private static final int TICKS = 1_200;
    private static final int MOST_WORK = 100_000; // steps in all

    private final PatternProgram program;
    private final int life;
    private final int[] changes; // of the number of live bullets, by tick
    private final Deque<Run> runs = new ArrayDeque<>();
    private final HardestInputs inputs = new HardestInputs();
    private int work;

    /** The steps of the emitter, or of one bullet; {@code end} is the tick in which the bullet's time is up. */
    private static final class Run {
        private final float[] registers;
        private int next;
        private int tick;
        private final int end;

        Run(float[] registers, int next, int tick, int end) {
            this.registers = registers.clone();
            this.next = next;
            this.tick = tick;
            this.end = end;
        }
    }

    private BulletEstimate(PatternProgram program, int life) {
        this.program = program;
        this.life = life;
        changes = new int[TICKS + life + 2];
    }

    /**
     * The most live bullets in 20 s.
     *
     * @param arguments values of the parameters, in their order
     * @param lifeTicks how long a bullet lives
     * @return {@link Integer#MAX_VALUE} if they are too many to count
     */
    public static int most(PatternProgram program, float[] arguments, int lifeTicks) {
        BulletEstimate estimate = new BulletEstimate(program, lifeTicks);
        float[] registers = new float[Math.max(program.registers(), arguments.length)];
        System.arraycopy(arguments, 0, registers, 0, arguments.length);
        estimate.runs.add(new Run(registers, 0, 0, TICKS));
        while (!estimate.runs.isEmpty() && estimate.work < MOST_WORK) {
            estimate.play(estimate.runs.remove());
        }
        return estimate.work < MOST_WORK ? estimate.peak() : Integer.MAX_VALUE;
    }

    private int peak() {
        int alive = 0;
        int most = 0;
        for (int change : changes) {
            alive += change;
            most = Math.max(most, alive);
        }
        return most;
    }

    private void play(Run run) {
        boolean more = true;
        while (more && run.tick < Math.min(TICKS, run.end) && ++work < MOST_WORK) {
            more = step(run, program.step(run.next++));
        }
    }

    /** Returns whether there is another one. */
    private boolean step(Run run, PatternStep step) {
        switch (step.op()) {
            case FIRE -> fire(run, (PatternStep.Fire) step);
            case REPEAT -> repeat(run, (PatternStep.Repeat) step);
            case LOOP -> loop(run, (PatternStep.Loop) step);
            case SET -> set(run, (PatternStep.Set) step);
            case WAIT -> wait(run, (PatternStep.Wait) step);
            case VANISH -> {
                changes[run.tick]--;
                changes[run.end]++;
                return false;
            }
            case END -> {
                return false;
            }
            default -> {
                return true; // it only moves something
            }
        }
        return true;
    }

    private void wait(Run run, PatternStep.Wait wait) {
        run.tick += Math.max(1, Math.round(Math.min(TICKS, value(wait.ticks(), run))));
    }

    private void fire(Run run, PatternStep.Fire fire) {
        int end = run.tick + life;
        changes[run.tick]++;
        changes[end]--;
        if (fire.own() != PatternStep.NONE) {
            runs.add(new Run(run.registers, fire.own(), run.tick + 1, end));
        }
    }

    private void repeat(Run run, PatternStep.Repeat repeat) {
        int times = repeat.times() == null ? -1 : Math.round(value(repeat.times(), run));
        if (times == 0 || (repeat.times() != null && times < 0)) {
            run.next = repeat.end();
            return;
        }
        run.registers[repeat.register()] = 0f;
        run.registers[repeat.register() + 1] = Math.min(PatternDef.MOST_TIMES, times);
    }

    private static void loop(Run run, PatternStep.Loop loop) {
        float done = ++run.registers[loop.register()];
        float times = run.registers[loop.register() + 1];
        if (times < 0f || done < times) {
            run.next = loop.begin();
        }
    }

    private void set(Run run, PatternStep.Set set) {
        float value = value(set.value(), run);
        run.registers[set.register()] = Math.max(set.least(), Math.min(set.most(), value));
    }

    private float value(PatternFormula formula, Run run) {
        return formula.value(run.registers, inputs);
    }
}
