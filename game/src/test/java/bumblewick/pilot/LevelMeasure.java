package bumblewick.pilot;

import bumblewick.def.LevelDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.character.Separation;
import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * How far somebody is from the triangles of a level: the tests' own measure, in double precision and without the
 * engine's tree. Columns of a grid on the plan list the triangles over and under them.
 */
final class LevelMeasure {
    private static final double CELL = 2;

    /** More than this, in u, is told as this. */
    private static final double FAR = 0.2;

    private final double[] corners;
    private final int[][] columns;
    private final double minX;
    private final double minZ;
    private final int across;
    private final int deep;

    LevelMeasure(LevelDef level) {
        corners = new double[level.corners().length];
        Arrays.setAll(corners, i -> level.corners()[i]);
        double[] min = {Double.MAX_VALUE, 0, Double.MAX_VALUE};
        double[] max = {-Double.MAX_VALUE, 0, -Double.MAX_VALUE};
        for (int i = 0; i < corners.length; i++) {
            min[i % 3] = Math.min(min[i % 3], corners[i]);
            max[i % 3] = Math.max(max[i % 3], corners[i]);
        }
        minX = min[0];
        minZ = min[2];
        across = (int) ((max[0] - minX) / CELL) + 1;
        deep = (int) ((max[2] - minZ) / CELL) + 1;
        columns = new int[across * deep][0];
        for (int at = 0; at < corners.length; at += 9) {
            list(at);
        }
    }

    private void list(int at) {
        for (int row = row(least(at, 2)); row <= row(most(at, 2)); row++) {
            for (int column = column(least(at, 0)); column <= column(most(at, 0)); column++) {
                int cell = row * across + column;
                int[] longer = Arrays.copyOf(columns[cell], columns[cell].length + 1);
                longer[longer.length - 1] = at;
                columns[cell] = longer;
            }
        }
    }

    /** How many triangles there are. */
    int triangles() {
        return corners.length / 9;
    }

    /** The middle of one of them. */
    Vector3f middle(int triangle) {
        double[] sum = new double[3];
        for (int i = 0; i < 9; i++) {
            sum[i % 3] += corners[9 * triangle + i] / 3;
        }
        return new Vector3f((float) sum[0], (float) sum[1], (float) sum[2]);
    }

    /** A place under the open sky, chosen by chance: over the middle of a triangle, on top of everything. */
    Vector3f top(RandomStream random) {
        Vector3f place = middle(random.nextInt(triangles()));
        for (int at : columns[row(place.z) * across + column(place.x)]) {
            place.y = Math.max(place.y, (float) height(at, place.x, place.z));
        }
        return place;
    }

    /** How high a triangle is over a place on the plan; nowhere, if it is not there or upright. */
    private double height(int at, double x, double z) {
        double x1 = corners[at + 3] - corners[at];
        double z1 = corners[at + 5] - corners[at + 2];
        double x2 = corners[at + 6] - corners[at];
        double z2 = corners[at + 8] - corners[at + 2];
        double area = x1 * z2 - x2 * z1;
        double u = ((x - corners[at]) * z2 - x2 * (z - corners[at + 2])) / area;
        double v = (x1 * (z - corners[at + 2]) - (x - corners[at]) * z1) / area;
        boolean here = area != 0 && u >= 0 && v >= 0 && u + v <= 1;
        return here
                ? corners[at + 1] + u * (corners[at + 4] - corners[at + 1]) + v * (corners[at + 7] - corners[at + 1])
                : Double.NEGATIVE_INFINITY;
    }

    /** The distance of an upright capsule from the nearest triangle, below 0 where they overlap; in u. */
    double separation(Vector3f feet, double height, double radius) {
        double low = feet.y + radius;
        double high = feet.y + height - radius;
        double least = FAR;
        double reach = radius + FAR;
        for (int row = row(feet.z - reach); row <= row(feet.z + reach); row++) {
            for (int column = column(feet.x - reach); column <= column(feet.x + reach); column++) {
                for (int at : columns[row * across + column]) {
                    if (near(at, feet.x, feet.z, low, high, radius + least)) {
                        least = Math.min(least, Separation.of(corners, at, feet.x, feet.z, low, high, radius));
                    }
                }
            }
        }
        return least;
    }

    /** Whether the straight way from one place to another goes through a triangle. */
    boolean pierced(Vector3f from, Vector3f to) {
        double[] a = {from.x, from.y, from.z};
        double[] b = {to.x, to.y, to.z};
        for (int row = row(Math.min(from.z, to.z)); row <= row(Math.max(from.z, to.z)); row++) {
            for (int column = column(Math.min(from.x, to.x)); column <= column(Math.max(from.x, to.x)); column++) {
                for (int at : columns[row * across + column]) {
                    if (Separation.pierces(corners, at, a, b)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean near(int at, double x, double z, double low, double high, double reach) {
        return least(at, 0) <= x + reach
                && most(at, 0) >= x - reach
                && least(at, 1) <= high + reach
                && most(at, 1) >= low - reach
                && least(at, 2) <= z + reach
                && most(at, 2) >= z - reach;
    }

    private double least(int at, int axis) {
        return Math.min(corners[at + axis], Math.min(corners[at + 3 + axis], corners[at + 6 + axis]));
    }

    private double most(int at, int axis) {
        return Math.max(corners[at + axis], Math.max(corners[at + 3 + axis], corners[at + 6 + axis]));
    }

    private int column(double x) {
        return cell(x - minX, across);
    }

    private int row(double z) {
        return cell(z - minZ, deep);
    }

    private static int cell(double offset, int count) {
        return Math.max(0, Math.min(count - 1, (int) Math.floor(offset / CELL)));
    }
}
