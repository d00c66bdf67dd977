package bumblewick.sim.collision;

/**
 * A static triangle mesh with a bounding volume hierarchy. Immutable.
 *
 * <p>Inside, a triangle has a slot, the place of its bits in the {@linkplain LeafRecords records} of the tree's leaves.
 * {@link #id} leads back to the order in which the triangles were given.
 */
public final class TriangleMesh {
    /** The leaves' records, vertices among them. */
    final float[] vertices;

    final BoxTree tree;
    final BoxQuantiser boxQuantiser;
    private final int triangles;
    private final byte[] surfaces;

    TriangleMesh(float[] vertices, int triangles, byte[] surfaces, BoxTree tree, BoxQuantiser boxQuantiser) {
        this.vertices = vertices;
        this.triangles = triangles;
        this.surfaces = surfaces;
        this.tree = tree;
        this.boxQuantiser = boxQuantiser;
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
        if (corners.length % 9 != 0 || triangles > LeafRecords.MOST) {
            throw new IllegalArgumentException(
                    corners.length + " numbers, expected nine for each of at most " + LeafRecords.MOST + " triangles");
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

    /** Number of triangles. */
    public int triangles() {
        return triangles;
    }

    /** Memory that it uses, in bytes, except for a few dozen that do not depend on its size. */
    public long bytes() {
        return 4L * vertices.length + 8L * tree.nodes().length + (surfaces == null ? 0 : surfaces.length);
    }

    /** The number of a slot's triangle in the order they were given. */
    int id(int slot) {
        return Float.floatToRawIntBits(vertices[slot + 1]);
    }

    /** The bits of a slot's corners in its record. */
    int bits(int slot) {
        return Float.floatToRawIntBits(vertices[slot]);
    }

    /** The surface of a slot's triangle. */
    int surface(int slot) {
        return surfaces == null ? 0 : surfaces[id(slot)];
    }

    /** Where the x of a slot's corner (0 to 2) stands in {@link #vertices}; y and z follow. */
    int vertex(int slot, int corner) {
        return LeafRecords.vertex(slot, bits(slot), corner);
    }

    /**
     * The order of triangles: by their places, then by their surfaces. Those that are equal in all of it are in the order they
     * were given.
     */
    boolean precedes(int slot, int other) {
        for (int corner = 0; corner < 3; corner++) {
            int a = vertex(slot, corner);
            int b = vertex(other, corner);
            for (int k = 0; k < 3; k++) {
                int order = Float.compare(vertices[a + k], vertices[b + k]);
                if (order != 0) {
                    return order < 0;
                }
            }
        }
        int order = surface(slot) - surface(other);
        return order != 0 ? order < 0 : id(slot) < id(other);
    }

    /** Writes x, y, z of each of a slot's corners, relative to an origin. */
    void corners(int slot, double originX, double originY, double originZ, double[] store) {
        for (int corner = 0; corner < 3; corner++) {
            int v = vertex(slot, corner);
            store[3 * corner] = vertices[v] - originX;
            store[3 * corner + 1] = vertices[v + 1] - originY;
            store[3 * corner + 2] = vertices[v + 2] - originZ;
        }
    }
}
