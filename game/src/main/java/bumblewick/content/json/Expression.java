package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;

/**
 * A value that is computed of others: a name alone is the value of that name, whatever it is; of numbers there are {@code +
 * - * /}, brackets, {@code sin} and {@code cos} of degrees, {@code abs}, {@code floor}, {@code min} and {@code max}.
 *
 * <p>Computed in double precision with correctly rounded or {@link StrictMath} functions, and rounded to the nearest {@code
 * float} at the end: the same on every machine.
 *
 * <p>Source: N. Wirth, <i>Compiler Construction</i> (1996), chapter 4, recursive descent.
 */
final class Expression {
    /** Letters of one, which bounds how deep its brackets can be. */
    static final int LONGEST = 200;

    private static final Map<String, DoubleUnaryOperator> OF_ONE = Map.of(
            "sin",
            degrees -> StrictMath.sin(StrictMath.toRadians(degrees)),
            "cos",
            degrees -> StrictMath.cos(StrictMath.toRadians(degrees)),
            "abs",
            StrictMath::abs,
            "floor",
            StrictMath::floor);
    private static final Map<String, DoubleBinaryOperator> OF_TWO = Map.of("min", Math::min, "max", Math::max);

    private final String text;
    private final Function<String, JsonValue> names;
    private int at;

    /** Why an expression has no value. */
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;

        Mistake(String message) {
            super(message);
        }
    }

    private Expression(String text, Function<String, JsonValue> names) {
        this.text = text;
        this.names = names;
    }

    /**
     * The value of an expression.
     *
     * @param names returns the value of a name; null if there is none
     * @return null if it is the name of nothing alone
     * @throws Mistake if it cannot be read or computed
     */
    static JsonValue value(String text, Function<String, JsonValue> names) throws Mistake {
        if (text.length() > LONGEST) {
            throw new Mistake("has " + text.length() + " letters, expected " + LONGEST + " at most");
        }
        if (isName(text.trim())) {
            return names.apply(text.trim());
        }
        double number = new Expression(text, names).whole();
        if (!Float.isFinite((float) number)) {
            throw new Mistake("is too large a number");
        }
        return JsonValue.scalar(
                Type.NUMBER, "", 0, JsonDocuments.number((float) number).toString());
    }

    /** Whether a text is one name: a letter, then letters, digits and _, all small. */
    static boolean isName(String text) {
        return text.matches("[a-z][a-z0-9_]*");
    }

    private double whole() throws Mistake {
        double value = sum();
        if (next() != 0) {
            throw unexpected("an operator");
        }
        return value;
    }

    private double sum() throws Mistake {
        double value = product();
        for (char operator = next(); operator == '+' || operator == '-'; operator = next()) {
            at++;
            double right = product();
            value = operator == '+' ? value + right : value - right;
        }
        return value;
    }

    private double product() throws Mistake {
        double value = factor();
        for (char operator = next(); operator == '*' || operator == '/'; operator = next()) {
            at++;
            double right = factor();
            if (operator == '/' && right == 0.0) {
                throw new Mistake("divides by 0");
            }
            value = operator == '*' ? value * right : value / right;
        }
        return value;
    }

    private double factor() throws Mistake {
        char first = next();
        if (first == '-') {
            at++;
            return -factor();
        }
        if (first == '(') {
            at++;
            double value = sum();
            expect(')');
            return value;
        }
        if (first >= '0' && first <= '9') {
            return number();
        }
        if (first >= 'a' && first <= 'z') {
            return named();
        }
        throw unexpected("a number, a name or (");
    }

    private double number() throws Mistake {
        String digits = run("0123456789.");
        try {
            return Double.parseDouble(digits);
        } catch (NumberFormatException e) {
            throw new Mistake("'" + JsonValue.shortened(digits) + "' is no number");
        }
    }

    private double named() throws Mistake {
        String name = run("abcdefghijklmnopqrstuvwxyz0123456789_");
        if (OF_ONE.containsKey(name) && next() == '(') {
            at++;
            double value = OF_ONE.get(name).applyAsDouble(sum());
            expect(')');
            return value;
        }
        if (OF_TWO.containsKey(name) && next() == '(') {
            at++;
            double left = sum();
            expect(',');
            double value = OF_TWO.get(name).applyAsDouble(left, sum());
            expect(')');
            return value;
        }
        JsonValue value = names.apply(name);
        if (value == null) {
            throw new Mistake("'" + name + "' has no value");
        }
        if (!value.is(Type.NUMBER)) {
            throw new Mistake("'" + name + "' is " + value + ", expected a number to compute with");
        }
        return Double.parseDouble(value.text());
    }

    /** The letters from here on that are among {@code allowed}. */
    private String run(String allowed) {
        int from = at;
        while (at < text.length() && allowed.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private void expect(char wanted) throws Mistake {
        if (next() != wanted) {
            throw unexpected(String.valueOf(wanted));
        }
        at++;
    }

    /** The next letter that is no blank; 0 at the end. */
    private char next() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private Mistake unexpected(String expected) {
        String found = next() == 0 ? "the end" : "'" + next() + "'";
        return new Mistake("expected " + expected + " at letter " + (at + 1) + ", found " + found);
    }
}
