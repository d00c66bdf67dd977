package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Queries on triangle meshes. It owns the scratch objects, so that a query makes no garbage; the meshes themselves never
 * change. Not thread-safe.
 *
 * <p>Queries can be chained over several meshes: a hit that is handed in is only replaced by an earlier one, or, at the same
 * fraction, by a steeper one. {@link SweepHit#clear} begins a chain.
 */
final class MeshQuery {
    private final SphereCast sphere = new SphereCast();
    private final CapsuleCast capsule = new CapsuleCast();
    private final BoxCast box = new BoxCast();
    private final RayCast ray = new RayCast();
    private final BoxTreeTraversal walk = new BoxTreeTraversal();
    private final QuantisedSweep path = new QuantisedSweep();

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
     * @throws IllegalArgumentException if it is another shape
     */
    boolean sweep(
            TriangleMesh mesh,
            ConvexShape shape,
            Quaternion orientation,
            Vector3f start,
            Vector3f displacement,
            SweepHit hit) {
        MeshCast cast = castOf(shape);
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

    private MeshCast castOf(ConvexShape shape) {
        if (shape instanceof Sphere) {
            return sphere;
        }
        if (shape instanceof Capsule) {
            return capsule;
        }
        if (shape instanceof Box) {
            return box;
        }
        throw new IllegalArgumentException("shape is a " + shape.getClass().getSimpleName());
    }

    /**
     * Visits the triangles whose bounding boxes overlap a box, each once, in no particular order.
     *
     * @param minX where the box begins, in world units
     * @param maxX where it ends
     */
    void visit(
            TriangleMesh mesh,
            double minX,
            double minY,
            double minZ,
            double maxX,
            double maxY,
            double maxZ,
            Visitor visitor) {
        if (mesh.triangles() == 0) {
            return;
        }
        BoxQuantiser boxQuantiser = mesh.boxQuantiser;
        long min = boxQuantiser.below(minX, minY, minZ);
        long max = boxQuantiser.above(maxX, maxY, maxZ) | BoxQuantiser.GUARDS;
        int count = walk.gather(mesh, min, max);
        int[] slots = walk.slots();
        for (int i = 0; i < count; i++) {
            int slot = slots[i];
            if (overlaps(mesh, slot, 0, minX, maxX)
                    && overlaps(mesh, slot, 1, minY, maxY)
                    && overlaps(mesh, slot, 2, minZ, maxZ)) {
                visitor.visit(mesh, slot);
            }
        }
    }

    /** Whether a triangle's extent along one of the axes, 0 for x, overlaps that of a box. */
    private static boolean overlaps(TriangleMesh mesh, int slot, int axis, double min, double max) {
        float a = mesh.vertices[mesh.vertex(slot, 0) + axis];
        float b = mesh.vertices[mesh.vertex(slot, 1) + axis];
        float c = mesh.vertices[mesh.vertex(slot, 2) + axis];
        return (a <= max || b <= max || c <= max) && (a >= min || b >= min || c >= min);
    }

    private void run(TriangleMesh mesh, MeshCast cast) {
        if (mesh.triangles() == 0) {
            return;
        }
        if (cast.isLong() && path.enter(mesh.boxQuantiser, cast)) {
            walk.along(mesh, path, cast);
        } else {
            around(mesh, cast);
        }
    }

    /** Tests what is in the box around a short motion. */
    private void around(TriangleMesh mesh, MeshCast cast) {
        long min = cast.reachMin(mesh.boxQuantiser);
        long max = cast.reachMax(mesh.boxQuantiser) | BoxQuantiser.GUARDS;
        int count = walk.gather(mesh, min, max);
        cast.triangles(walk.slots(), count);
    }

    /** Receives the triangles that a query found. */
    interface Visitor {
        /**
         * Receives one of them.
         *
         * @param mesh that holds it
         * @param slot its place in the mesh; see {@link TriangleMesh#vertex}, {@link TriangleMesh#id}
         */
        void visit(TriangleMesh mesh, int slot);
    }
}
