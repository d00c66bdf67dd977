package bumblewick.def.pattern;

/** What formulas know of a run at its hardest, by which patterns are judged: full Hum on hard, and chance in the middle. */
public final class HardestInputs implements FormulaInputs {
    private final float[] stack = new float[PatternFormula.DEEPEST];

    @Override
    public float hum() {
        return 1f;
    }

    @Override
    public float difficulty() {
        return 1f;
    }

    @Override
    public float random() {
        return 0.5f;
    }

    @Override
    public float[] stack() {
        return stack;
    }
}
