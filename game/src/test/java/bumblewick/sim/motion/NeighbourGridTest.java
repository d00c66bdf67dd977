package bumblewick.sim.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NeighbourGridTest {
    private static final float RANGE = 2.5f;

    private final RandomStream random = new RandomStream(5, 5);
    private final int[] store = new int[NeighbourGrid.MOST];

    private float[] x;
    private float[] y;
    private float[] z;
    private int[] ids;

    @ParameterizedTest(name = "{0} points within {1} u around {2}")
    @CsvSource({"0, 1, 0", "1, 1, 0", "20, 2, 0", "300, 3, 5000", "300, 30, -77", "2000, 4, 0", "2000, 40, 1000"})
    void findsWhatAskingEverybodyFinds(int n, float spread, float centre) {
        scatter(n, spread, centre);
        NeighbourGrid grid = new NeighbourGrid(RANGE);

        // again and again, so that the cells have followed the crowd
        for (int round = 0; round < 12; round++) {
            grid.rebuild(x, y, z, ids, n);
            for (int i = 0; i < Math.min(n, 60); i++) {
                float within = random.between(0.1f, RANGE);
                assertArrayEquals(expected(i, within), found(grid, i, within), "point " + i + " in round " + round);
            }
        }
    }

    /** A search begins with what was enough for the one before, which a crowd and the open differ in, and then again. */
    @ParameterizedTest(name = "as wide as {0}, {1} and {2} u")
    @CsvSource({"40, 0, 0", "0, 40, 0", "0, 0, 40", "40, 12, 0.1", "300, 1, 1"})
    void aFlatCrowdWithStragglersIsSearchedWell(float wide, float high, float deep) {
        scatter(600, 1f, 0f);
        for (int i = 0; i < 600; i++) {
            boolean straggler = i % 3 == 0;
            x[i] *= straggler ? wide : wide / 20f;
            y[i] *= straggler ? high : high / 20f;
            z[i] *= straggler ? deep : deep / 20f;
        }
        NeighbourGrid grid = new NeighbourGrid(RANGE);

        for (int round = 0; round < 12; round++) {
            grid.rebuild(x, y, z, ids, 600);
            for (int i = 0; i < 60; i++) {
                assertArrayEquals(expected(i, RANGE), found(grid, i, RANGE), "point " + i + " in round " + round);
            }
        }
    }

    @Test
    void theOrderInWhichPointsAreGivenMakesNoDifference() {
        scatter(500, 3f, 0f);
        NeighbourGrid grid = new NeighbourGrid(RANGE);
        grid.rebuild(x, y, z, ids, 500);
        int[] before = idsOf(found(grid, 123, RANGE));
        float atX = x[123];
        float atY = y[123];
        float atZ = z[123];
        int id = ids[123];

        reverse();
        grid.rebuild(x, y, z, ids, 500);
        int n = grid.nearest(atX, atY, atZ, RANGE, id, store);

        assertArrayEquals(before, idsOf(Arrays.copyOf(store, n)));
    }

    @Test
    void ofEquallyNearPointsTheSmallerIdsCount() {
        x = new float[20];
        y = new float[20];
        z = new float[20];
        ids = IntStream.range(0, 20).map(i -> 100 - i).toArray();
        Arrays.fill(x, 1f);
        NeighbourGrid grid = new NeighbourGrid(RANGE);
        grid.rebuild(x, y, z, ids, 20);

        int n = grid.nearest(0f, 0f, 0f, RANGE, -1, store);

        assertArrayEquals(new int[] {81, 82, 83, 84, 85, 86, 87, 88, 89, 90}, idsOf(Arrays.copyOf(store, n)));
    }

    @Test
    void aroundMissesNobodyInTheCube() {
        scatter(400, 6f, 300f);
        NeighbourGrid grid = new NeighbourGrid(RANGE);
        grid.rebuild(x, y, z, ids, 400);
        int[] all = new int[400];

        int n = grid.around(1f, 2f, 301f, 1.7f, all);

        int[] indices = Arrays.stream(all, 0, n).sorted().distinct().toArray();
        assertEquals(n, indices.length, "nobody twice");
        for (int i = 0; i < 400; i++) {
            boolean inside =
                    Math.abs(x[i] - 1f) <= 1.7f && Math.abs(y[i] - 2f) <= 1.7f && Math.abs(z[i] - 301f) <= 1.7f;
            assertTrue(!inside || Arrays.binarySearch(indices, i) >= 0, "point " + i);
        }
    }

    private void scatter(int n, float spread, float centre) {
        x = new float[n];
        y = new float[n];
        z = new float[n];
        ids = new int[n];
        for (int i = 0; i < n; i++) {
            x[i] = random.between(-spread, spread);
            y[i] = random.between(-spread, spread);
            z[i] = centre + random.between(-spread, spread);
            ids[i] = 3 * i + 1;
        }
    }

    private void reverse() {
        int n = ids.length;
        float[] rx = new float[n];
        float[] ry = new float[n];
        float[] rz = new float[n];
        int[] rids = new int[n];
        for (int i = 0; i < n; i++) {
            rx[i] = x[n - 1 - i];
            ry[i] = y[n - 1 - i];
            rz[i] = z[n - 1 - i];
            rids[i] = ids[n - 1 - i];
        }
        x = rx;
        y = ry;
        z = rz;
        ids = rids;
    }

    private int[] found(NeighbourGrid grid, int i, float within) {
        int n = grid.nearest(x[i], y[i], z[i], within, ids[i], store);
        return Arrays.copyOf(store, n);
    }

    private int[] expected(int i, float within) {
        return IntStream.range(0, x.length)
                .filter(j -> j != i && square(i, j) < within * within)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> square(i, j)))
                .limit(NeighbourGrid.MOST)
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray();
    }

    private float square(int i, int j) {
        float dx = x[j] - x[i];
        float dy = y[j] - y[i];
        float dz = z[j] - z[i];
        return dx * dx + dy * dy + dz * dz;
    }

    private int[] idsOf(int[] indices) {
        return Arrays.stream(indices).map(i -> ids[i]).toArray();
    }
}
