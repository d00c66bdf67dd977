package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Casts one shape against the triangles of a mesh, one after the other, and keeps the first contact.
 *
 * <p>Everything is in doubles and relative to the start, which keeps its accuracy however far from the origin that is:
 * the shape moves from 0 along d, the fraction t runs from 0 to 1. Contacts are put into an order that depends on
 * nothing but the triangles' places: fraction, then the steeper contact, then the corners' coordinates.
 */
abstract class MeshCast {
    /** A displacement goes deeper only if it does so by this share of itself: less is a rounding error. */
    static final double DEEPER = 1e-6;

    /** Margin of all culling, in u: a rounding error must not lose a contact. */
    static final double ROOM = 1e-3;

    /** Twice a triangle's area, as a share of its edges' product, below which it is a segment. */
    static final double SLIVER = 1e-18;

    /** A motion is long if it is this many times as long as the shape's bounding box has half its diagonal. */
    private static final double LONG = 1;

    TriangleMesh mesh;
    double startX;
    double startY;
    double startZ;
    double dx;
    double dy;
    double dz;
    /** The length of d, squared. */
    double dd;

    /** Half the shape's bounding box. */
    double extentX;

    double extentY;
    double extentZ;

    /** Fraction of the first contact so far; later ones are ignored. */
    double fraction;

    /** Fraction beyond which nothing need be looked at. */
    double limit;

    double normalX;
    double normalY;
    double normalZ;
    /** Penetration depth at the start as a number below 0, else 0. */
    double gap;
    /** Slot of the triangle of the best contact, or −1. */
    int met;

    /** The normal that {@link #faceOf} has found. */
    final Vector3d face = new Vector3d();

    private final TriangleDistance plane = new TriangleDistance();
    private double steepness;
    private final double[] point = new double[3];
    private final double[] corners = new double[9];

    /** Begins a cast; the subclass has set the extents. */
    final void begin(TriangleMesh against, Vector3f start, Vector3f displacement, float latest) {
        mesh = against;
        startX = start.x;
        startY = start.y;
        startZ = start.z;
        dx = displacement.x;
        dy = displacement.y;
        dz = displacement.z;
        dd = dx * dx + dy * dy + dz * dz;
        fraction = latest >= 1f ? 1 : Math.nextUp(latest);
        limit = fraction + BestContact.TIE;
        met = -1;
        steepness = 0;
        gap = 0;
        started();
    }

    /** Whether it goes so far that the box around all of it would hold much that it never comes near. */
    final boolean isLong() {
        return dd > LONG * LONG * (extentX * extentX + extentY * extentY + extentZ * extentZ);
    }

    /** Encloses the motion up to the best contact. */
    final void enclose(Bounds store) {
        store.minX = startX + Math.min(0, dx * limit) - extentX;
        store.minY = startY + Math.min(0, dy * limit) - extentY;
        store.minZ = startZ + Math.min(0, dz * limit) - extentZ;
        store.maxX = startX + Math.max(0, dx * limit) + extentX;
        store.maxY = startY + Math.max(0, dy * limit) + extentY;
        store.maxZ = startZ + Math.max(0, dz * limit) + extentZ;
        store.grow(ROOM);
    }

    /** The axis that the motion mostly follows, 0 for x; of those that it follows alike, the last. */
    final int mainAxis() {
        double x = Math.abs(dx);
        double y = Math.abs(dy);
        double z = Math.abs(dz);
        return z >= x && z >= y ? 2 : y >= x ? 1 : 0;
    }

    /** The start's coordinate along an axis, 0 for x. */
    final double start(int axis) {
        return along(axis, startX, startY, startZ);
    }

    /** The displacement's coordinate along an axis. */
    final double move(int axis) {
        return along(axis, dx, dy, dz);
    }

    private static double along(int axis, double x, double y, double z) {
        return axis == 0 ? x : axis == 1 ? y : z;
    }

    /** Prepares what follows from the motion. */
    void started() {}

    /** Sets the shape's size and orientation. */
    abstract void shape(ConvexShape shape, Quaternion orientation);

