package bumblewick.pilot;

import java.util.Arrays;

/** The distance of a flight along the rail at each tick: converts between times and places. */
public final class Odometer {
    private float[] distances = new float[1024];
    private int ticks;

    /**
     * Starts before the first tick.
     *
     * @param start where the flight begins, in u
     */
    public Odometer(float start) {
        distances[0] = start;
    }

    /** Copies the first ticks of another. */
    Odometer(Odometer other, int ticks) {
        this.ticks = ticks;
        distances = Arrays.copyOf(other.distances, Math.max(1024, ticks + 1));
    }

    /** Adds the distance after a tick, in u; a distance below the last counts as the last, for nobody flies back. */
    public void add(float distance) {
        if (++ticks == distances.length) {
            distances = Arrays.copyOf(distances, 2 * ticks);
        }
        distances[ticks] = Math.max(distances[ticks - 1], distance);
    }

    /** Ticks added so far. */
    public int ticks() {
        return ticks;
    }

    /** The distance after so many ticks, in u; beyond the end, the last. */
    public float distance(int tick) {
        return distances[Math.max(0, Math.min(tick, ticks))];
    }

    /** The ticks after which a distance is reached; beyond the end, the last. */
    public int tick(float distance) {
        int from = 0;
        int to = ticks;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (distances[middle] < distance) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
}
