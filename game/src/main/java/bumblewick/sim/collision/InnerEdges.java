package bumblewick.sim.collision;

/**
 * Knows which edges and vertices of a mesh can be met at all, so that a floor of many triangles feels like one of a
 * single piece.
 *
 * <p>Where two triangles lie in one plane, or form a valley, nothing that stays outside touches their edge before it
 * touches a face. What rests on the floor a hair's breadth too deep would, though: the neighbour's edge stands in its
 * way like a kerb. So each edge keeps the sides of its triangle, {@link #FRONT} and {@link #BACK}, from which it sticks
 * out; a contact from another side gets the face's own normal.
 *
 * <p>About an edge, let each triangle that has it lie at an angle, and this one at 0, its front at 90°. A normal at
 * angle φ is possible if it is at least 90° off every triangle:
 *
 * <pre>90° + max(θ &lt; 180°) ≤ φ ≤ min(θ &gt; 180°) − 90°,   front: φ &lt; 180°,   back: φ &gt; 180°</pre>
 *
 * <p>A vertex sticks out where one of its edges does.
 *
 * <p>Source: the cone of normals after C. Ericson, <i>Real-Time Collision Detection</i> (2005), ch. 5 (Voronoi regions);
 * the trouble after P. Terdiman, <i>Contact generation for meshes</i> (2012).
 */
final class InnerEdges {
    static final int FRONT = 1;
    static final int BACK = 2;
    static final int BOTH = FRONT | BACK;

    /** Sine of the angle up to which two triangles count as one plane. */
    private static final double FLAT = 1e-3;

    /** Corners this close to the foremost, as a share of the triangle's size, are met together. */
    private static final double TOGETHER = 1e-6;

    private final float[] vertices;
    private final int[] slots;
    private final int count;
    private final int[] table;
    /** The next half-edge (slot · 3 + corner) of the same edge, + 1. */
    private final int[] next;

    private final byte[] vertexSides;
    private final double[] frame = new double[6];
    private final double[] other = new double[6];

    InnerEdges(float[] vertices, int[] slots) {
        this.vertices = vertices;
        this.slots = slots;
        count = slots.length / 4;
        next = new int[3 * count];
        table = new int[Integer.highestOneBit(Math.max(1, 3 * count)) << 1];
        vertexSides = new byte[vertices.length / 3];
    }

    /** Writes the sides of its edges and vertices into each slot's corners. */
    void mark() {
        for (int half = 0; half < next.length; half++) {
            enter(half);
        }
        for (int head : table) {
            for (int half = head; half != 0; half = next[half - 1]) {
                markEdge(head, half - 1);
            }
        }
        for (int half = 0; half < next.length; half++) {
            slots[corner(half)] |= vertexSides[from(half)] << TriangleMesh.VERTEX_SIDES;
        }
    }

    private void enter(int half) {
        int mask = table.length - 1;
        int a = Math.min(from(half), to(half));
        int b = Math.max(from(half), to(half));
        int at = (int) ((a * 0x9E3779B97F4A7C15L ^ b * 0xC2B2AE3D27D4EB4FL) >>> 32) & mask;
        while (table[at] != 0 && !same(table[at] - 1, a, b)) {
            at = (at + 1) & mask;
        }
        next[half] = table[at];
        table[at] = half + 1;
    }

    private boolean same(int half, int a, int b) {
        return Math.min(from(half), to(half)) == a && Math.max(from(half), to(half)) == b;
    }

    private void markEdge(int head, int half) {
        int sides = sides(head, half);
        slots[corner(half)] |= sides << TriangleMesh.EDGE_SIDES;
        vertexSides[from(half)] |= (byte) sides;
        vertexSides[to(half)] |= (byte) sides;
    }

    /** The sides on which the cone of possible normals has any width. */
    private int sides(int head, int half) {
        if (!frame(half, frame)) {
            return BOTH;
        }
        double lowX = 1;
        double lowY = 0;
        double highX = 1;
        double highY = 0;
        for (int i = head; i != 0; i = next[i - 1]) {
            if (i - 1 == half || !frame(i - 1, other)) {
                continue;
            }
            double x = dot(other, 0, frame, 0);
            double y = dot(other, 0, frame, 3);
            if (Math.abs(y) <= FLAT && x < 0) {
                return 0;
            }
            if (y > FLAT && x < lowX) {
                lowX = x;
                lowY = y;
            } else if (y < -FLAT && x < highX) {
                highX = x;
                highY = y;
            }
        }
        boolean open = lowY == 0 || highY == 0 || lowX * highY - lowY * highX < 0;
        int front = lowY == 0 || lowX > 0 ? FRONT : 0;
        int back = highY == 0 || highX > 0 ? BACK : 0;
        return open ? front | back : 0;
    }

