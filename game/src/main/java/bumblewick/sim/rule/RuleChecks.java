package bumblewick.sim.rule;

import bumblewick.def.RuleDef.Check;
import bumblewick.math.Tick;

/** Looks whether the conditions of rules hold. */
final class RuleChecks {
    private final RuleStage stage;
    private final Signals signals;
    private final String difficulty;
    private int seconds;

    RuleChecks(RuleStage stage, Signals signals, String difficulty) {
        this.stage = stage;
        this.signals = signals;
        this.difficulty = difficulty;
    }

    /** Begins a tick, by the ticks since the run began. */
    void beginTick(int ticks) {
        seconds = ticks / Tick.PER_SECOND;
    }

    /**
     * Whether a condition holds now.
     *
     * @param count how often the event of its rule happened
     */
    boolean holds(Check check, int count) {
        return switch (check.of()) {
            case DIFFICULTY -> check.difficulty().equals(difficulty);
            case SECONDS -> isWithin(check, seconds);
            case COUNT -> isWithin(check, count);
            case SIGNALS -> isWithin(check, signals.total(check.signal()));
            default -> isWithin(check, stage.number(check.of()));
        };
    }

    private static boolean isWithin(Check check, int number) {
        return number >= check.least() && number <= check.most();
    }
}
