package bumblewick.def.pattern;

import java.util.List;

/**
 * A pattern, and all that it calls, as one flat list of steps. What a fired bullet does itself lies behind the steps of who
 * fires it. Immutable; a run keeps its numbers in registers of its own: those of the parameters come first.
 */
public final class PatternProgram {
    /** The most registers that a run has. */
    public static final int REGISTERS = 24;

    /** The most steps. */
    public static final int MOST_STEPS = 2_000;

    private final PatternDef pattern;
    private final PatternStep[] steps;
    private final int registers;

    PatternProgram(PatternDef pattern, List<PatternStep> steps, int registers) {
        this.pattern = pattern;
        this.steps = steps.toArray(new PatternStep[0]);
        this.registers = registers;
    }

    public PatternDef pattern() {
        return pattern;
    }

    public PatternStep step(int index) {
        return steps[index];
    }

    public int size() {
        return steps.length;
    }

    /** How many registers it needs. */
    public int registers() {
        return registers;
    }

    /** Whether it lasts longer than the tick in which it begins. */
    public boolean waits() {
        for (PatternStep step : steps) {
            if (step instanceof PatternStep.Wait) {
                return true;
            }
        }
        return false;
    }

    /** Whether whoever plays it does so until it is gone. */
    public boolean isEndless() {
        for (int i = 0; steps[i].op() != PatternStep.Op.END; i++) {
            if (steps[i] instanceof PatternStep.Repeat repeat && repeat.times() == null) {
                return true;
            }
        }
        return false;
    }

    /** Whether some bullet of it makes a beam, which goes with emitters alone. */
    public boolean beamsFromBullets() {
        boolean bullets = pattern.by() == PatternDef.By.BULLET;
        for (PatternStep step : steps) {
            if (bullets && step instanceof PatternStep.Beam) {
                return true;
            }
            bullets |= step instanceof PatternStep.End; // what bullets do lies behind the first end
        }
        return false;
    }

    /** Whether some bullet of it does something itself. */
    public boolean steersBullets() {
        for (PatternStep step : steps) {
            if (step instanceof PatternStep.Fire fire && fire.own() != PatternStep.NONE) {
                return true;
            }
        }
        return false;
    }
}
