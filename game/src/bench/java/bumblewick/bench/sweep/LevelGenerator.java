package bumblewick.bench.sweep;

/**
 * Makes levels of any size: hills of value noise with cells of 1 u (80 % of the triangles), and on them boxes, pillars,
 * thin walls, ramps and stairs. The same on every machine.
 */
final class LevelGenerator {
    private static final double TERRAIN_SHARE = 0.8;
    private static final double FULL_TURN = 2 * StrictMath.PI;

    /** How high and how wide the hills are, from the widest to the bumps, in u. */
    private static final double[][] OCTAVES = {{2, 16}, {0.6, 6}, {0.15, 2}, {0.04, 0.7}};

    private final long seed;
    private final SplitMix random;
    private final Level level = new Level();
    private final Props props = new Props(level);
    private final int target;
    private final int cells;

    private LevelGenerator(int target, long seed) {
        this.target = target;
        this.seed = seed;
        random = new SplitMix(seed);
        cells = (int) StrictMath.sqrt(TERRAIN_SHARE * target / 2);
    }

    /** A level of about so many triangles. */
    static Level level(int triangles, long seed) {
        LevelGenerator generator = new LevelGenerator(triangles, seed);
        generator.terrain();
        while (generator.level.triangles() < triangles - 6) {
            generator.prop();
        }
        return generator.level;
    }

    /** How far the terrain of such a level reaches from the middle along x and z, in u. */
    static double reach(int triangles) {
        return (int) StrictMath.sqrt(TERRAIN_SHARE * triangles / 2) / 2.0;
    }

    private void terrain() {
        double from = -reach(target);
        for (int j = 0; j <= cells; j++) {
            for (int i = 0; i <= cells; i++) {
                level.vertex(from + i, height(seed, from + i, from + j), from + j);
            }
        }
        for (int j = 0; j < cells; j++) {
            for (int i = 0; i < cells; i++) {
                cell(j * (cells + 1) + i, (i + j) % 2 == 0);
            }
        }
    }

    /** Diagonals alternate, as a modeller's would. */
    private void cell(int corner, boolean rising) {
        int across = corner + 1;
        int beyond = corner + cells + 1;
        if (rising) {
            level.triangle(corner, beyond, beyond + 1);
            level.triangle(corner, beyond + 1, across);
        } else {
            level.triangle(corner, beyond, across);
            level.triangle(across, beyond, beyond + 1);
        }
    }

    private void prop() {
        double room = reach(target) - 2;
        double x = random.between(-room, room);
        double z = random.between(-room, room);
        props.place(x, height(seed, x, z), z, random.between(0, FULL_TURN));
        switch (random.below(6)) {
            case 0, 1 -> crate();
            case 2 -> props.pillar(-0.5, random.between(0.2, 0.6), random.between(3, 6), 12);
            case 3 -> props.box(0, 1, 0, random.between(2, 5), 1.5, 0.1);
            case 4 -> props.ramp(-0.2, random.between(1, 3), random.between(0.5, 3), random.between(0.5, 1.5));
            default -> stairs();
        }
    }

    private void crate() {
        double halfHeight = random.between(0.3, 1.5);
        props.box(0, halfHeight - 0.3, 0, random.between(0.3, 1.5), halfHeight, random.between(0.3, 1.5));
    }

    private void stairs() {
        double halfWidth = random.between(0.8, 1.5);
        double rise = random.between(0.15, 0.3);
        double halfRun = 0.35;
        for (int step = 0; step < 6; step++) {
            double half = rise * (step + 1) / 2;
            props.box(2 * halfRun * step, half - 0.1, 0, halfRun, half + 0.1, halfWidth);
        }
    }

    static double height(long seed, double x, double z) {
        double sum = 0;
        for (int i = 0; i < OCTAVES.length; i++) {
            sum += OCTAVES[i][0] * noise(seed + i, x / OCTAVES[i][1], z / OCTAVES[i][1]);
        }
        return sum;
    }

    /** Random values on a lattice, blended by 3t² − 2t³. */
    private static double noise(long seed, double x, double z) {
        double cellX = StrictMath.floor(x);
        double cellZ = StrictMath.floor(z);
        double u = smooth(x - cellX);
        double w = smooth(z - cellZ);
        long i = (long) cellX;
        long j = (long) cellZ;
        double near = value(seed, i, j) * (1 - u) + value(seed, i + 1, j) * u;
        double far = value(seed, i, j + 1) * (1 - u) + value(seed, i + 1, j + 1) * u;
        return near * (1 - w) + far * w;
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double value(long seed, long i, long j) {
        return new SplitMix(seed ^ i * 0x9E3779B97F4A7C15L ^ j * 0xC2B2AE3D27D4EB4FL).between(-1, 1);
    }
}
