package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Asks triangle meshes. It owns all that a question needs on the way, so that none makes garbage; the meshes themselves
 * never change. Not thread-safe.
 *
 * <p>Questions can be chained: a hit that is handed in is only replaced by an earlier one, or, at the same fraction, by
 * a steeper one. {@link SweepHit#clear} begins a chain.
 */
final class MeshQuery {
    private final SphereCast sphere = new SphereCast();
    private final CapsuleCast capsule = new CapsuleCast();
    private final BoxCast box = new BoxCast();
    private final RayCast ray = new RayCast();
    private int[] waiting = new int[64];

    /** Whether {@link #sweep} knows a shape. */
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
     * Shows the triangles whose bounding boxes overlap a box, each once, in no order that means anything.
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
            TriangleVisitor visitor) {
        Lattice lattice = mesh.lattice;
        long max = lattice.above(maxX, maxY, maxZ) | Lattice.GUARDS;
        long min = lattice.below(minX, minY, minZ);
        long[] nodes = mesh.tree.nodes();
        if (nodes.length == 0) {
            return;
        }
        int[] stack = waiting(mesh);
        int size = 0;
        int node = 0;
        while (true) {
            int at = 4 * node;
            for (int child = 0; child < 4; child += 2) {
                long low = nodes[at + child];
                long high = nodes[at + child + 1];
                if (((max - low) & (high - min) & Lattice.GUARDS) == Lattice.GUARDS) {
                    stack[size++] = BoxTree.reference(low, high);
                }
            }
            while (size > 0 && stack[size - 1] >= BoxTree.LEAF) {
                leaf(mesh, stack[--size] - BoxTree.LEAF, minX, minY, minZ, maxX, maxY, maxZ, visitor);
            }
            if (size == 0) {
                return;
            }
            node = stack[--size];
        }
    }

    private static void leaf(
            TriangleMesh mesh,
            int first,
            double minX,
            double minY,
            double minZ,
            double maxX,
            double maxY,
            double maxZ,
            TriangleVisitor visitor) {
        int slot = first;
        while (true) {
            if (overlaps(mesh, slot, 0, minX, maxX)
                    && overlaps(mesh, slot, 1, minY, maxY)
                    && overlaps(mesh, slot, 2, minZ, maxZ)) {
                visitor.visit(mesh, slot);
            }
            if (mesh.slots[4 * slot] < 0) {
                return;
            }
            slot++;
        }
    }

    private static boolean overlaps(TriangleMesh mesh, int slot, int axis, double min, double max) {
        float a = mesh.vertices[mesh.vertex(slot, 0) + axis];
        float b = mesh.vertices[mesh.vertex(slot, 1) + axis];
        float c = mesh.vertices[mesh.vertex(slot, 2) + axis];
        return !((a < min & b < min & c < min) | (a > max & b > max & c > max));
    }

    private void run(TriangleMesh mesh, MeshCast cast) {
        Lattice lattice = mesh.lattice;
        long max = cast.reachMax(lattice) | Lattice.GUARDS;
        long min = cast.reachMin(lattice);
        long[] nodes = mesh.tree.nodes();
        if (nodes.length == 0) {
            return;
        }
        int[] stack = waiting(mesh);
        int size = 0;
        int node = 0;
        while (true) {
            int at = 4 * node;
            for (int child = 0; child < 4; child += 2) {
                long low = nodes[at + child];
                long high = nodes[at + child + 1];
                if (((max - low) & (high - min) & Lattice.GUARDS) == Lattice.GUARDS) {
                    stack[size++] = BoxTree.reference(low, high);
                }
            }
            while (size > 0 && stack[size - 1] >= BoxTree.LEAF) {
                leaf(mesh, stack[--size] - BoxTree.LEAF, cast);
            }
            if (size == 0) {
                return;
            }
            node = stack[--size];
        }
    }

    private static void leaf(TriangleMesh mesh, int first, MeshCast cast) {
        int slot = first;
        while (true) {
            cast.slot(slot);
            if (mesh.slots[4 * slot] < 0) {
                return;
            }
            slot++;
        }
    }

    private int[] waiting(TriangleMesh mesh) {
        int needed = mesh.tree.depth() + 2;
        if (waiting.length < needed) {
            waiting = new int[2 * needed];
        }
        return waiting;
    }
}
