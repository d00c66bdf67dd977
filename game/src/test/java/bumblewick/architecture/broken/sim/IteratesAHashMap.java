package bumblewick.architecture.broken.sim;

import java.util.HashMap;
import java.util.Map;

final class IteratesAHashMap {
    private final Map<Object, Integer> byIdentity = new HashMap<>();

    int sum() {
        return byIdentity.values().stream().reduce(0, (a, b) -> 31 * a + b);
    }
}
