package bumblewick.sim.run;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Where Wick was in a run, every {@value #EVERY} ticks: enough to show a ghost of it without replaying the run.
 *
 * <p>Filled once by {@code GhostTrailRecorder}, then read by the view.
 */
public final class GhostTrail {
    /** Ticks from one sample to the next. */
    public static final int EVERY = 4;

    /** A greater distance between two samples, in u, is a teleport, as after a fall: the ghost does not glide there. */
    private static final float JUMP = 60f * EVERY / Tick.PER_SECOND;

    /** Where it happened. */
    public enum Place {
        AIR,
        GARDEN,
        ISLET
    }

    private final List<Sample> samples = new ArrayList<>();

    /**
     * Wick at one moment.
     *
     * @param place where it happened
     * @param position in flight Wick's middle in the corridor's frame, on foot the feet in the world's, in u
     * @param heading where Wick looks, in the same frame, length 1
     * @param bank roll to the right, in radians
     * @param clip animation clip of Wick's model
     */
    public record Sample(Place place, Vector3f position, Vector3f heading, float bank, String clip) {}

    /** Adds the next sample (kept). */
    public void add(Sample sample) {
        samples.add(sample);
    }

    /** Its length, in ticks. */
    public int ticks() {
        return Math.max(0, samples.size() - 1) * EVERY;
    }

    /** Whether there are samples at a moment, in ticks since the run began. */
    public boolean covers(float tick) {
        return tick >= 0f && tick <= ticks() && !samples.isEmpty();
    }

    /** The sample at or before a moment that is covered. */
    public Sample before(float tick) {
        return samples.get((int) (tick / EVERY));
    }

    private Sample after(float tick) {
        return samples.get(Math.min((int) (tick / EVERY) + 1, samples.size() - 1));
    }

    /**
     * Where Wick was at a moment that is covered, interpolated between two samples.
     *
     * @param store receives the position
     * @return {@code store}
     */
    public Vector3f position(float tick, Vector3f store) {
        Sample before = before(tick);
        Vector3f to = after(tick).position;
        store.set(before.position);
        if (before.position.distanceSquared(to) > JUMP * JUMP || before.place != after(tick).place) {
            return store;
        }
        float share = tick / EVERY - (int) (tick / EVERY);
        return store.set(
                store.x + (to.x - store.x) * share,
                store.y + (to.y - store.y) * share,
                store.z + (to.z - store.z) * share);
    }
}
