package bumblewick.loop;

import java.util.Arrays;

/** How far along the rail a flight is at each tick: what leads from times to places and back. */
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

    /** The beginning of another, by itself: neither gets what the other gets. */
    Odometer(Odometer other, int ticks) {
        this.ticks = ticks;
        distances = Arrays.copyOf(other.distances, Math.max(1024, ticks + 1));
    }

    /** A tick has passed; nobody flies back: a distance below the last counts as the last. */
    public void add(float distance) {
        if (++ticks == distances.length) {
            distances = Arrays.copyOf(distances, 2 * ticks);
        }
        distances[ticks] = Math.max(distances[ticks - 1], distance);
    }

    /** How many ticks it knows of. */
    public int ticks() {
        return ticks;
    }

    /** Where the flight is after so many ticks, in u; beyond the end, where it ends. */
    public float distance(int tick) {
        return distances[Math.max(0, Math.min(tick, ticks))];
    }

    /** After how many ticks the flight has come so far; beyond the end, the last. */
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
