package bumblewick.sim.collision;

/**
 * Finds which edges and vertices of a mesh stick out, so that sliding over a floor of many triangles is like sliding over a
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
final class InternalEdges {
    static final int FRONT = 1;
    static final int BACK = 2;
    static final int BOTH = FRONT | BACK;

    /** Corners keep a vertex in these bits, above them the sides of the edge and of the vertex. */
    static final int VERTEX = (1 << 27) - 1;

    static final int EDGE_SIDES = 27;
    private static final int VERTEX_SIDES = 29;

    /** Sine of the angle up to which two triangles count as one plane. */
    private static final double FLAT = 1e-3;

    /** Corners this close to the foremost, as a share of the triangle's size, are met together. */
    private static final double TOGETHER = 1e-6;

    /** Numbers of a slot in {@link #frames}. */
    private static final int FRAMES = 12;

    private final float[] vertices;
    private final int[] slots;
    /** A half-edge (slot · 3 + corner) of the last edge whose lower vertex this is, + 1. */
    private final int[] first;
    /** From there to a half-edge of the edge before, + 1. */
    private final int[] before;
    /** The other vertex of the edge. */
    private final int[] upper;
    /** From any half-edge to the next of the same edge, in a ring. */
    private final int[] next;

    private final byte[] vertexSides;
    /** For each slot its normal, then for each edge the direction into the triangle; no numbers if it has none. */
    private final double[] frames;

    InternalEdges(float[] vertices, int[] slots) {
        this.vertices = vertices;
        this.slots = slots;
        int count = slots.length / 4;
        before = new int[3 * count];
        upper = new int[3 * count];
        next = new int[3 * count];
        first = new int[vertices.length / 3];
        vertexSides = new byte[vertices.length / 3];
        frames = new double[FRAMES * count];
    }

    /** Writes the sides of its edges and vertices into each slot's corners. */
    void mark() {
        for (int slot = 0; slot < slots.length / 4; slot++) {
            frame(slot);
            for (int corner = 0; corner < 3; corner++) {
                enter(3 * slot + corner, vertex(slot, corner), vertex(slot, after(corner)));
            }
        }
        for (int slot = 0; slot < slots.length / 4; slot++) {
            for (int corner = 0; corner < 3; corner++) {
                markEdge(slot, corner);
            }
        }
        for (int i = 0; i < slots.length; i++) {
            slots[i] |= (i & 3) == 3 ? 0 : vertexSides[slots[i] & VERTEX] << VERTEX_SIDES;
        }
    }

    private void enter(int half, int from, int to) {
        int lower = Math.min(from, to);
        int other = Math.max(from, to);
        int same = first[lower] - 1;
        while (same >= 0 && upper[same] != other) {
            same = before[same] - 1;
        }
        if (same >= 0) {
            next[half] = next[same];
            next[same] = half;
        } else {
            upper[half] = other;
            next[half] = half;
            before[half] = first[lower];
            first[lower] = half + 1;
        }
    }

    private void markEdge(int slot, int corner) {
        int sides = edge(slot, corner);
        slots[4 * slot + corner] |= sides << EDGE_SIDES;
        vertexSides[vertex(slot, corner)] |= (byte) sides;
        vertexSides[vertex(slot, after(corner))] |= (byte) sides;
    }

    /** The sides on which the cone of possible normals has any width. */
    private int edge(int slot, int corner) {
        int half = 3 * slot + corner;
        int normal = FRAMES * slot;
        int inward = normal + 3 * corner + 3;
        if (Double.isNaN(frames[normal])) {
            return BOTH;
        }
        double lowX = 1;
        double lowY = 0;
        double highX = 1;
        double highY = 0;
        for (int i = next[half]; i != half; i = next[i]) {
            int other = frameOf(i);
            if (Double.isNaN(frames[other])) {
                continue;
            }
            double x = dot(other, inward);
            double y = dot(other, normal);
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

    private void frame(int slot) {
        int a = 3 * vertex(slot, 0);
        int b = 3 * vertex(slot, 1);
        int c = 3 * vertex(slot, 2);
        double ux = (double) vertices[b] - vertices[a];
        double uy = (double) vertices[b + 1] - vertices[a + 1];
        double uz = (double) vertices[b + 2] - vertices[a + 2];
        double wx = (double) vertices[c] - vertices[a];
        double wy = (double) vertices[c + 1] - vertices[a + 1];
        double wz = (double) vertices[c + 2] - vertices[a + 2];
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        double scale = length > 0 ? 1 / length : Double.NaN;
        int at = FRAMES * slot;
        frames[at] = nx * scale;
        frames[at + 1] = ny * scale;
        frames[at + 2] = nz * scale;
        inward(at, 3, ux, uy, uz);
        inward(at, 6, wx - ux, wy - uy, wz - uz);
        inward(at, 9, -wx, -wy, -wz);
    }

    /** The direction from an edge e into the triangle whose normal stands in the frames. */
    private void inward(int normal, int index, double ex, double ey, double ez) {
        double nx = frames[normal];
        double ny = frames[normal + 1];
        double nz = frames[normal + 2];
        double scale = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
        frames[normal + index] = (ny * ez - nz * ey) * scale;
        frames[normal + index + 1] = (nz * ex - nx * ez) * scale;
        frames[normal + index + 2] = (nx * ey - ny * ex) * scale;
    }

    /** Where the frame of a half-edge begins: that of its slot has one of four thirds. */
    private static int frameOf(int half) {
        return FRAMES * (half / 3) + 3 * (half % 3) + 3;
    }

    private double dot(int i, int j) {
        return frames[i] * frames[j] + frames[i + 1] * frames[j + 1] + frames[i + 2] * frames[j + 2];
    }

    private int vertex(int slot, int corner) {
        return slots[4 * slot + corner] & VERTEX;
    }

    private static int after(int corner) {
        return corner == 2 ? 0 : corner + 1;
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
        int bits = mesh.bits(slot);
        return switch (met) {
            case 1 -> LeafRecords.vertexSides(bits, 0);
            case 2 -> LeafRecords.vertexSides(bits, 1);
            case 4 -> LeafRecords.vertexSides(bits, 2);
            case 3 -> LeafRecords.edgeSides(bits, 0);
            case 6 -> LeafRecords.edgeSides(bits, 1);
            case 5 -> LeafRecords.edgeSides(bits, 2);
            default -> BOTH;
        };
    }
}
