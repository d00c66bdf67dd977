package bumblewick.content.json;

import bumblewick.content.json.ExpressionParser.Mistake;
import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
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
 */
final class Expression implements ExpressionParser.Sink {
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
    private static final Map<String, Integer> FUNCTIONS = functions();

    private final Function<String, JsonValue> names;
    private final Deque<Double> stack = new ArrayDeque<>();

    private Expression(Function<String, JsonValue> names) {
        this.names = names;
    }

    private static Map<String, Integer> functions() {
        Map<String, Integer> functions = new HashMap<>();
        OF_ONE.keySet().forEach(name -> functions.put(name, 1));
        OF_TWO.keySet().forEach(name -> functions.put(name, 2));
        return Map.copyOf(functions);
    }

    /**
     * The value of an expression.
     *
     * @param names returns the value of a name; null if there is none
     * @return null if it is the name of nothing alone
     * @throws Mistake if it cannot be read or computed
     */
    static JsonValue value(String text, Function<String, JsonValue> names) throws Mistake {
        if (text.length() <= ExpressionParser.LONGEST && isName(text.trim())) {
            return names.apply(text.trim());
        }
        Expression expression = new Expression(names);
        ExpressionParser.parse(text, FUNCTIONS, expression);
        double number = expression.stack.pop();
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

    @Override
    public void number(double number) {
        stack.push(number);
    }

    @Override
    public void name(String name) throws Mistake {
        JsonValue value = names.apply(name);
        if (value == null) {
            throw new Mistake("'" + name + "' has no value");
        }
        if (!value.is(Type.NUMBER)) {
            throw new Mistake("'" + name + "' is " + value + ", expected a number to compute with");
        }
        stack.push(Double.parseDouble(value.text()));
    }

    @Override
    public void negate() {
        stack.push(-stack.pop());
    }

    @Override
    public void operator(char sign) throws Mistake {
        double right = stack.pop();
        double left = stack.pop();
        if (sign == '/' && right == 0.0) {
            throw new Mistake("divides by 0");
        }
        stack.push(
                switch (sign) {
                    case '+' -> left + right;
                    case '-' -> left - right;
                    case '*' -> left * right;
                    default -> left / right;
                });
    }

    @Override
    public void call(String function) {
        double last = stack.pop();
        stack.push(
                OF_ONE.containsKey(function)
                        ? OF_ONE.get(function).applyAsDouble(last)
                        : OF_TWO.get(function).applyAsDouble(stack.pop(), last));
    }
}
