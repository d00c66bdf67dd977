package bumblewick.content.validation.reach;

import java.util.Arrays;

/**
 * The air over a level, cut by its triangles: each column of a {@link Grid} into intervals of height, and each passage from a
 * column to its neighbour into heights at which something is in the way.
 *
 * <p>A triangle is in the way from its lowest to its highest point in the upright strip between two columns. Floors that end
 * in it or rise in it block no more than they rise, walls their height. Gaps lower than {@link #LOWEST} count as none.
 */
final class AirColumns {
    /** Lower than this nobody gets through, in u: less than Wick when crouching. */
    static final float LOWEST = 0.4f;

    private static final float ROUNDING = 1e-3f; // u by which feet go below what is in the way
    private static final int START = 8;

    private final Grid grid;
    private final Heights crossings; // by column
    private final Heights east; // from a column to the next along x: lowest, highest, lowest, …
    private final Heights north; // likewise along z

    /** @param open which doors stop nobody */
    AirColumns(Soup soup, Grid grid, boolean[] open) {
        this.grid = grid;
        crossings = new Heights(grid.size());
        east = new Heights(grid.size());
        north = new Heights(grid.size());
        for (int i = 0; i < soup.size(); i++) {
            if (soup.doors()[i] < 0 || !open[soup.doors()[i]]) {
                cross(soup, i);
                block(soup, i, 0, 2, east);
                block(soup, i, 2, 0, north);
            }
        }
        crossings.sort();
    }

    /** Where upright lines through columns meet a triangle. */
    private void cross(Soup soup, int i) {
        float ax = soup.at(i, 0, 0);
        float az = soup.at(i, 0, 2);
        float bx = soup.at(i, 1, 0) - ax;
        float bz = soup.at(i, 1, 2) - az;
        float cx = soup.at(i, 2, 0) - ax;
        float cz = soup.at(i, 2, 2) - az;
        float area = bx * cz - bz * cx;
        if (area == 0f) {
            return;
        }
        for (int z = grid.fromZ(soup.least(i, 2)); z <= grid.toZ(soup.most(i, 2)); z++) {
            for (int x = grid.fromX(soup.least(i, 0)); x <= grid.toX(soup.most(i, 0)); x++) {
                int column = z * grid.width() + x;
                float px = grid.x(column) - ax;
                float pz = grid.z(column) - az;
                float u = (px * cz - pz * cx) / area;
                float v = (bx * pz - bz * px) / area;
                if (u >= 0f && v >= 0f && u + v <= 1f) {
                    float y = soup.at(i, 0, 1);
                    crossings.add(column, y + u * (soup.at(i, 1, 1) - y) + v * (soup.at(i, 2, 1) - y));
                }
            }
        }
    }

    /**
     * Notes at which heights a triangle is between columns.
     *
     * @param along axis from a column to the next
     * @param across the other axis: the plane of a row of strips is upright on it
     */
    private void block(Soup soup, int i, int along, int across, Heights store) {
        boolean rowsAlongX = along == 0;
        int first = rowsAlongX ? grid.fromZ(soup.least(i, across)) : grid.fromX(soup.least(i, across));
        int last = rowsAlongX ? grid.toZ(soup.most(i, across)) : grid.toX(soup.most(i, across));
        for (int row = first; row <= last; row++) {
            float plane = rowsAlongX ? grid.z() + Grid.CELL * row : grid.x() + Grid.CELL * row;
            cut(soup, i, along, across, plane, row, store);
        }
    }

    /** Cuts a triangle by an upright plane, and the piece by the columns in it. */
    private void cut(Soup soup, int i, int along, int across, float plane, int row, Heights store) {
        float s0 = 0f;
        float y0 = 0f;
        int found = 0;
        for (int c = 0; c < 3; c++) {
            float a = soup.at(i, c, across) - plane;
            float b = soup.at(i, (c + 1) % 3, across) - plane;
            if (a < 0f == b < 0f) {
                continue;
            }
            float t = a / (a - b);
            float s = soup.at(i, c, along) + t * (soup.at(i, (c + 1) % 3, along) - soup.at(i, c, along));
            float y = soup.at(i, c, 1) + t * (soup.at(i, (c + 1) % 3, 1) - soup.at(i, c, 1));
            if (found++ == 0) {
                s0 = s;
                y0 = y;
            } else {
                strips(s0, y0, s, y, along, row, store);
            }
        }
    }

    private void strips(float s0, float y0, float s1, float y1, int along, int row, Heights store) {
        float origin = along == 0 ? grid.x() : grid.z();
        int count = along == 0 ? grid.width() : grid.depth();
        float low = Math.min(s0, s1);
        float high = Math.max(s0, s1);
        int first = Math.max(0, (int) Math.floor((low - origin) / Grid.CELL));
        int last = Math.min(count - 1, (int) Math.floor((high - origin) / Grid.CELL));
        for (int strip = first; strip <= last; strip++) {
            float from = Math.max(low, origin + Grid.CELL * strip);
            float to = Math.min(high, origin + Grid.CELL * (strip + 1));
            float slope = high > low ? (y1 - y0) / (s1 - s0) : 0f;
            float a = high > low ? y0 + slope * (from - s0) : y0;
            float b = high > low ? y0 + slope * (to - s0) : y1;
            int column = along == 0 ? row * grid.width() + strip : strip * grid.width() + row;
            store.add(column, Math.min(a, b));
            store.add(column, Math.max(a, b));
        }
    }

    Grid grid() {
        return grid;
    }

    /** How many intervals of air a column has. */
    int intervals(int column) {
        return crossings.count(column) + 1;
    }

    /** The foot of an interval, from 0 at the lowest, in u; −∞ for the lowest. */
    float foot(int column, int interval) {
        return interval == 0 ? Float.NEGATIVE_INFINITY : crossings.get(column, interval - 1);
    }

    float top(int column, int interval) {
        return interval == crossings.count(column) ? Float.POSITIVE_INFINITY : crossings.get(column, interval);
    }

    /**
     * The greatest height of feet, at most {@code high}, at which one gets from a column to its neighbour within a range.
     *
     * @param column the one that comes first
     * @param alongX whether the neighbour is the next along x, else along z
     * @param low nobody is lower, in u
     * @return −∞ if there is no way
     */
    float highestWay(int column, boolean alongX, float low, float high, float ceiling) {
        Heights blocked = alongX ? east : north;
        float feet = Math.min(high, ceiling - LOWEST);
        boolean moved = true;
        while (moved && feet >= low) {
            moved = false;
            for (int i = 0; i < blocked.count(column); i += 2) {
                if (feet < blocked.get(column, i + 1) && feet + LOWEST > blocked.get(column, i)) {
                    feet = blocked.get(column, i) - LOWEST - ROUNDING;
                    moved = true;
                }
            }
        }
        return feet >= low ? feet : Float.NEGATIVE_INFINITY;
    }

    /** Lists of numbers, one for each column. */
    private static final class Heights {
        private static final float[] NONE = {};
        private final float[][] values;
        private final int[] counts;

        Heights(int columns) {
            values = new float[columns][];
            Arrays.fill(values, NONE);
            counts = new int[columns];
        }

        void add(int column, float value) {
            int count = counts[column]++;
            if (count == values[column].length) {
                values[column] = Arrays.copyOf(values[column], Math.max(START, 2 * count));
            }
            values[column][count] = value;
        }

        int count(int column) {
            return counts[column];
        }

        float get(int column, int i) {
            return values[column][i];
        }

        void sort() {
            for (int i = 0; i < counts.length; i++) {
                Arrays.sort(values[i], 0, counts[i]);
            }
        }
    }
}
