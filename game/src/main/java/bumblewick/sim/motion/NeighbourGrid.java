package bumblewick.sim.motion;

import java.util.Arrays;

/**
 * Finds the neighbours of a point without testing all points. A counting sort puts the points into cubic cells; a search
 * looks through the cells around a place, ring by ring, and stops when the nearest {@value #MOST} are certain. The cells
 * repeat in all directions, so that space has no border and a point far out costs nothing; there are most of them along
 * the axes along which the points reach farthest. A search begins within the distance that was enough for the search
 * before it, and starts anew if that is not enough here.
 *
 * <p>What is found depends on the points and their ids only, neither on the order in which they are given nor on the
 * size of the cells, which follows the crowd. Nothing is allocated unless there are more points than ever before.
 *
 * <p>Source: for counting sort into cells, C. Ericson, <i>Real-Time Collision Detection</i> (2005), 7.1; the repeated
 * cells are his 7.1.3 with a hash that keeps neighbours apart.
 */
public final class NeighbourGrid {
    /** Most neighbours that a search gives. */
    public static final int MOST = 10;

    private static final int MOST_RINGS = 3;
    /** Bits of a cell's number along an axis, at least: more cells than a search of {@link #MOST_RINGS} crosses. */
    private static final int LEAST_BITS = 3;
    /** Mean number of points that share a cell with a point, itself included, between which the cells are left alone. */
    private static final float SPARSE = 2f;

    private static final float CROWDED = 4f;
    private static final float CELL_CHANGE = 1.25f;
    /** Allows for the rounding of a cell's border. */
    private static final float BORDER = 0.999f;

    /** A search begins within this times the square of the distance that was enough for the one before. */
    private static final float GUESS_ROOM = 1.5f;

    /** Edge of the largest cells in ranges: one ring of them is then enough. */
    private static final float LARGEST = 1.01f;

    /** For so many points there is room from the start: a busy wave makes no garbage. */
    private static final int ROOM = 256;

    private final float range;
    private float cell;
    private float perCell;
    private float sharing = SPARSE;
    private int bitsX;
    private int bitsY;
    private int bitsZ;
    private int maskX;
    private int maskY;
    private int maskZ;
    private int bits;
    private int lowX;
    private int lowY;
    private int lowZ;
    private int highX;
    private int highY;
    private int highZ;
    private int[] starts = new int[0];
    private int[] cells = new int[0];
    private float[] sortedX = new float[0];
    private float[] sortedY = new float[0];
    private float[] sortedZ = new float[0];
    private int[] sortedIds = new int[0];
    private int[] sortedIndex = new int[0];

    private final float[] found = new float[MOST];
    private final int[] foundAt = new int[MOST];
    private int size;
    private int count;
    private float limit;
    /** Square of a distance within which the next search will probably find enough. */
    private float guess = Float.MAX_VALUE;

    private float atX;
    private float atY;
    private float atZ;
    private int exceptId;

    /**
     * Makes an empty grid.
     *
     * @param range the farthest that is ever searched, in u, &gt; 0
     */
    public NeighbourGrid(float range) {
        if (!(range > 0f)) {
            throw new IllegalArgumentException("range is " + range + ", expected more than 0");
        }
        this.range = range;
        makeRoom(ROOM);
        resize(LARGEST * range);
    }

    /**
     * Takes the points of a tick.
     *
     * @param x coordinates, in u (unaffected)
     * @param y coordinates, in u (unaffected)
     * @param z coordinates, in u (unaffected)
     * @param ids of the points, all different (unaffected)
     * @param n how many of them count
     */
    public void rebuild(float[] x, float[] y, float[] z, int[] ids, int n) {
        makeRoom(n);
        size = n;
        followTheCrowd();
        span(x, y, z, n);
        shareBits();
        Arrays.fill(starts, 0);
        for (int i = 0; i < n; i++) {
            int c = cellOf(floor(x[i] * perCell), floor(y[i] * perCell), floor(z[i] * perCell));
            cells[i] = c;
            starts[c + 2]++;
        }
        sumUp(n);
        for (int i = 0; i < n; i++) {
            int at = starts[cells[i] + 1]++;
            sortedX[at] = x[i];
            sortedY[at] = y[i];
            sortedZ[at] = z[i];
            sortedIds[at] = ids[i];
            sortedIndex[at] = i;
        }
    }

    /**
     * Finds the nearest points, at most {@value #MOST}; of equally near ones those with the smaller id.
     *
     * @param x of the place, in u
     * @param y of the place, in u
     * @param z of the place, in u
     * @param within only points that are nearer than this, in u, at most the grid's range
     * @param except id of a point that does not count
     * @param store receives their indices in the arrays given to {@link #rebuild}, in the order of their ids
     * @return how many
     */
    public int nearest(float x, float y, float z, float within, int except, int[] store) {
        atX = x;
        atY = y;
        atZ = z;
        exceptId = except;
        if (size == 0) {
            return 0;
        }
        float most = within * within;
        count = 0;
        limit = Math.min(most, guess);
        search(within);
        if (count < MOST && guess < most) {
            count = 0;
            limit = most;
            search(within);
        }
        guess = count < MOST ? Float.MAX_VALUE : limit * GUESS_ROOM;
        sortById();
        for (int i = 0; i < count; i++) {
            store[i] = sortedIndex[foundAt[i]];
        }
        return count;
    }

