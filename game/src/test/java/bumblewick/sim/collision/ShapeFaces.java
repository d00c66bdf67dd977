package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.List;

/** The faces of a box, a cylinder of 96 sides, or a hull, as triangles in the shape's own frame: nine numbers each. */
final class ShapeFaces {
    private static final int SIDES = 96;

    private final List<double[]> corners = new ArrayList<>();

    private ShapeFaces() {}

    static float[] of(ConvexShape shape) {
        ShapeFaces faces = new ShapeFaces();
        if (shape instanceof Box box) {
            faces.box(box);
        } else if (shape instanceof Cylinder cylinder) {
            faces.drum(cylinder);
        } else {
            ReferenceShape.Hull hull = (ReferenceShape.Hull) ReferenceShape.of(shape, 0);
            hull.faces().forEach(face -> faces.triangle(face[0], face[1], face[2]));
        }
        return faces.numbers();
    }

    private float[] numbers() {
        float[] numbers = new float[3 * corners.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) corners.get(i / 3)[i % 3];
        }
        return numbers;
    }

    private void triangle(double[] a, double[] b, double[] c) {
        corners.addAll(List.of(a, b, c));
    }

    private void ring(double[] a, double[] b, double[] c, double[] d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    private void box(Box box) {
        double[][] c = new double[8][];
        for (int i = 0; i < 8; i++) {
            c[i] = new double[] {
                (i & 1) == 0 ? -box.halfX() : box.halfX(),
                (i & 2) == 0 ? -box.halfY() : box.halfY(),
                (i & 4) == 0 ? -box.halfZ() : box.halfZ()
            };
        }
        ring(c[0], c[2], c[3], c[1]);
        ring(c[4], c[5], c[7], c[6]);
        ring(c[0], c[4], c[6], c[2]);
        ring(c[1], c[3], c[7], c[5]);
        ring(c[0], c[1], c[5], c[4]);
        ring(c[2], c[6], c[7], c[3]);
    }

    private void drum(Cylinder cylinder) {
        double half = cylinder.halfHeight();
        for (int i = 0; i < SIDES; i++) {
            double[] low = rim(cylinder, i, -half);
            double[] nextLow = rim(cylinder, i + 1, -half);
            double[] high = rim(cylinder, i, half);
            double[] nextHigh = rim(cylinder, i + 1, half);
            ring(low, nextLow, nextHigh, high);
            triangle(low, nextLow, new double[] {0, -half, 0});
            triangle(high, nextHigh, new double[] {0, half, 0});
        }
    }

    private static double[] rim(Cylinder cylinder, int side, double y) {
        double angle = 2 * Math.PI * side / SIDES;
        return new double[] {cylinder.radius() * Math.cos(angle), y, cylinder.radius() * Math.sin(angle)};
    }
}
