package bumblewick.sim.collision;

/** Points of the difference {@code A − B} of two shapes, with the point of B that each was made with. */
class DifferencePoints {
    final double[] x;
    final double[] y;
    final double[] z;
    int count;

    /** The last cross product. */
    final Vector3d n = new Vector3d();

    /** The points of A and B that the last {@link #support} has found. */
    private final Vector3d onA = new Vector3d();

    private final Vector3d onB = new Vector3d();
    private PlacedShape a;
    private PlacedShape b;

    private final double[] bx;
    private final double[] by;
    private final double[] bz;

    DifferencePoints(int most) {
        x = new double[most];
        y = new double[most];
        z = new double[most];
        bx = new double[most];
        by = new double[most];
        bz = new double[most];
    }

    /** Forgets all points and takes two shapes. */
    void begin(PlacedShape first, PlacedShape second) {
        a = first;
        b = second;
        count = 0;
    }

    /** Finds the point of the difference that is farthest in a direction. */
    final void support(double dx, double dy, double dz) {
        a.support(dx, dy, dz, onA);
        b.support(-dx, -dy, -dz, onB);
    }

    /** How far the point that was found lies in a direction. */
    final double reach(Vector3d d) {
        return (onA.x - onB.x) * d.x + (onA.y - onB.y) * d.y + (onA.z - onB.z) * d.z;
    }

    /** Whether one of the points is the one that was found. */
    final boolean has() {
        for (int i = 0; i < count; i++) {
            if (x[i] == onA.x - onB.x && y[i] == onA.y - onB.y && z[i] == onA.z - onB.z) {
                return true;
            }
        }
        return false;
    }

    /** Adds the point that was found. */
    final void add() {
        x[count] = onA.x - onB.x;
        y[count] = onA.y - onB.y;
        z[count] = onA.z - onB.z;
        bx[count] = onB.x;
        by[count] = onB.y;
        bz[count] = onB.z;
        count++;
    }

    final void move(int from, int to) {
        x[to] = x[from];
        y[to] = y[from];
        z[to] = z[from];
        bx[to] = bx[from];
        by[to] = by[from];
        bz[to] = bz[from];
    }

    /** Adds a share of a point's point of B. */
    final void addPointOfB(int i, double share, Vector3d store) {
        store.set(store.x + share * bx[i], store.y + share * by[i], store.z + share * bz[i]);
    }

    /** Sets {@link #n} to the cross product of two edges: twice the area long, towards those who see the corners turn left. */
    final void cross(int i, int j, int k) {
        double ux = x[j] - x[i];
        double uy = y[j] - y[i];
        double uz = z[j] - z[i];
        double vx = x[k] - x[i];
        double vy = y[k] - y[i];
        double vz = z[k] - z[i];
        n.set(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    }

    /** On which side of the edge from i to j the origin is, seen along {@link #n}: above 0 is inside. */
    final double over(int i, int j) {
        return n.x * (y[i] * z[j] - z[i] * y[j])
                + n.y * (z[i] * x[j] - x[i] * z[j])
                + n.z * (x[i] * y[j] - y[i] * x[j]);
    }
}
