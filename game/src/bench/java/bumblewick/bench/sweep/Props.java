package bumblewick.bench.sweep;

/** Puts simple things into a {@link Level}, at a place and turned about the vertical. */
final class Props {
    private final Level level;
    private double x;
    private double y;
    private double z;
    private double cos;
    private double sin;

    Props(Level level) {
        this.level = level;
    }

    /** Where the next things go, in u, and how they are turned, in radians. */
    void place(double px, double py, double pz, double yaw) {
        x = px;
        y = py;
        z = pz;
        cos = StrictMath.cos(yaw);
        sin = StrictMath.sin(yaw);
    }

    private int vertex(double localX, double localY, double localZ) {
        return level.vertex(x + cos * localX + sin * localZ, y + localY, z - sin * localX + cos * localZ);
    }

    void box(double cx, double cy, double cz, double hx, double hy, double hz) {
        int[] v = new int[8];
        for (int i = 0; i < 8; i++) {
            v[i] = vertex(cx + (i % 2 == 0 ? -hx : hx), cy + (i / 2 % 2 == 0 ? -hy : hy), cz + (i / 4 == 0 ? -hz : hz));
        }
        level.quad(v[0], v[2], v[3], v[1]);
        level.quad(v[4], v[5], v[7], v[6]);
        level.quad(v[0], v[4], v[6], v[2]);
        level.quad(v[1], v[3], v[7], v[5]);
        level.quad(v[0], v[1], v[5], v[4]);
        level.quad(v[2], v[6], v[7], v[3]);
    }

    void pillar(double foot, double radius, double height, int sides) {
        int[] low = new int[sides];
        int[] high = new int[sides];
        for (int i = 0; i < sides; i++) {
            double angle = 2 * StrictMath.PI * i / sides;
            low[i] = vertex(radius * StrictMath.cos(angle), foot, radius * StrictMath.sin(angle));
            high[i] = vertex(radius * StrictMath.cos(angle), foot + height, radius * StrictMath.sin(angle));
        }
        for (int i = 0; i < sides; i++) {
            int next = (i + 1) % sides;
            level.quad(low[i], high[i], high[next], low[next]);
        }
        for (int i = 1; i + 1 < sides; i++) {
            level.triangle(high[0], high[i + 1], high[i]);
            level.triangle(low[0], low[i], low[i + 1]);
        }
    }

    /** Rises along x. */
    void ramp(double foot, double halfLength, double height, double halfWidth) {
        int nearLeft = vertex(-halfLength, foot, -halfWidth);
        int farLeft = vertex(halfLength, foot, -halfWidth);
        int farRight = vertex(halfLength, foot, halfWidth);
        int nearRight = vertex(-halfLength, foot, halfWidth);
        int topLeft = vertex(halfLength, foot + height, -halfWidth);
        int topRight = vertex(halfLength, foot + height, halfWidth);
        level.quad(nearLeft, nearRight, topRight, topLeft);
        level.quad(farLeft, topLeft, topRight, farRight);
        level.quad(nearLeft, farLeft, farRight, nearRight);
        level.triangle(nearLeft, topLeft, farLeft);
        level.triangle(nearRight, farRight, topRight);
    }
}
