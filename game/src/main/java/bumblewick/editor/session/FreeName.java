package bumblewick.editor.session;

import java.util.function.Predicate;

/** Finds a name that nothing has yet. */
public final class FreeName {
    private FreeName() {}

    /** The wanted name, or if that is taken, the first of {@code wish_2}, {@code wish_3} and so on that is not. */
    public static String of(String wish, Predicate<String> taken) {
        String name = wish;
        for (int i = 2; taken.test(name); i++) {
            name = wish + "_" + i;
        }
        return name;
    }
}
