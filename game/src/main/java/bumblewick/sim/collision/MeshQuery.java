package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Queries on triangle meshes. A contact with an edge that does not stick out is reported as one with the face. It owns the
 * scratch objects, so that a query makes no garbage; the meshes themselves never change. Not thread-safe.
 *
 * <p>Queries can be chained over several meshes: a hit that is handed in is only replaced by an earlier one, or, at the same
 * fraction, by a steeper one. {@link SweepHit#clear} begins a chain.
 */
final class MeshQuery {
    /** A normal that is off a triangle's front by no more than this sine does not point behind it. */
    private static final double SIDEWAYS = 1e-6;

    private final SphereCast sphere = new SphereCast();
    private final CapsuleCast capsule = new CapsuleCast();
    private final BoxCast box = new BoxCast();
    private final RayCast ray = new RayCast();
    private final BoxTreeTraversal walk = new BoxTreeTraversal();
    private final LongSweep path = new LongSweep();

    private final ConvexPair pair = new ConvexPair();
    private final TriangleDistance distance = new TriangleDistance();
    private final BoxContact patch = new BoxContact();
    private final PlacedShape triangle = new PlacedShape();
    private final Bounds bounds = new Bounds();
    private final BestContact found = new BestContact();
    private final Vector3d face = new Vector3d();
    private final Vector3d own = new Vector3d();
    /** The corners of the triangle that is measured, x, y, z of each, relative to the shape. */
    private final double[] corners = new double[9];

    private final double[] inBox = new double[9];

    /** Whether {@link #sweep} supports a shape. */
    static boolean knows(ConvexShape shape) {
        return shape instanceof Sphere || shape instanceof Capsule || shape instanceof Box;
    }

    /**
     * Moves a shape along a straight line until it touches a triangle.
     *
     * @param shape a sphere, capsule or box
     * @param orientation length 1 (unaffected)
     * @param start in world units (unaffected)
     * @param displacement in world units (unaffected)
     * @param hit the first contact so far; replaced if this one comes before it
     * @return whether it does
     */
    boolean sweep(
            TriangleMesh mesh,
            ConvexShape shape,
            Quaternion orientation,
            Vector3f start,
            Vector3f displacement,
            SweepHit hit) {
        MeshCast cast = shape instanceof Sphere ? sphere : shape instanceof Capsule ? capsule : box;
        cast.shape(shape, orientation);
        cast.begin(mesh, start, displacement, hit.fraction);
        run(mesh, cast);
        return cast.report(hit);
    }

    /** Like {@link #sweep} with a point. */
    boolean ray(TriangleMesh mesh, Vector3f start, Vector3f displacement, SweepHit hit) {
        ray.begin(mesh, start, displacement, hit.fraction);
        run(mesh, ray);
        return ray.report(hit);
    }

    /**
     * Moves a shape that {@link #knows} does not know, each triangle near the motion taken for a convex shape.
     *
     * @param shape relative to {@code start}
     * @param best the first contact so far; replaced if this one comes before it
     */
    void sweep(TriangleMesh mesh, PlacedShape shape, Vector3f start, Vector3d displacement, BestContact best) {
        bounds.enclose(shape);
        bounds.stretch(displacement);
        int count = find(mesh, start, 0);
        for (int i = 0; i < count; i++) {
            int slot = take(mesh, i, start);
            triangle.setTriangle(corners);
            if (pair.sweep(shape, triangle, displacement, best.limit(), found) && found.steepness > 0) {
                settle(mesh, slot);
                found.steepness = -found.normal.dot(displacement);
                if (found.steepness > 0 && found.soonerThan(best)) {
                    best.set(found);
                }
            }
        }
    }

    /**
     * Finds the nearest triangle.
     *
     * @param shape relative to {@code position}
     * @param best the nearest so far; replaced if this one is nearer
     */
    void nearest(TriangleMesh mesh, PlacedShape shape, Vector3f position, BestContact best) {
        bounds.enclose(shape);
        int count = find(mesh, position, Math.max(0, best.distance));
        for (int i = 0; i < count; i++) {
            int slot = take(mesh, i, position);
            if (measure(shape, best.range())) {
                settle(mesh, slot);
                if (found.nearerThan(best)) {
                    best.set(found);
                }
            }
        }
    }

    /** Adds a contact for each triangle in range. */
    void contacts(TriangleMesh mesh, PlacedShape shape, Vector3f position, double range, ContactList store) {
        bounds.enclose(shape);
        int count = find(mesh, position, range);
        for (int i = 0; i < count; i++) {
            int slot = take(mesh, i, position);
            if (measure(shape, range)) {
                settle(mesh, slot);
                found.report(store.add(), position.x, position.y, position.z);
            }
        }
    }

    /** Finds the triangles near the {@link #bounds}, which are relative to an origin; returns how many. */
    private int find(TriangleMesh mesh, Vector3f origin, double room) {
        bounds.grow(room + Gjk.TOUCHING);
        bounds.shift(origin.x, origin.y, origin.z);
        return find(mesh, bounds);
    }

    /** Finds the triangles whose bounding boxes overlap a box in world units, each once; returns how many. */
    int find(TriangleMesh mesh, Bounds box) {
        if (mesh.triangles() == 0) {
            return 0;
        }
        BoxQuantiser lattice = mesh.boxQuantiser;
        long min = lattice.below(box.minX, box.minY, box.minZ);
        long max = lattice.above(box.maxX, box.maxY, box.maxZ) | BoxQuantiser.GUARDS;
        return sieve(mesh, box, walk.gather(mesh, min, max));
    }

    /**
     * Culls the triangles beside a box; the others move to the front of the list. It works with sign bits instead of branches,
     * which the processor could not predict.
     *
     * @return how many are not culled
     */
    private int sieve(TriangleMesh mesh, Bounds box, int count) {
        float[] v = mesh.vertices;
        int[] slots = walk.slots();
        double minX = box.minX;
        double minY = box.minY;
        double minZ = box.minZ;
        double maxX = box.maxX;
        double maxY = box.maxY;
        double maxZ = box.maxZ;
        int left = 0;
        for (int i = 0; i < count; i++) {
            int slot = slots[i];
            int bits = mesh.bits(slot);
            int a = LeafRecords.vertex(slot, bits, 0);
            int b = LeafRecords.vertex(slot, bits, 1);
            int c = LeafRecords.vertex(slot, bits, 2);
            long outside = MeshCast.beside(v[a], v[b], v[c], minX, maxX)
                    | MeshCast.beside(v[a + 1], v[b + 1], v[c + 1], minY, maxY)
                    | MeshCast.beside(v[a + 2], v[b + 2], v[c + 2], minZ, maxZ);
            slots[left] = slot;
            left += (int) (~outside >>> 63);
        }
        return left;
    }

    /** The slot of a triangle that was found. */
    int slot(int index) {
        return walk.slots()[index];
    }

    /** Takes the corners of a triangle that was found, relative to an origin; returns its slot. */
    private int take(TriangleMesh mesh, int index, Vector3f origin) {
        int slot = slot(index);
        mesh.corners(slot, origin.x, origin.y, origin.z, corners);
        return slot;
    }

    /** Finds how far a shape and the triangle are apart, or how deep they overlap; false if out of range. */
    private boolean measure(PlacedShape shape, double range) {
        found.fraction = 0;
        found.steepness = 0;
        return shape.isRound()
                ? measureRound(shape, range)
                : shape.isBox() ? measureBox(shape, range) : measureConvex(shape, range);
    }

    private boolean measureConvex(PlacedShape shape, double range) {
        triangle.setTriangle(corners);
        return pair.distance(shape, triangle, range, found);
    }

    private boolean measureRound(PlacedShape shape, double range) {
        double hx = shape.axisY.x * shape.halfY;
        double hy = shape.axisY.y * shape.halfY;
        double hz = shape.axisY.z * shape.halfY;
        distance.triangle(corners);
        if (distance.isPlaneBeyond(hx, hy, hz, Math.max(0, range + shape.radius))) {
            return false;
        }
        distance.toSegment(0, 0, 0, hx, hy, hz);
        double apart = Math.sqrt(distance.squared);
        if (apart > Gjk.TOUCHING && apart > range + shape.radius) {
            return false;
        }
        if (apart > Gjk.TOUCHING) {
            found.distance = apart - shape.radius;
            found.normal.set(distance.toX / apart, distance.toY / apart, distance.toZ / apart);
        } else {
            distance.outOfSegment(hx, hy, hz);
            double depth = distance.depth;
            if (depth == Double.POSITIVE_INFINITY) {
                return measureConvex(shape, range);
            }
            Vector3d out = found.normal.set(distance.toX, distance.toY, distance.toZ);
            found.distance = -depth - shape.radius;
            distance.toSegment(depth * out.x, depth * out.y, depth * out.z, hx, hy, hz);
        }
        found.point.set(distance.x, distance.y, distance.z);
        return found.distance <= range;
    }

    /**
     * Measures in the box's own frame. Only a box that no axis separates overlaps; how far apart they are along an axis is less
     * than their distance.
     */
    private boolean measureBox(PlacedShape shape, double range) {
        for (int i = 0; i < 9; i += 3) {
            shape.unrotate(corners[i], corners[i + 1], corners[i + 2], own);
            inBox[i] = own.x;
            inBox[i + 1] = own.y;
            inBox[i + 2] = own.z;
        }
        distance.triangle(inBox);
        distance.outOfBox(shape.halfX, shape.halfY, shape.halfZ);
        double depth = distance.depth;
        if (depth < 0) {
            return -depth <= range && measureConvex(shape, range);
        }
        double x = depth * distance.toX;
        double y = depth * distance.toY;
        double z = depth * distance.toZ;
        for (int i = 0; i < 9; i += 3) {
            inBox[i] -= x;
            inBox[i + 1] -= y;
            inBox[i + 2] -= z;
        }
        patch.triangle(inBox[0], inBox[1], inBox[2], inBox[3], inBox[4], inBox[5], inBox[6], inBox[7], inBox[8]);
        patch.clip(shape.halfX, shape.halfY, shape.halfZ, inBox);
        shape.at(inBox[0] + x, inBox[1] + y, inBox[2] + z, found.point);
        shape.at(distance.toX, distance.toY, distance.toZ, found.normal);
        found.distance = -depth;
        return -depth <= range;
    }

    /** Completes a contact, and corrects its normal if it is with an edge that does not stick out. */
    private void settle(TriangleMesh mesh, int slot) {
        found.of(mesh, slot);
        distance.triangle(corners);
        if (!distance.normal(face)) {
            return;
        }
        Vector3d n = found.normal;
        double side = n.dot(face);
        found.front = side >= -SIDEWAYS;
        int needed = found.front ? InternalEdges.FRONT : InternalEdges.BACK;
        if ((InternalEdges.sides(mesh, slot, n.x, n.y, n.z) & needed) == 0) {
            double sign = found.front ? 1 : -1;
            n.set(sign * face.x, sign * face.y, sign * face.z);
        }
    }

    private void run(TriangleMesh mesh, MeshCast cast) {
        if (mesh.triangles() == 0) {
            return;
        }
        if (cast.isLong() && path.enter(mesh.boxQuantiser, cast)) {
            walk.along(mesh, path, cast);
        } else {
            cast.enclose(bounds);
            int count = find(mesh, bounds); // first: it may bring a longer list
            cast.test(walk.slots(), count);
        }
    }
}
