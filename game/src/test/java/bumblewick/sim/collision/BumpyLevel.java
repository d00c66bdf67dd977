package bumblewick.sim.collision;

import bumblewick.math.RandomStream;

/** A level for tests: a bumpy floor of 24 by 24 u with boxes on it, and some triangles that are none. */
final class BumpyLevel {
    private static final int CELLS = 24;

    private final RandomStream random;
    private final float[] corners;
    private int filled;

    private BumpyLevel(long seed, int boxes) {
        random = new RandomStream(seed, 0);
        corners = new float[9 * (2 * CELLS * CELLS + 12 * boxes + 8)];
    }

    /** Nine numbers for each triangle. */
    static float[] corners(long seed, int boxes) {
        BumpyLevel level = new BumpyLevel(seed, boxes);
        level.floor();
        for (int i = 0; i < boxes; i++) {
            level.box();
        }
        level.slivers();
        return level.corners;
    }

    private void floor() {
        float[][] height = new float[CELLS + 1][CELLS + 1];
        for (float[] row : height) {
            for (int i = 0; i <= CELLS; i++) {
                row[i] = random.between(-0.5f, 0.5f);
            }
        }
        for (int x = 0; x < CELLS; x++) {
            for (int z = 0; z < CELLS; z++) {
                float[] a = {x, height[x][z], z};
                float[] b = {x, height[x][z + 1], z + 1};
                float[] c = {x + 1, height[x + 1][z + 1], z + 1};
                float[] d = {x + 1, height[x + 1][z], z};
                triangle(a, b, c);
                triangle(a, c, d);
            }
        }
    }

    private void box() {
        float x = random.between(1f, CELLS - 1f);
        float z = random.between(1f, CELLS - 1f);
        float y = random.between(-0.5f, 4f);
        float cos = random.between(-1f, 1f);
        float sin = (float) Math.sqrt(1 - cos * cos);
        float[] half = {random.between(0.2f, 1f), random.between(0.2f, 2f), random.between(0.2f, 1f)};
        float[][] corner = new float[8][];
        for (int i = 0; i < 8; i++) {
            float u = (i & 1) == 0 ? -half[0] : half[0];
            float v = (i & 2) == 0 ? -half[1] : half[1];
            float w = (i & 4) == 0 ? -half[2] : half[2];
            corner[i] = new float[] {x + u * cos + w * sin, y + v, z - u * sin + w * cos};
        }
        int[] faces = {0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5};
        for (int i = 0; i < faces.length; i += 4) {
            triangle(corner[faces[i]], corner[faces[i + 1]], corner[faces[i + 2]]);
            triangle(corner[faces[i]], corner[faces[i + 2]], corner[faces[i + 3]]);
        }
    }

    /** Points, segments, needles. */
    private void slivers() {
        for (int i = 0; i < 8; i++) {
            float x = random.between(1f, CELLS - 1f);
            float z = random.between(1f, CELLS - 1f);
            float[] a = {x, 1.5f, z};
            float[] b = {i % 2 == 0 ? x : x + 1f, 1.5f, z};
            float[] c = {(a[0] + b[0]) / 2f, 1.5f, i < 4 ? z : z + 1e-4f};
            triangle(a, b, c);
        }
    }

    private void triangle(float[] a, float[] b, float[] c) {
        for (float[] corner : new float[][] {a, b, c}) {
            for (float number : corner) {
                corners[filled++] = number;
            }
        }
    }
}