    /**
     * The points cell by cell: who asks for the neighbours of all points does so fastest in this order.
     *
     * @param rank 0 to the number of points − 1
     * @return the index of a point in the arrays given to {@link #rebuild}
     */
    public int cellByCell(int rank) {
        return sortedIndex[rank];
    }

    /**
     * Finds all points in the cells that a cube touches: every point in the cube and some around it.
     *
     * @param x middle of the cube, in u
     * @param y middle of the cube, in u
     * @param z middle of the cube, in u
     * @param reach half the cube's edge, in u
     * @param store receives their indices in the arrays given to {@link #rebuild}, in no order; as long as those
     * @return how many
     */
    public int around(float x, float y, float z, float reach, int[] store) {
        int lowX = floor((x - reach) * perCell);
        int lowY = floor((y - reach) * perCell);
        int lowZ = floor((z - reach) * perCell);
        int spanX = Math.min(floor((x + reach) * perCell) - lowX, maskX);
        int spanY = Math.min(floor((y + reach) * perCell) - lowY, maskY);
        int spanZ = Math.min(floor((z + reach) * perCell) - lowZ, maskZ);
        int n = 0;
        for (int k = 0; k <= spanZ; k++) {
            for (int j = 0; j <= spanY; j++) {
                for (int i = 0; i <= spanX; i++) {
                    int c = cellOf(lowX + i, lowY + j, lowZ + k);
                    for (int at = starts[c]; at < starts[c + 1]; at++) {
                        store[n++] = sortedIndex[at];
                    }
                }
            }
        }
        return n;
    }

    private void search(float within) {
        int x = floor(atX * perCell);
        int y = floor(atY * perCell);
        int z = floor(atZ * perCell);
        block(x, y, z);
        for (int ring = 2; ring <= MOST_RINGS && !certain(x, y, z, ring - 1, within); ring++) {
            shell(x, y, z, ring);
        }
    }

    /** The cell and those that touch it: three rows of three rows of three cells, side by side in memory. */
    private void block(int x, int y, int z) {
        int first = (x - 1) & maskX;
        int last = (x + 1) & maskX;
        int toZ = Math.min(z + 1, highZ);
        int toY = Math.min(y + 1, highY);
        for (int k = Math.max(z - 1, lowZ); k <= toZ; k++) {
            int layer = (k & maskZ) << (bitsX + bitsY);
            for (int j = Math.max(y - 1, lowY); j <= toY; j++) {
                row(layer | (j & maskY) << bitsX, first, last);
            }
        }
    }

    /** The cells exactly {@code ring} away. */
    private void shell(int x, int y, int z, int ring) {
        int first = (x - ring) & maskX;
        int last = (x + ring) & maskX;
        int toZ = Math.min(z + ring, highZ);
        int toY = Math.min(y + ring, highY);
        for (int k = Math.max(z - ring, lowZ); k <= toZ; k++) {
            int layer = (k & maskZ) << (bitsX + bitsY);
            for (int j = Math.max(y - ring, lowY); j <= toY; j++) {
                int base = layer | (j & maskY) << bitsX;
                if (Math.abs(k - z) == ring || Math.abs(j - y) == ring) {
                    row(base, first, last);
                } else {
                    scan(starts[base + first], starts[base + first + 1]);
                    scan(starts[base + last], starts[base + last + 1]);
                }
            }
        }
    }

    /** Whether nothing beyond a block of cells can still be among the nearest. */
    private boolean certain(int x, int y, int z, int ring, float within) {
        if (cell * ring * BORDER >= within) {
            return true;
        }
        float sideX = Math.min(atX - (x - ring) * cell, (x + ring + 1) * cell - atX);
        float sideY = Math.min(atY - (y - ring) * cell, (y + ring + 1) * cell - atY);
        float sideZ = Math.min(atZ - (z - ring) * cell, (z + ring + 1) * cell - atZ);
        float seen = Math.min(sideX, Math.min(sideY, sideZ)) * BORDER;
        return seen >= within || limit < seen * seen;
    }

    /** Cells of a row from one number to another, over the end if the numbers start over in between. */
    private void row(int base, int first, int last) {
        if (first <= last) {
            scan(starts[base + first], starts[base + last + 1]);
        } else {
            scan(starts[base + first], starts[base + maskX + 1]);
            scan(starts[base], starts[base + last + 1]);
        }
    }

