package bumblewick.def.pattern;

/** What a {@link PatternFormula} asks of the run in which it is computed. */
public interface FormulaInputs {
    /** The Hum, 0 to 1. */
    float hum();

    /** The difficulty, 0 easy to 1 hard. */
    float difficulty();

    /** The next random number, 0 (inclusive) to 1 (exclusive). */
    float random();

    /** Room to compute in: {@link PatternFormula#DEEPEST} numbers, which computing changes. */
    float[] stack();
}
