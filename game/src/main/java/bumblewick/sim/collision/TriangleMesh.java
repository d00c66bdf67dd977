package bumblewick.sim.collision;

/**
 * Triangles that stand, with the tree of boxes that finds them quickly. Immutable.
 *
 * <p>Inside, a triangle has a slot: slots are numbered as the leaves of the tree need them, so that neighbours in space
 * are neighbours in memory. Corners at the same place are one vertex. {@link #id} leads back to the order in which the
 * triangles were given.
 */
public final class TriangleMesh {
    /** Corners keep a vertex in these bits, above them what {@link InnerEdges} knows of the edge and of the vertex. */
    static final int VERTEX = (1 << 27) - 1;

    static final int EDGE_SIDES = 27;
    static final int VERTEX_SIDES = 29;
    /** The sign of a slot's first corner: its leaf ends here. */
    static final int LAST = 1 << 31;

    /** x, y, z of each vertex. */
    final float[] vertices;
    /** The lattice's corner at or below each vertex, with all guards. */
    final long[] places;
    /** Four numbers a slot: its corners, then its triangle's number. */
    final int[] slots;

    final BoxTree tree;
    final Lattice lattice;
    private final byte[] surfaces;

    TriangleMesh(float[] vertices, int[] slots, byte[] surfaces, BoxTree tree, Lattice lattice) {
        this.vertices = vertices;
        this.places = places(vertices, lattice);
        this.slots = slots;
        this.surfaces = surfaces;
        this.tree = tree;
        this.lattice = lattice;
    }

    private static long[] places(float[] vertices, Lattice lattice) {
        long[] places = new long[vertices.length / 3];
        for (int i = 0; i < places.length; i++) {
            places[i] = lattice.below(vertices[3 * i], vertices[3 * i + 1], vertices[3 * i + 2]) | Lattice.GUARDS;
        }
        return places;
    }

    /**
     * Builds the hierarchy.
     *
     * @param corners nine numbers a triangle, counter-clockwise seen from its front, in u (unaffected)
     * @param surfaces the owner's number of each triangle's surface, or null for 0 (unaffected)
     * @throws IllegalArgumentException if the lengths do not fit or a number is not finite
     */
    public static TriangleMesh of(float[] corners, byte[] surfaces) {
        check(corners, surfaces);
        return new MeshBuilder(corners).build(surfaces == null ? null : surfaces.clone());
    }

    private static void check(float[] corners, byte[] surfaces) {
        int triangles = corners.length / 9;
        if (corners.length % 9 != 0 || triangles >= BoxTree.CAPACITY) {
            throw new IllegalArgumentException(
                    corners.length + " numbers, expected nine for each of at most " + BoxTree.CAPACITY + " triangles");
        }
        if (surfaces != null && surfaces.length != triangles) {
            throw new IllegalArgumentException(surfaces.length + " surfaces of " + triangles + " triangles");
        }
        for (int i = 0; i < corners.length; i++) {
            if (!Float.isFinite(corners[i])) {
                throw new IllegalArgumentException("triangle " + i / 9 + " has a corner at " + corners[i]);
            }
        }
    }

    /** How many there are. */
    public int triangles() {
        return slots.length / 4;
    }

    /** What all of it takes in memory, in bytes, but for a few dozen that do not depend on its size. */
    public long bytes() {
        return 4L * vertices.length
                + 8L * places.length
                + 4L * slots.length
                + 8L * tree.nodes().length
                + (surfaces == null ? 0 : surfaces.length);
    }

    /** The number of a slot's triangle in the order they were given. */
    int id(int slot) {
        return slots[4 * slot + 3];
    }

    /** The surface of a slot's triangle. */
    int surface(int slot) {
        return surfaces == null ? 0 : surfaces[id(slot)];
    }

    /** Where the x of a slot's corner (0 to 2) stands in {@link #vertices}; y and z follow. */
    int vertex(int slot, int corner) {
        return 3 * (slots[4 * slot + corner] & VERTEX);
    }
}
