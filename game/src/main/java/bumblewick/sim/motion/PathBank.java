package bumblewick.sim.motion;

import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** All paths of a scene folder, baked once when a run is set up. Immutable, may be shared by runs. */
public final class PathBank {
    private final SortedMap<String, BakedPath> paths = new TreeMap<>();

    /**
     * Bakes paths.
     *
     * @throws IllegalArgumentException if one of them cannot be baked, see {@link BakedPath}
     */
    public PathBank(SortedMap<String, PathDef> defs) {
        for (Map.Entry<String, PathDef> entry : defs.entrySet()) {
            paths.put(entry.getKey(), new BakedPath(entry.getValue()));
        }
    }

    /**
     * A baked path.
     *
     * @throws IllegalArgumentException if there is none of that name, with the names there are
     */
    public BakedPath named(String id) {
        return Rulebook.named(paths, id);
    }

    /** The first of all, for what flies none. */
    public BakedPath any() {
        return paths.get(paths.firstKey());
    }

    /** Memory of all tables. */
    public long bytes() {
        long sum = 0;
        for (BakedPath path : paths.values()) {
            sum += path.bytes();
        }
        return sum;
    }
}
