package bumblewick.def.pattern;

import bumblewick.math.DeterministicMath;
import bumblewick.math.Trig;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * A number that is computed when a pattern runs: of other numbers, of parameters, of the Hum, the difficulty and chance. It is
 * kept as postfix code in one array, {@code spread index 2 / *} for {@code spread * (index / 2)}, and computed in {@code float},
 * each operation rounded by itself. Dividing by 0 gives 0, and so does the root of less than 0. Immutable.
 *
 * <p>Two formulas are equal if they are written alike.
 *
 * <p>Source: N. Wirth, <i>Compiler Construction</i> (1996), chapter 4, on postfix notation.
 */
public final class PatternFormula {
    /** The most numbers that are kept at once while one is computed. */
    public static final int DEEPEST = 64;

    /** The names that mean the same in every pattern. */
    public static final String HUM = "hum";

    public static final String DIFFICULTY = "difficulty";
    public static final String RANDOM = "random";

    /** The name of how often the innermost repeat has run. */
    public static final String INDEX = "index";

    /** What takes numbers off the stack and puts one there, or only does the latter. */
    private enum Op {
        NUMBER(0),
        NAME(0),
        HUM(0),
        DIFFICULTY(0),
        RANDOM(0),
        NEGATE(1),
        ADD(2),
        SUBTRACT(2),
        MULTIPLY(2),
        DIVIDE(2),
        SIN(1),
        COS(1),
        ABS(1),
        FLOOR(1),
        SQRT(1),
        MIN(2),
        MAX(2),
        SHARE(2);

        private static final List<Op> ALL = List.of(values());

        private final int operands;

        Op(int operands) {
            this.operands = operands;
        }

        /** Whether a word of code follows it: a number's bits, or which name. */
        boolean hasWord() {
            return this == NUMBER || this == NAME;
        }
    }

    private final String text;
    private final int[] code;
    private final List<String> names;

    private PatternFormula(String text, int[] code, List<String> names) {
        this.text = text;
        this.code = code;
        this.names = names;
    }

    /** Stands for what is not written, which counts as 0. */
    public static PatternFormula absent() {
        return new Builder().number(0f).build("");
    }

    /** A number. */
    public static PatternFormula of(float number) {
        return new Builder().number(number).build(String.valueOf(number));
    }

    /** What stands in the file. */
    public String text() {
        return text;
    }

    /** The number that it is, whatever happens; empty if it has to be computed. */
    public Optional<Float> constant() {
        return isNumber() ? Optional.of(Float.intBitsToFloat(code[1])) : Optional.empty();
    }

    private boolean isNumber() {
        return code.length == 2 && code[0] == Op.NUMBER.ordinal();
    }

    /** The parameters that it names, and {@link #INDEX} if it does. */
    public Set<String> names() {
        return new TreeSet<>(names);
    }

    /** Whether nothing is written. */
    public boolean isAbsent() {
        return text.isEmpty();
    }

    /**
     * The same whose names are numbers of registers.
     *
     * @param registers of each name
     */
    PatternFormula bound(ToIntFunction<String> registers) {
        if (names.isEmpty()) {
            return this;
        }
        int[] bound = code.clone();
        for (int at = 0; at < code.length; at++) {
            Op op = Op.ALL.get(code[at]);
            if (op.hasWord()) {
                at++;
                bound[at] = op == Op.NAME ? registers.applyAsInt(names.get(code[at])) : code[at];
            }
        }
        return new PatternFormula(text, bound, List.of());
    }

