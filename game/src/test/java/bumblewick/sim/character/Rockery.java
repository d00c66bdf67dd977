package bumblewick.sim.character;

import bumblewick.math.RandomStream;

/** A level of bumps, boxes, steps and ramps inside four walls, made of random numbers. */
final class Rockery {
    private static final int HALF = 12;

    private Rockery() {}

    static Playground level() {
        RandomStream random = new RandomStream(5, 11);
        Playground playground = new Playground();
        bumps(playground, random);
        for (int i = 0; i < 30; i++) {
            double x = random.between(-11f, 11f);
            double z = random.between(-11f, 11f);
            double size = random.between(0.2f, 1.5f);
            double height = random.between(0.1f, 1.2f);
            playground.hull(
                    x, height / 2 - 0.2, z, size, height, size * random.between(0.3f, 1f), random.between(0f, 90f));
        }
        return playground
                .box(-13, -2, -13, 13, 8, -12)
                .box(-13, -2, 12, 13, 8, 13)
                .box(-13, -2, -13, -12, 8, 13)
                .box(12, -2, -13, 13, 8, 13);
    }

    private static void bumps(Playground playground, RandomStream random) {
        double[][] y = new double[2 * HALF + 1][2 * HALF + 1];
        for (double[] row : y) {
            for (int j = 0; j < row.length; j++) {
                row[j] = random.between(-0.25f, 0.25f);
            }
        }
        for (int i = 0; i < 2 * HALF; i++) {
            for (int j = 0; j < 2 * HALF; j++) {
                double x = i - HALF;
                double z = j - HALF;
                playground.triangle(x, y[i][j], z, x, y[i][j + 1], z + 1, x + 1, y[i + 1][j + 1], z + 1);
                playground.triangle(x, y[i][j], z, x + 1, y[i + 1][j + 1], z + 1, x + 1, y[i + 1][j], z);
            }
        }
    }
}
