package bumblewick.sim.collision;

/**
 * How deep two overlapping cores are in each other: the shortest way out is where the surface of their difference
 * {@code A − B} is nearest to the origin. A polytope inside the difference is blown up towards that place, face by face.
 *
 * <p>Flat differences, such as that of a point and a triangle, have no inside: their depth is 0 and the way out is
 * across them.
 *
 * <p>Source: G. van den Bergen, <i>Proximity Queries and Penetration Depth Computation on 3D Game Objects</i>, GDC 2001.
 */
final class Epa {
    /** Points that are added at most. Polytopes need few; round shapes get an error of about 1 in 10,000. */
    private static final int STEPS = 60;

    /** Depth that another point has to add, as a share of the polytope's size. */
    private static final double PRECISION = 1e-9;

    private final Polytope polytope = new Polytope();

    /** The direction in which A gets out soonest, length 1. */
    final Vector3d normal = new Vector3d();

    /** A point of B's surface where A is deepest. */
    final Vector3d point = new Vector3d();

    /** How far A has to go, in u, 0 or more. */
    double depth;

    /** Finds normal, point and depth of two cores that overlap or touch. */
    void penetrate(PlacedShape first, PlacedShape second) {
        polytope.begin(first, second);
        if (!startsWithVolume()) {
            polytope.nearestOfFlat(normal, point);
            depth = 0;
            return;
        }
        int face = polytope.nearestFace();
        for (int i = 0; i < STEPS; i++) {
            polytope.normalOf(face, normal);
            polytope.support(normal.x, normal.y, normal.z);
            double gain = polytope.reach(normal) - polytope.distance(face);
            if (gain <= PRECISION * polytope.size() || !polytope.grow()) {
                break;
            }
            face = polytope.nearestFace();
        }
        finish(face);
    }

    /** The outside of the difference points from B to A; A gets out the other way round. */
    private void finish(int face) {
        polytope.normalOf(face, normal);
        polytope.pointOfB(face, point);
        depth = Math.max(0, polytope.distance(face));
        normal.set(-normal.x, -normal.y, -normal.z);
    }

    /** Looks for four points that are not flat, each as far as can be from those before. */
    private boolean startsWithVolume() {
        for (int i = 0; i < 3; i++) {
            double x = i == 0 ? 1 : 0;
            double y = i == 1 ? 1 : 0;
            double z = i == 2 ? 1 : 0;
            offer(x, y, z);
            offer(-x, -y, -z);
        }
        return polytope.chooseLine()
                && across()
                && polytope.chooseTriangle()
                && beyond()
                && polytope.chooseTetrahedron();
    }

    /** Offers points to the sides of the line chosen so far. */
    private boolean across() {
        for (int i = 0; i < 2; i++) {
            polytope.acrossLine(i, normal);
            offer(normal.x, normal.y, normal.z);
            offer(-normal.x, -normal.y, -normal.z);
        }
        return true;
    }

    /** Offers points on either side of the triangle chosen so far. */
    private boolean beyond() {
        polytope.acrossTriangle(normal);
        offer(normal.x, normal.y, normal.z);
        offer(-normal.x, -normal.y, -normal.z);
        return true;
    }

    private void offer(double dx, double dy, double dz) {
        polytope.support(dx, dy, dz);
        polytope.add();
    }
}
