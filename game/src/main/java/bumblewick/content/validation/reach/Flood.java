package bumblewick.content.validation.reach;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Spreads from a place through the air of a level: for each interval of air the greatest height that Wick's feet may have in
 * it. Ground lifts that by a jump, lifts by what they are; from column to column it sinks as one sinks in the fastest glide.
 */
final class Flood {
    /** Of the way that one glides, so much is fall: half of what the fastest glide of a burning Wick takes. */
    private static final float SINKS = 1f / 12f;

    private static final float ABOUT = 1f; // u around a place at which one begins
    private static final float UNDER = 0.5f; // u below its foot that still count as on it

    private final AirColumns air;
    private final Grid grid;
    private final float jump;
    private final float floor;
    private final float sinks; // u for each column
    private final int[] first; // number of the first interval of each column
    private final float[] highest; // by number of interval
    private final int[] columns; // of each interval
    private final PriorityQueue<Height> changed = new PriorityQueue<>((a, b) -> Float.compare(b.feet, a.feet));

    /** A height that was found, of an interval by its number: the highest spreads first, so that few are found twice. */
    private record Height(float feet, int number) {}

    /**
     * @param floor height at which a fall ends, in u
     * @param wind whether wind carries one who glides
     */
    Flood(AirColumns air, float jump, float floor, boolean wind) {
        this.air = air;
        this.jump = jump;
        this.floor = floor;
        grid = air.grid();
        sinks = wind ? 0f : SINKS * Grid.CELL;
        first = new int[grid.size() + 1];
        for (int i = 0; i < grid.size(); i++) {
            first[i + 1] = first[i] + air.intervals(i);
        }
        highest = new float[first[grid.size()]];
        Arrays.fill(highest, Float.NEGATIVE_INFINITY);
        columns = new int[highest.length];
        for (int i = 0; i < grid.size(); i++) {
            Arrays.fill(columns, first[i], first[i + 1], i);
        }
    }

    /** Spreads from a place, up walls that face each other, and from all that can be reached by lifts and throws. */
    void spread(Vector3f start, List<Lift> lifts, List<Lift> walls, List<Lift.Throw> thrown) {
        float feet = start.y + UNDER + 0.5f * AirColumns.LOWEST; // not in what is under the ground
        raise(Lift.about(start, ABOUT, ABOUT, feet, start.y + ABOUT), start.y + ABOUT);
        spread();
        List<Lift> waiting = new ArrayList<>(lifts);
        List<Lift.Throw> aimed = new ArrayList<>(thrown);
        boolean more = true;
        while (more) {
            more = waiting.removeIf(this::takes) | aimed.removeIf(this::takes);
            walls.forEach(this::climb);
            more |= !changed.isEmpty();
            spread();
        }
    }

    private boolean takes(Lift lift) {
        boolean on = isOn(lift);
        if (on) {
            raise(lift, top(lift));
        }
        return on;
    }

    private boolean takes(Lift.Throw thrown) {
        boolean on = isOn(thrown.of());
        if (on) {
            raise(Lift.about(thrown.to(), ABOUT, ABOUT, thrown.to().y - UNDER, thrown.high()), thrown.to().y + ABOUT);
        }
        return on;
    }

    private boolean isOn(Lift lift) {
        Vector3f middle = new Vector3f((lift.x0() + lift.x1()) / 2f, lift.low(), (lift.z0() + lift.z1()) / 2f);
        float halfX = (lift.x1() - lift.x0()) / 2f + lift.beside();
        float halfZ = (lift.z1() - lift.z0()) / 2f + lift.beside();
        return comes(middle, halfX, halfZ, UNDER, top(lift) - lift.low());
    }

    /** How high one stands on it at the most, in u. */
    private float top(Lift lift) {
        return Math.max(lift.low(), lift.high() - jump) + UNDER;
    }

    /** Whether feet may come into a box: so far to its sides, and from {@code below} under a place to {@code above} it. */
    boolean comes(Vector3f middle, float halfX, float halfZ, float below, float above) {
        for (int z = grid.fromZ(middle.z - halfZ); z <= grid.toZ(middle.z + halfZ); z++) {
            for (int x = grid.fromX(middle.x - halfX); x <= grid.toX(middle.x + halfX); x++) {
                int column = z * grid.width() + x;
                for (int i = 0; i < air.intervals(column); i++) {
                    float high = highest[first[column] + i];
                    if (high >= middle.y - below && Math.max(floor, air.foot(column, i)) <= middle.y + above) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Raises whoever is on it to its top, wherever there is a way up. */
    private void climb(Lift wall) {
        for (int z = grid.fromZ(wall.z0()); z <= grid.toZ(wall.z1()); z++) {
            for (int x = grid.fromX(wall.x0()); x <= grid.toX(wall.x1()); x++) {
                int column = z * grid.width() + x;
                for (int i = 0; i < air.intervals(column); i++) {
                    if (highest[first[column] + i] >= wall.low() - UNDER) {
                        raise(column, i, wall.high());
                    }
                }
            }
        }
    }

    /** @param top in all air up to there one may be on it, in u */
    private void raise(Lift lift, float top) {
        for (int z = grid.fromZ(lift.z0()); z <= grid.toZ(lift.z1()); z++) {
            for (int x = grid.fromX(lift.x0()); x <= grid.toX(lift.x1()); x++) {
                int column = z * grid.width() + x;
                for (int i = 0; i < air.intervals(column); i++) {
                    if (air.top(column, i) > lift.low() - UNDER && air.foot(column, i) < top) {
                        raise(column, i, lift.high());
                    }
                }
            }
        }
    }

    private void raise(int column, int interval, float to) {
        float foot = air.foot(column, interval);
        float ground = foot > floor ? foot + jump : Float.NEGATIVE_INFINITY;
        float high = Math.min(air.top(column, interval) - AirColumns.LOWEST, Math.max(to, ground));
        int number = first[column] + interval;
        if (high > highest[number] && high >= foot) {
            highest[number] = high;
            changed.add(new Height(high, number));
        }
    }

    private void spread() {
        while (!changed.isEmpty()) {
            Height next = changed.poll();
            if (next.feet == highest[next.number]) {
                spread(columns[next.number], next.number);
            }
        }
    }

    private void spread(int column, int number) {
        int x = column % grid.width();
        if (x + 1 < grid.width()) {
            pass(number, column, column + 1, column, true);
        }
        if (x > 0) {
            pass(number, column, column - 1, column - 1, true);
        }
        if (column + grid.width() < grid.size()) {
            pass(number, column, column + grid.width(), column, false);
        }
        if (column >= grid.width()) {
            pass(number, column, column - grid.width(), column - grid.width(), false);
        }
    }

    /**
     * Spreads from an interval to those of a column beside it.
     *
     * @param strip the column that the strip between both has its number from
     */
    private void pass(int number, int from, int to, int strip, boolean alongX) {
        int i = number - first[from];
        float high = highest[number];
        for (int j = 0; high > floor && j < air.intervals(to); j++) {
            float low = Math.max(floor, Math.max(air.foot(from, i), air.foot(to, j)));
            float ceiling = Math.min(air.top(from, i), air.top(to, j));
            if (ceiling - low < AirColumns.LOWEST || low > high) {
                continue;
            }
            float way = air.highestWay(strip, alongX, low, high, ceiling);
            if (way >= low) {
                raise(to, j, way - sinks);
            }
        }
    }
}
