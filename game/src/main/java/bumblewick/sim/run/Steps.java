package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A thing that changes at once from one key that names it to the next. It remembers where it was read last. */
public final class Steps<T> {
    private final float[] at;
    private final List<T> value = new ArrayList<>();
    private final T usual;
    private int last = -1; // index of the last key at or before where it was read last

    /**
     * Compiles what keys say.
     *
     * @param usual what it is before the first key that names it
     * @param keys by rising distance
     */
    public Steps(T usual, List<CourseDef.Key> keys, Function<CourseDef.Stretch, Optional<T>> of) {
        this.usual = usual;
        List<Float> places = new ArrayList<>();
        for (CourseDef.Key key : keys) {
            Optional<T> said = of.apply(key.says());
            if (said.isPresent()) {
                places.add(key.at());
                value.add(said.get());
            }
        }
        at = new float[places.size()];
        for (int i = 0; i < at.length; i++) {
            at[i] = places.get(i);
        }
    }

    /** What it is at a distance along the rail, in u. */
    public T at(float distance) {
        while (last >= 0 && at[last] > distance) {
            last--;
        }
        while (last + 1 < at.length && at[last + 1] <= distance) {
            last++;
        }
        return last < 0 ? usual : value.get(last);
    }
}