    /** The direction from a half-edge into its triangle, then the triangle's normal; false if it has none. */
    private boolean frame(int half, double[] store) {
        int a = 3 * from(half);
        int b = 3 * to(half);
        int c = 3 * opposite(half);
        double ex = (double) vertices[b] - vertices[a];
        double ey = (double) vertices[b + 1] - vertices[a + 1];
        double ez = (double) vertices[b + 2] - vertices[a + 2];
        double cx = (double) vertices[c] - vertices[a];
        double cy = (double) vertices[c + 1] - vertices[a + 1];
        double cz = (double) vertices[c + 2] - vertices[a + 2];
        double nx = ey * cz - ez * cy;
        double ny = ez * cx - ex * cz;
        double nz = ex * cy - ey * cx;
        double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
        double e = Math.sqrt(ex * ex + ey * ey + ez * ez);
        if (!(n > 0)) {
            return false;
        }
        double en = e * n;
        store[0] = (ny * ez - nz * ey) / en;
        store[1] = (nz * ex - nx * ez) / en;
        store[2] = (nx * ey - ny * ex) / en;
        store[3] = nx / n;
        store[4] = ny / n;
        store[5] = nz / n;
        return true;
    }

    private static double dot(double[] a, int i, double[] b, int j) {
        return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
    }

    private static int corner(int half) {
        return half / 3 * 4 + half % 3;
    }

    private int from(int half) {
        return slots[corner(half)] & TriangleMesh.VERTEX;
    }

    private int to(int half) {
        return slots[half / 3 * 4 + (half % 3 + 1) % 3] & TriangleMesh.VERTEX;
    }

    private int opposite(int half) {
        return slots[half / 3 * 4 + (half % 3 + 2) % 3] & TriangleMesh.VERTEX;
    }

    /**
     * From which sides what is met first by something that lies in direction n of a triangle sticks out: a vertex, an
     * edge, or the face, which always does.
     */
    static int sides(TriangleMesh mesh, int slot, double nx, double ny, double nz) {
        float[] v = mesh.vertices;
        int a = mesh.vertex(slot, 0);
        int b = mesh.vertex(slot, 1);
        int c = mesh.vertex(slot, 2);
        double ux = (double) v[b] - v[a];
        double uy = (double) v[b + 1] - v[a + 1];
        double uz = (double) v[b + 2] - v[a + 2];
        double wx = (double) v[c] - v[a];
        double wy = (double) v[c + 1] - v[a + 1];
        double wz = (double) v[c + 2] - v[a + 2];
        double heightB = nx * ux + ny * uy + nz * uz;
        double heightC = nx * wx + ny * wy + nz * wz;
        double size = Math.abs(ux) + Math.abs(uy) + Math.abs(uz) + Math.abs(wx) + Math.abs(wy) + Math.abs(wz);
        double near = Math.max(0, Math.max(heightB, heightC)) - TOGETHER * size;
        int met = (0 >= near ? 1 : 0) | (heightB >= near ? 2 : 0) | (heightC >= near ? 4 : 0);
        return switch (met) {
            case 1 -> vertexSides(mesh, slot, 0);
            case 2 -> vertexSides(mesh, slot, 1);
            case 4 -> vertexSides(mesh, slot, 2);
            case 3 -> edgeSides(mesh, slot, 0);
            case 6 -> edgeSides(mesh, slot, 1);
            case 5 -> edgeSides(mesh, slot, 2);
            default -> BOTH;
        };
    }

    static int edgeSides(TriangleMesh mesh, int slot, int corner) {
        return mesh.slots[4 * slot + corner] >>> TriangleMesh.EDGE_SIDES & BOTH;
    }

    static int vertexSides(TriangleMesh mesh, int slot, int corner) {
        return mesh.slots[4 * slot + corner] >>> TriangleMesh.VERTEX_SIDES & BOTH;
    }
}
