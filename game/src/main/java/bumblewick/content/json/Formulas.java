package bumblewick.content.json;

import bumblewick.content.json.ExpressionParser.Mistake;
import bumblewick.def.pattern.PatternFormula;
import java.util.HashMap;
import java.util.Map;

/** Reads formulas, which are computed while the game runs, unlike {@link Variables}, which are when files are read. */
public final class Formulas {
    private static final Map<String, Integer> FUNCTIONS = functions();

    private Formulas() {}

    private static Map<String, Integer> functions() {
        Map<String, Integer> functions = new HashMap<>();
        for (String name : new String[] {"sin", "cos", "abs", "floor", "sqrt"}) {
            functions.put(name, 1);
        }
        for (String name : new String[] {"min", "max", "share"}) {
            functions.put(name, 2);
        }
        return Map.copyOf(functions);
    }

    /**
     * Reads a formula, whatever its names mean.
     *
     * @throws IllegalArgumentException if it cannot be read; the message says why
     */
    public static PatternFormula parse(String text) {
        PatternFormula.Builder builder = new PatternFormula.Builder();
        try {
            ExpressionParser.parse(text, FUNCTIONS, new Writer(builder));
        } catch (Mistake e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
        if (builder.isTooDeep()) {
            throw new IllegalArgumentException("keeps more than " + PatternFormula.DEEPEST + " numbers at once");
        }
        return builder.build(text);
    }

    private record Writer(PatternFormula.Builder builder) implements ExpressionParser.Sink {
        @Override
        public void number(double number) throws Mistake {
            if (!Float.isFinite((float) number)) {
                throw new Mistake("has too large a number");
            }
            builder.number((float) number);
        }

        @Override
        public void name(String name) {
            builder.name(name);
        }

        @Override
        public void negate() {
            builder.negate();
        }

        @Override
        public void operator(char sign) {
            builder.operator(sign);
        }

        @Override
        public void call(String function) {
            builder.call(function);
        }
    }
}
