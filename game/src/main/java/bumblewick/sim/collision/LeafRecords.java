package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Lays out the triangles of a tree's leaves, each leaf with all that it needs in one piece: what is read together lies
 * together, and little else.
 *
 * <p>A leaf's record begins with two numbers a triangle, which are bits and not floats: where its corners are and what
 * {@link InternalEdges} knows of them, then its triangle's number. Its vertices follow, each once.
 *
 * <pre>bit  0..5 from here to the vertex   6..7 sides of the edge   8..9 sides of the vertex, of corner 0
 *    10..19, 20..29 the same of the others</pre>
 *
 * <p>The bits are never those of a float that is not a number, which could change when it is moved.
 */
final class LeafRecords {
    /** Numbers before the vertices, a triangle. */
    static final int HEAD = 2;

    /** No more triangles can be referred to, even if none shares a vertex. */
    static final int MOST = BoxTree.CAPACITY / (HEAD + 9);

    private static final int CORNER_BITS = 10;
    private static final int VERTEX = 63;
    private static final int EDGE_SIDES = 6;
    private static final int VERTEX_SIDES = 8;

    private final float[] vertices;
    private final int[] slots;
    private final int[] places;
    /** The vertices of the record that is being written. */
    private final int[] known = new int[3 * BoxTree.LEAF_SIZE];

    private int count;
    private float[] records;
    private int filled;

    /**
     * Takes the triangles.
     *
     * @param vertices x, y, z of each
     * @param slots as {@link InternalEdges} leaves them
     */
    LeafRecords(float[] vertices, int[] slots) {
        this.vertices = vertices;
        this.slots = slots;
        places = new int[slots.length / 4];
        records = new float[vertices.length + 6 * places.length];
    }

    /** Where a leaf's record begins. */
    static int begin(int leaf) {
        return leaf - BoxTree.LEAF;
    }

    /** How many triangles a record has, by the bits of its first: that has the first vertex for a corner. */
    static int size(int bits) {
        return (bits & VERTEX) / HEAD;
    }

    /** Where the vertex of a corner begins, of a triangle that stands at a place. */
    static int vertex(int place, int bits, int corner) {
        return place + (bits >>> (CORNER_BITS * corner) & VERTEX);
    }

    /** From which sides the edge from a corner to the next sticks out. */
    static int edgeSides(int bits, int corner) {
        return bits >>> (CORNER_BITS * corner + EDGE_SIDES) & InternalEdges.BOTH;
    }

    /** From which sides a corner sticks out. */
    static int vertexSides(int bits, int corner) {
        return bits >>> (CORNER_BITS * corner + VERTEX_SIDES) & InternalEdges.BOTH;
    }

    /** Writes the leaves, each from its first slot to where the next begins. */
    void write(BoxTreeBuilder tree) {
        int first = 0;
        for (int slot = 0; slot < places.length; slot++) {
            if (tree.endsLeaf(slot)) {
                leaf(first, slot + 1 - first);
                first = slot + 1;
            }
        }
    }

    /** All records. */
    float[] records() {
        return Arrays.copyOf(records, filled);
    }

    /** For each leaf's first slot where its record begins. */
    int[] places() {
        return places;
    }

    private void leaf(int first, int size) {
        reserve();
        places[first] = filled;
        count = 0;
        for (int i = 0; i < size; i++) {
            int slot = 4 * (first + i);
            records[filled + HEAD * i] = Float.intBitsToFloat(bits(slot, HEAD * (size - i)));
            records[filled + HEAD * i + 1] = Float.intBitsToFloat(slots[slot + 3]);
        }
        filled += HEAD * size;
        for (int i = 0; i < count; i++) {
            int vertex = 3 * known[i];
            records[filled++] = vertices[vertex];
            records[filled++] = vertices[vertex + 1];
            records[filled++] = vertices[vertex + 2];
        }
    }

    /** What is written of a triangle's corners, if the vertices begin so far behind it. */
    private int bits(int slot, int ahead) {
        int bits = 0;
        for (int corner = 0; corner < 3; corner++) {
            int index = indexOf(slots[slot + corner] & InternalEdges.VERTEX);
            int sides = slots[slot + corner] >>> InternalEdges.EDGE_SIDES;
            bits |= (ahead + 3 * index | sides << EDGE_SIDES) << (CORNER_BITS * corner);
        }
        return bits;
    }

    /** The number of a vertex in this record. */
    private int indexOf(int vertex) {
        int index = 0;
        while (index < count && known[index] != vertex) {
            index++;
        }
        if (index == count) {
            known[count++] = vertex;
        }
        return index;
    }

    private void reserve() {
        int most = (HEAD + 9) * BoxTree.LEAF_SIZE;
        if (filled + most > records.length) {
            records = Arrays.copyOf(records, records.length * 3 / 2 + most);
        }
    }
}
