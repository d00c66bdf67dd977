package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Merges all corners at the same place into one vertex. Vertices are numbered in the order in which the slots use them, so
 * that what is read together lies together. An open-addressing hash table finds the vertex of a place.
 */
final class VertexWeld {
    private final int[] slots;
    private final int[] table;
    private float[] vertices;
    private int count;

    /**
     * Welds.
     *
     * @param corners nine numbers a triangle (unaffected)
     * @param order the triangle of each slot (unaffected)
     */
    VertexWeld(float[] corners, int[] order) {
        slots = new int[4 * order.length];
        table = new int[Integer.highestOneBit(Math.max(1, 3 * order.length)) << 1];
        vertices = new float[3 * order.length + 9];
        for (int slot = 0; slot < order.length; slot++) {
            int from = 9 * order[slot];
            for (int corner = 0; corner < 3; corner++) {
                int at = from + 3 * corner;
                slots[4 * slot + corner] = vertex(corners[at] + 0f, corners[at + 1] + 0f, corners[at + 2] + 0f);
            }
        }
        vertices = Arrays.copyOf(vertices, 3 * count);
    }

    /** Four numbers a slot: its three vertices and a free place. */
    int[] slots() {
        return slots;
    }

    /** x, y, z of each vertex. */
    float[] vertices() {
        return vertices;
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
