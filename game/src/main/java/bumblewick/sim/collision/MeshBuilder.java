package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Makes a {@link TriangleMesh} of loose triangles: the tree, then the vertices in its order, then the inner edges, then
 * the records of its leaves.
 */
final class MeshBuilder {
    private final float[] corners;
    private final int triangles;
    /** An open-addressing hash table of vertices by their places. */
    private final int[] table;

    private float[] vertices;
    private int count;

    MeshBuilder(float[] corners) {
        this.corners = corners;
        triangles = corners.length / 9;
        table = new int[Integer.highestOneBit(Math.max(1, 3 * triangles)) << 1];
        vertices = new float[3 * triangles + 9];
    }

    TriangleMesh build(byte[] surfaces) {
        BoxQuantiser boxQuantiser = boxQuantiser();
        BoxTreeBuilder builder = builder(boxQuantiser);
        BoxTree tree = builder.build();
        int[] order = builder.order();
        int[] slots = weld(order);
        new InternalEdges(vertices, slots).mark();
        LeafRecords records = new LeafRecords(vertices, slots);
        records.write(builder);
        return new TriangleMesh(records.records(), triangles, surfaces, tree.moved(records.places()), boxQuantiser);
    }

    private BoxQuantiser boxQuantiser() {
        float[] min = new float[3];
        float[] max = new float[3];
        Arrays.fill(min, triangles == 0 ? 0 : Float.POSITIVE_INFINITY);
        Arrays.fill(max, triangles == 0 ? 0 : Float.NEGATIVE_INFINITY);
        for (int i = 0; i < corners.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                min[k] = Math.min(min[k], corners[i + k]);
                max[k] = Math.max(max[k], corners[i + k]);
            }
        }
        return new BoxQuantiser(min[0], min[1], min[2], max[0], max[1], max[2]);
    }

    private BoxTreeBuilder builder(BoxQuantiser boxQuantiser) {
        long[] lows = new long[triangles];
        long[] highs = new long[triangles];
        for (int i = 0; i < triangles; i++) {
            int a = 9 * i;
            int b = a + 3;
            int c = a + 6;
            long low = boxQuantiser.below(corners[a], corners[a + 1], corners[a + 2]);
            low = BoxQuantiser.min(low, boxQuantiser.below(corners[b], corners[b + 1], corners[b + 2]));
            lows[i] = BoxQuantiser.min(low, boxQuantiser.below(corners[c], corners[c + 1], corners[c + 2]));
            long high = boxQuantiser.above(corners[a], corners[a + 1], corners[a + 2]);
            high = BoxQuantiser.max(high, boxQuantiser.above(corners[b], corners[b + 1], corners[b + 2]));
            highs[i] = BoxQuantiser.max(high, boxQuantiser.above(corners[c], corners[c + 1], corners[c + 2]));
        }
        return new BoxTreeBuilder(lows, highs, boxQuantiser);
    }

    /**
     * Merges all corners at the same place into one vertex. Vertices are numbered in the order in which the slots use them, so
     * that what is read together lies together.
     *
     * @return four numbers a slot: its three vertices and its triangle
     */
    private int[] weld(int[] order) {
        int[] slots = new int[4 * triangles];
        for (int slot = 0; slot < triangles; slot++) {
            for (int corner = 0; corner < 3; corner++) {
                int at = 9 * order[slot] + 3 * corner;
                slots[4 * slot + corner] = vertex(corners[at] + 0f, corners[at + 1] + 0f, corners[at + 2] + 0f);
            }
            slots[4 * slot + 3] = order[slot];
        }
        vertices = Arrays.copyOf(vertices, 3 * count);
        return slots;
    }

    /** The vertex at a place; adding 0 has made −0 and 0 the same. */
    private int vertex(float x, float y, float z) {
        int mask = table.length - 1;
        int at = hash(x, y, z) & mask;
        while (table[at] != 0) {
            int v = table[at] - 1;
            if (vertices[3 * v] == x && vertices[3 * v + 1] == y && vertices[3 * v + 2] == z) {
                return v;
            }
            at = (at + 1) & mask;
        }
        table[at] = count + 1;
        return add(x, y, z);
    }

    private int add(float x, float y, float z) {
        if (3 * count == vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        vertices[3 * count] = x;
        vertices[3 * count + 1] = y;
        vertices[3 * count + 2] = z;
        return count++;
    }

    private static int hash(float x, float y, float z) {
        long h = Float.floatToRawIntBits(x) * 0x9E3779B97F4A7C15L;
        h = (h ^ Float.floatToRawIntBits(y)) * 0xC2B2AE3D27D4EB4FL;
        h = (h ^ Float.floatToRawIntBits(z)) * 0x9E3779B97F4A7C15L;
        return (int) (h >>> 32);
    }
}
