package bumblewick.egl;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The names that the driver has given and not taken back. A context that is destroyed takes all of its own with it. */
public final class GlObjects {
    private static final Map<String, Set<Integer>> NAMES = new ConcurrentHashMap<>();

    /** The context that was made current last. */
    public static volatile long owner;

    private GlObjects() {}

    public static void made(String kind, int name) {
        NAMES.computeIfAbsent(kind, none -> ConcurrentHashMap.newKeySet()).add(name);
    }

    public static void gone(String kind, int name) {
        NAMES.computeIfAbsent(kind, none -> ConcurrentHashMap.newKeySet()).remove(name);
    }

    public static void clear() {
        NAMES.clear();
    }

    /** How many there are of each kind. */
    public static Map<String, Integer> counts() {
        Map<String, Integer> counts = new TreeMap<>();
        NAMES.forEach((kind, names) -> counts.put(kind, names.size()));
        return counts;
    }
}