    /** Half the shape's extent along a direction, times the direction's length. */
    abstract double half(double x, double y, double z);

    /** Tests one triangle. */
    abstract void triangle(int slot);

    /** Computes the point of the first contact on the triangle, relative to the start. */
    abstract void contactPoint(double[] store);

    /** Tests the first of the triangles. */
    final void test(int[] slots, int count) {
        for (int i = 0; i < count; i++) {
            triangle(slots[i]);
        }
    }

    /** Below 0 if all three numbers are less than low, or all are greater than high. */
    static long beside(double a, double b, double c, double low, double high) {
        return (bits(a - low) & bits(b - low) & bits(c - low)) | (bits(high - a) & bits(high - b) & bits(high - c));
    }

    private static long bits(double number) {
        return Double.doubleToRawLongBits(number);
    }

    /**
     * Adds a contact, which is kept if it is the first so far and goes deeper.
     *
     * @param t fraction of the contact
     * @param x of the normal of length 1, from the triangle towards the shape
     * @param overlap below 0 if the shapes overlap at the start, by how much; else 0
     */
    final void touch(int slot, double t, double x, double y, double z, double overlap) {
        if (t > fraction || !opposes(x, y, z)) {
            return;
        }
        int sides = InternalEdges.sides(mesh, slot, x, y, z);
        if (sides != InternalEdges.BOTH && faceOf(slot)) {
            double side = x * face.x + y * face.y + z * face.z;
            int needed = side < 0 ? InternalEdges.BACK : InternalEdges.FRONT;
            if ((sides & needed) == 0) {
                double sign = side < 0 ? -1 : 1;
                if (opposes(sign * face.x, sign * face.y, sign * face.z)) {
                    note(slot, t, sign * face.x, sign * face.y, sign * face.z, overlap);
                }
                return;
            }
        }
        note(slot, t, x, y, z, overlap);
    }

    private void note(int slot, double t, double x, double y, double z, double overlap) {
        double into = -(x * dx + y * dy + z * dz);
        boolean first = met < 0 || t < fraction || into > steepness || (into == steepness && mesh.precedes(slot, met));
        if (first) {
            fraction = t;
            limit = t + BestContact.TIE;
            met = slot;
            steepness = into;
            normalX = x;
            normalY = y;
            normalZ = z;
            gap = overlap;
        }
    }

    /** Whether the motion goes against a normal, by more than rounding. */
    private boolean opposes(double x, double y, double z) {
        double into = -(x * dx + y * dy + z * dz);
        return into > 0 && into * into > DEEPER * DEEPER * dd;
    }

    /** The corners of a slot's triangle relative to the start; valid until the next call. */
    final double[] corners(int slot) {
        mesh.corners(slot, startX, startY, startZ, corners);
        return corners;
    }

    /** Finds a triangle's normal of length 1; false if it has none. */
    final boolean faceOf(int slot) {
        mesh.corners(slot, 0, 0, 0, corners);
        plane.triangle(corners);
        return plane.normal(face);
    }

    /**
     * Writes the best contact into a hit, if it comes before the hit's own.
     *
     * @return whether it does
     */
    final boolean report(SweepHit hit) {
        if (met < 0) {
            return false;
        }
        float reached = (float) fraction;
        if (reached > hit.fraction || (reached == hit.fraction && steepness <= steepness(hit))) {
            return false;
        }
        contactPoint(point);
        hit.fraction = reached;
        hit.distance = (float) gap;
        hit.normal.set((float) normalX, (float) normalY, (float) normalZ);
        hit.point.set((float) (startX + point[0]), (float) (startY + point[1]), (float) (startZ + point[2]));
        hit.solid = SweepHit.MESH;
        hit.moved = null;
        hit.triangle = mesh.id(met);
        hit.surface = mesh.surface(met);
        return true;
    }

    private double steepness(SweepHit hit) {
        return -(hit.normal.x * dx + hit.normal.y * dy + hit.normal.z * dz);
    }
}
