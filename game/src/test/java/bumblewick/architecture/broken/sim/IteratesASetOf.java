package bumblewick.architecture.broken.sim;

import java.util.Set;

final class IteratesASetOf {
    private IteratesASetOf() {}

    static String first() {
        return Set.of("a", "b").iterator().next();
    }
}
