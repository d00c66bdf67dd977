package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A number that changes over distance: smoothly from one key that names it to the next, and constant before the first and
 * after the last. It remembers where it was read last, so that reading on costs the same however many keys there are.
 *
 * <pre>v = v0 + (v1 − v0)·t²·(3 − 2t),    t = (distance − at0) / (at1 − at0)</pre>
 */
public final class Channel {
    private final float[] at;
    private final float[] value;
    private int last; // index of the last key at or before where it was read last, −1 before the first

    private Channel(float[] at, float[] value) {
        this.at = at;
        this.value = value;
        last = -1;
    }

    /**
     * Compiles what keys say.
     *
     * @param usual what it is if no key names it
     * @param keys by rising distance
     * @param of what a key says, or {@link CourseDef#UNSAID}
     */
    public static Channel of(float usual, List<CourseDef.Key> keys, ToDoubleFunction<CourseDef.Stretch> of) {
        float[] at = new float[keys.size()];
        float[] value = new float[keys.size()];
        int count = 0;
        for (CourseDef.Key key : keys) {
            float said = (float) of.applyAsDouble(key.says());
            if (CourseDef.says(said)) {
                at[count] = key.at();
                value[count++] = said;
            }
        }
        return count == 0
                ? new Channel(new float[] {0f}, new float[] {usual})
                : new Channel(Arrays.copyOf(at, count), Arrays.copyOf(value, count));
    }

    /** What it is at a distance along the rail, in u. */
    public float at(float distance) {
        seek(distance);
        if (last < 0 || last == at.length - 1) {
            return value[Math.max(0, last)];
        }
        float t = (distance - at[last]) / (at[last + 1] - at[last]);
        return value[last] + (value[last + 1] - value[last]) * t * t * (3f - 2f * t);
    }

    private void seek(float distance) {
        while (last >= 0 && at[last] > distance) {
            last--;
        }
        while (last + 1 < at.length && at[last + 1] <= distance) {
            last++;
        }
    }
}