    private void scan(int from, int to) {
        float hereX = atX;
        float hereY = atY;
        float hereZ = atZ;
        for (int at = from; at < to; at++) {
            float x = sortedX[at] - hereX;
            float y = sortedY[at] - hereY;
            float z = sortedZ[at] - hereZ;
            float square = x * x + y * y + z * z;
            if (square <= limit && sortedIds[at] != exceptId) {
                consider(at, square);
            }
        }
    }

    private void consider(int at, float square) {
        if (count < MOST) {
            if (square < limit) {
                insert(at, square, count++);
            }
            if (count == MOST) {
                limit = found[MOST - 1];
            }
        } else if (before(at, square, MOST - 1)) {
            insert(at, square, MOST - 1);
            limit = found[MOST - 1];
        }
    }

    private void insert(int at, float square, int hole) {
        int i = hole;
        while (i > 0 && before(at, square, i - 1)) {
            found[i] = found[i - 1];
            foundAt[i] = foundAt[i - 1];
            i--;
        }
        found[i] = square;
        foundAt[i] = at;
    }

    private boolean before(int at, float square, int i) {
        return square < found[i] || (square == found[i] && sortedIds[at] < sortedIds[foundAt[i]]);
    }

    private void sortById() {
        for (int i = 1; i < count; i++) {
            int at = foundAt[i];
            int id = sortedIds[at];
            int j = i;
            while (j > 0 && sortedIds[foundAt[j - 1]] > id) {
                foundAt[j] = foundAt[j - 1];
                j--;
            }
            foundAt[j] = at;
        }
    }

    private int cellOf(int x, int y, int z) {
        return ((z & maskZ) << (bitsX + bitsY)) | ((y & maskY) << bitsX) | (x & maskX);
    }

    /** Turns counts, two places on, into beginnings, one place on: filling the cells moves those to their ends. */
    private void sumUp(int n) {
        long squares = 0;
        for (int c = 2; c < starts.length; c++) {
            squares += (long) starts[c] * starts[c];
            starts[c] += starts[c - 1];
        }
        sharing = n == 0 ? SPARSE : squares / (float) n;
    }

    /** Finds the cells beyond which there is no point, along each axis. */
    private void span(float[] x, float[] y, float[] z, int n) {
        float leastX = 0f;
        float leastY = 0f;
        float leastZ = 0f;
        float mostX = 0f;
        float mostY = 0f;
        float mostZ = 0f;
        for (int i = 0; i < n; i++) {
            leastX = i == 0 ? x[i] : Math.min(leastX, x[i]);
            leastY = i == 0 ? y[i] : Math.min(leastY, y[i]);
            leastZ = i == 0 ? z[i] : Math.min(leastZ, z[i]);
            mostX = i == 0 ? x[i] : Math.max(mostX, x[i]);
            mostY = i == 0 ? y[i] : Math.max(mostY, y[i]);
            mostZ = i == 0 ? z[i] : Math.max(mostZ, z[i]);
        }
        lowX = floor(leastX * perCell);
        lowY = floor(leastY * perCell);
        lowZ = floor(leastZ * perCell);
        highX = floor(mostX * perCell);
        highY = floor(mostY * perCell);
        highZ = floor(mostZ * perCell);
    }

    /** Gives the bits of a cell's number to the axes along which the points reach farthest. */
    private void shareBits() {
        bitsX = LEAST_BITS;
        bitsY = LEAST_BITS;
        bitsZ = LEAST_BITS;
        for (int left = bits - 3 * LEAST_BITS; left > 0; left--) {
            int x = (highX - lowX) >> bitsX;
            int y = (highY - lowY) >> bitsY;
            int z = (highZ - lowZ) >> bitsZ;
            if (x >= y && x >= z) {
                bitsX++;
            } else if (y >= z) {
                bitsY++;
            } else {
                bitsZ++;
            }
        }
        maskX = (1 << bitsX) - 1;
        maskY = (1 << bitsY) - 1;
        maskZ = (1 << bitsZ) - 1;
    }

    private void followTheCrowd() {
        if (sharing > CROWDED) {
            resize(cell / CELL_CHANGE);
        } else if (sharing < SPARSE) {
            resize(cell * CELL_CHANGE);
        }
    }

    private void resize(float wanted) {
        cell = Math.max(range / MOST_RINGS / BORDER, Math.min(LARGEST * range, wanted));
        perCell = 1f / cell;
    }

    private void makeRoom(int n) {
        if (n <= cells.length && starts.length > 0) {
            return;
        }
        int room = Math.max(16, Math.max(n, cells.length * 2));
        cells = new int[room];
        sortedX = new float[room];
        sortedY = new float[room];
        sortedZ = new float[room];
        sortedIds = new int[room];
        sortedIndex = new int[room];
        bits = Math.max(3 * LEAST_BITS, 1 + 32 - Integer.numberOfLeadingZeros(room - 1));
        starts = new int[(1 << bits) + 2];
    }

    private static int floor(float v) {
        int i = (int) v;
        return v < i ? i - 1 : i;
    }
}
