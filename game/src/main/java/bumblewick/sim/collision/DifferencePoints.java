package bumblewick.sim.collision;

/** Points of the difference {@code A − B} of two shapes, with the point of B that each was made with. */
class DifferencePoints {
    final double[] x;
    final double[] y;
    final double[] z;
    int count;

    /** The last cross product. */
    final Vector3d n = new Vector3d();

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

    /** Adds the difference of a point of A and a point of B. */
    final void add(Vector3d a, Vector3d b) {
        x[count] = a.x - b.x;
        y[count] = a.y - b.y;
        z[count] = a.z - b.z;
        bx[count] = b.x;
        by[count] = b.y;
        bz[count] = b.z;
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