    /**
     * Computes it.
     *
     * @param registers that the names are bound to (unaffected)
     */
    public float value(float[] registers, FormulaInputs inputs) {
        if (isNumber()) {
            return Float.intBitsToFloat(code[1]);
        }
        float[] stack = inputs.stack();
        int size = 0;
        for (int at = 0; at < code.length; at++) {
            Op op = Op.ALL.get(code[at]);
            if (op.operands == 0) {
                int word = op.hasWord() ? code[++at] : 0;
                stack[size++] = input(op, word, registers, inputs);
            } else if (op.operands == 1) {
                stack[size - 1] = unary(op, stack[size - 1]);
            } else {
                size--;
                stack[size - 1] = binary(op, stack[size - 1], stack[size]);
            }
        }
        return Float.isFinite(stack[0]) ? stack[0] : 0f;
    }

    private static float input(Op op, int word, float[] registers, FormulaInputs inputs) {
        return switch (op) {
            case NUMBER -> Float.intBitsToFloat(word);
            case NAME -> registers[word];
            case HUM -> inputs.hum();
            case DIFFICULTY -> inputs.difficulty();
            default -> inputs.random();
        };
    }

    private static float unary(Op op, float a) {
        return switch (op) {
            case NEGATE -> -a;
            case SIN -> Trig.sin((float) DeterministicMath.toRadians(a));
            case COS -> Trig.cos((float) DeterministicMath.toRadians(a));
            case ABS -> Math.abs(a);
            case FLOOR -> (float) Math.floor(a);
            default -> a <= 0f ? 0f : (float) Math.sqrt(a);
        };
    }

    private static float binary(Op op, float a, float b) {
        return switch (op) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> b == 0f ? 0f : a / b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            default -> b <= 1f ? 0.5f : a / (b - 1f);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PatternFormula formula && formula.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }

    /** Writes the code of a formula, operands before what is done with them. */
    public static final class Builder {
        private int[] code = new int[16];
        private int length;
        private int depth;
        private int deepest;
        private final List<String> names = new ArrayList<>();

        public Builder number(float number) {
            return push(Op.NUMBER).word(Float.floatToIntBits(number));
        }

        /** A name that is the same everywhere, a parameter, or the index. */
        public Builder name(String name) {
            switch (name) {
                case HUM:
                    return push(Op.HUM);
                case DIFFICULTY:
                    return push(Op.DIFFICULTY);
                case RANDOM:
                    return push(Op.RANDOM);
                default:
                    names.add(name);
                    return push(Op.NAME).word(names.size() - 1);
            }
        }

        public Builder negate() {
            return word(Op.NEGATE.ordinal());
        }

        /** What is done with the two numbers before it. */
        public Builder operator(char sign) {
            return switch (sign) {
                case '+' -> take(Op.ADD);
                case '-' -> take(Op.SUBTRACT);
                case '*' -> take(Op.MULTIPLY);
                default -> take(Op.DIVIDE);
            };
        }

        /**
         * A function of the one or two numbers before it.
         *
         * @throws IllegalArgumentException if there is none of that name
         */
        public Builder call(String function) {
            return switch (function) {
                case "sin" -> take(Op.SIN);
                case "cos" -> take(Op.COS);
                case "abs" -> take(Op.ABS);
                case "floor" -> take(Op.FLOOR);
                case "sqrt" -> take(Op.SQRT);
                case "min" -> take(Op.MIN);
                case "max" -> take(Op.MAX);
                case "share" -> take(Op.SHARE);
                default -> throw new IllegalArgumentException("no function '" + function + "'");
            };
        }

        /** Whether it needs more room than there is. */
        public boolean isTooDeep() {
            return deepest > DEEPEST;
        }

        /**
         * Ends the formula.
         *
         * @param text what is written for it
         */
        public PatternFormula build(String text) {
            return new PatternFormula(text, Arrays.copyOf(code, length), List.copyOf(names));
        }

        private Builder push(Op op) {
            deepest = Math.max(deepest, ++depth);
            return word(op.ordinal());
        }

        private Builder take(Op op) {
            depth -= op.operands - 1;
            return word(op.ordinal());
        }

        private Builder word(int word) {
            if (length == code.length) {
                code = Arrays.copyOf(code, 2 * length);
            }
            code[length++] = word;
            return this;
        }
    }
}
