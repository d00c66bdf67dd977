package bumblewick.content.validation.reach;

/**
 * Columns of air over a level, {@value #CELL} u apart. The origin is odd, so that hardly any edge of a level lies in a column.
 *
 * @param x of the first column, in u
 * @param z of the first column, in u
 * @param width columns along x
 * @param depth columns along z
 */
record Grid(float x, float z, int width, int depth) {
    static final float CELL = 0.5f;
    private static final float ODD_X = 0.1373f;
    private static final float ODD_Z = 0.1731f;

    /** From corner to corner. */
    static Grid over(float x0, float z0, float x1, float z1) {
        float x = (float) Math.floor(x0) - ODD_X;
        float z = (float) Math.floor(z0) - ODD_Z;
        return new Grid(x, z, (int) ((x1 - x) / CELL) + 2, (int) ((z1 - z) / CELL) + 2);
    }

    int size() {
        return (int) Math.min(Integer.MAX_VALUE, (long) width * depth);
    }

    float x(int column) {
        return x + CELL * (column % width);
    }

    float z(int column) {
        int row = column / width;
        return z + CELL * row;
    }

    /** The first column along x at or beyond a place, within the grid. */
    int fromX(float place) {
        return clamp((int) Math.ceil((place - x) / CELL), width);
    }

    /** The last column along x at or before a place, within the grid. */
    int toX(float place) {
        return clamp((int) Math.floor((place - x) / CELL), width);
    }

    int fromZ(float place) {
        return clamp((int) Math.ceil((place - z) / CELL), depth);
    }

    int toZ(float place) {
        return clamp((int) Math.floor((place - z) / CELL), depth);
    }

    private static int clamp(int index, int count) {
        return Math.max(0, Math.min(count - 1, index));
    }
}
