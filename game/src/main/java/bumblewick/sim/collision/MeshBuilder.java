package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Makes a {@link TriangleMesh} of loose triangles: the tree, then the vertices in its order, then the inner edges, then
 * the records of its leaves.
 */
final class MeshBuilder {
    private final float[] corners;
    private final int triangles;

    MeshBuilder(float[] corners) {
        this.corners = corners;
        triangles = corners.length / 9;
    }

    TriangleMesh build(byte[] surfaces) {
        BoxQuantiser boxQuantiser = boxQuantiser();
        BoxTreeBuilder builder = builder(boxQuantiser);
        BoxTree tree = builder.build();
        int[] order = builder.order();
        VertexWeld weld = new VertexWeld(corners, order);
        int[] slots = weld.slots();
        for (int slot = 0; slot < triangles; slot++) {
            slots[4 * slot + 3] = order[slot];
        }
        new InternalEdges(weld.vertices(), slots).mark();
        LeafRecords records = new LeafRecords(weld.vertices(), slots);
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
}
