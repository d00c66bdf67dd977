package bumblewick.content.json;

import java.util.Map;

/**
 * Reads an expression: numbers, names, {@code + - * /}, brackets and functions of one or two numbers. What it finds it hands
 * on in postfix order, operands before what is done with them.
 *
 * <p>Source: N. Wirth, <i>Compiler Construction</i> (1996), chapter 4, recursive descent.
 */
final class ExpressionParser {
    /** Letters of one, which bounds how deep its brackets can be. */
    static final int LONGEST = 200;

    private final String text;
    private final Sink sink;
    private final Map<String, Integer> functions;
    private int at;

    /** Why an expression has no value. */
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;

        Mistake(String message) {
            super(message);
        }
    }

    /** Takes what an expression consists of. */
    interface Sink {
        void number(double number) throws Mistake;

        void name(String name) throws Mistake;

        void negate();

        /** What is done with the two before it. */
        void operator(char sign) throws Mistake;

        /** A function of as many before it as it takes. */
        void call(String function) throws Mistake;
    }

    private ExpressionParser(String text, Sink sink, Map<String, Integer> functions) {
        this.text = text;
        this.sink = sink;
        this.functions = functions;
    }

    /**
     * Reads an expression.
     *
     * @param functions how many numbers each function takes, 1 or 2
     * @throws Mistake if it cannot be read, or the sink refuses something
     */
    static void parse(String text, Map<String, Integer> functions, Sink sink) throws Mistake {
        if (text.length() > LONGEST) {
            throw new Mistake("has " + text.length() + " letters, expected " + LONGEST + " at most");
        }
        new ExpressionParser(text, sink, functions).whole();
    }

    private void whole() throws Mistake {
        sum();
        if (next() != 0) {
            throw unexpected("an operator");
        }
    }

    private void sum() throws Mistake {
        product();
        for (char operator = next(); operator == '+' || operator == '-'; operator = next()) {
            at++;
            product();
            sink.operator(operator);
        }
    }

    private void product() throws Mistake {
        factor();
        for (char operator = next(); operator == '*' || operator == '/'; operator = next()) {
            at++;
            factor();
            sink.operator(operator);
        }
    }

    private void factor() throws Mistake {
        char first = next();
        if (first == '-') {
            at++;
            factor();
            sink.negate();
        } else if (first == '(') {
            at++;
            sum();
            expect(')');
        } else if (first >= '0' && first <= '9') {
            number();
        } else if (first >= 'a' && first <= 'z') {
            named();
        } else {
            throw unexpected("a number, a name or (");
        }
    }

    private void number() throws Mistake {
        String digits = run("0123456789.");
        try {
            sink.number(Double.parseDouble(digits));
        } catch (NumberFormatException e) {
            throw new Mistake("'" + JsonValue.shortened(digits) + "' is no number");
        }
    }

    private void named() throws Mistake {
        String name = run("abcdefghijklmnopqrstuvwxyz0123456789_");
        if (!functions.containsKey(name) || next() != '(') {
            sink.name(name);
            return;
        }
        at++;
        sum();
        if (functions.get(name) == 2) {
            expect(',');
            sum();
        }
        expect(')');
        sink.call(name);
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
