package bumblewick.sim.collision;

import com.jme3.math.Vector3f;

/**
 * Queries on a mesh for shapes without a faster way: each triangle near enough is tested as a convex shape. A contact with an
 * edge that does not stick out is reported as one with the face.
 */
final class TriangleQuery {
    /** A normal that is off a triangle's front by no more than this sine does not point behind it. */
    private static final double SIDEWAYS = 1e-6;

    private final MeshQuery meshes;
    private final ConvexPair pair = new ConvexPair();
    private final PlacedShape triangle = new PlacedShape();
    private final Bounds bounds = new Bounds();
    private final Vector3d face = new Vector3d();
    private final BestContact found = new BestContact();

    private final MeshQuery.Visitor sweeping = new MeshQuery.Visitor() {
        @Override
        public void visit(TriangleMesh mesh, int slot) {
            sweep(mesh, slot);
        }
    };
    private final MeshQuery.Visitor measuring = new MeshQuery.Visitor() {
        @Override
        public void visit(TriangleMesh mesh, int slot) {
            measure(mesh, slot);
        }
    };
    private final MeshQuery.Visitor collecting = new MeshQuery.Visitor() {
        @Override
        public void visit(TriangleMesh mesh, int slot) {
            collect(mesh, slot);
        }
    };

    private PlacedShape mover;
    private Vector3f origin;
    private Vector3d move;
    private double range;
    private BestContact best;
    private ContactList contacts;

    TriangleQuery(MeshQuery meshes) {
        this.meshes = meshes;
    }

    /**
     * Moves a shape until it meets a triangle.
     *
     * @param shape relative to {@code start}
     * @param best the first contact so far; replaced if this one comes before it
     */
    void sweep(TriangleMesh mesh, PlacedShape shape, Vector3f start, Vector3d displacement, BestContact best) {
        begin(shape, start, best);
        move = displacement;
        bounds.enclose(shape);
        bounds.stretch(displacement);
        visit(mesh, 0, sweeping);
    }

    /**
     * Finds the nearest triangle.
     *
     * @param best the nearest so far; replaced if this one is nearer
     */
    void nearest(TriangleMesh mesh, PlacedShape shape, Vector3f position, BestContact best) {
        begin(shape, position, best);
        bounds.enclose(shape);
        visit(mesh, Math.max(0, best.distance), measuring);
    }

    /** Adds a contact for each triangle in range. */
    void contacts(TriangleMesh mesh, PlacedShape shape, Vector3f position, double within, ContactList store) {
        begin(shape, position, null);
        contacts = store;
        range = within;
        bounds.enclose(shape);
        visit(mesh, within, collecting);
    }

    private void begin(PlacedShape shape, Vector3f at, BestContact soFar) {
        mover = shape;
        origin = at;
        best = soFar;
    }

    private void visit(TriangleMesh mesh, double room, MeshQuery.Visitor visitor) {
        bounds.grow(room + Gjk.TOUCHING);
        meshes.visit(
                mesh,
                bounds.minX + origin.x,
                bounds.minY + origin.y,
                bounds.minZ + origin.z,
                bounds.maxX + origin.x,
                bounds.maxY + origin.y,
                bounds.maxZ + origin.z,
                visitor);
    }

    private void sweep(TriangleMesh mesh, int slot) {
        place(mesh, slot);
        if (pair.sweep(mover, triangle, move, best.limit(), found) && found.steepness > 0) {
            settle(mesh, slot);
            found.steepness = -found.normal.dot(move);
            if (found.steepness > 0 && found.soonerThan(best)) {
                best.set(found);
            }
        }
    }

    private void measure(TriangleMesh mesh, int slot) {
        if (near(mesh, slot, best.distance) && found.nearerThan(best)) {
            best.set(found);
        }
    }

    private void collect(TriangleMesh mesh, int slot) {
        if (near(mesh, slot, range)) {
            found.report(contacts.add(), origin.x, origin.y, origin.z);
        }
    }

    private boolean near(TriangleMesh mesh, int slot, double within) {
        place(mesh, slot);
        if (!pair.distance(mover, triangle, within, found)) {
            return false;
        }
        settle(mesh, slot);
        return true;
    }

    private void place(TriangleMesh mesh, int slot) {
        float[] v = mesh.vertices;
        int a = mesh.vertex(slot, 0);
        int b = mesh.vertex(slot, 1);
        int c = mesh.vertex(slot, 2);
        double x = origin.x;
        double y = origin.y;
        double z = origin.z;
        triangle.setTriangle(
                v[a] - x,
                v[a + 1] - y,
                v[a + 2] - z,
                v[b] - x,
                v[b + 1] - y,
                v[b + 2] - z,
                v[c] - x,
                v[c + 1] - y,
                v[c + 2] - z);
    }

    /** Completes the contact, and corrects its normal if it is with an edge that does not stick out. */
    private void settle(TriangleMesh mesh, int slot) {
        found.of(null, mesh.id(slot), mesh.surface(slot));
        Vector3d n = found.normal;
        int sides = InternalEdges.sides(mesh, slot, n.x, n.y, n.z);
        if (!triangle.normalOfTriangle(face)) {
            return;
        }
        double side = n.dot(face);
        found.front = side >= -SIDEWAYS;
        int needed = side < 0 ? InternalEdges.BACK : InternalEdges.FRONT;
        if ((sides & needed) == 0) {
            double sign = side < 0 ? -1 : 1;
            n.set(sign * face.x, sign * face.y, sign * face.z);
        }
    }
}
