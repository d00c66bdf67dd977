package bumblewick.sim.collision;

import java.util.Arrays;

/** Makes a {@link TriangleMesh} of loose triangles: the tree, then the vertices in its order, then the inner edges. */
final class MeshBuilder {
    private final float[] corners;
    private final int triangles;

    MeshBuilder(float[] corners) {
        this.corners = corners;
        triangles = corners.length / 9;
    }

    TriangleMesh build(byte[] surfaces) {
        float[] boxes = boxes();
        Lattice lattice = lattice(boxes);
        BoxTreeBuilder builder = new BoxTreeBuilder(boxes, lattice);
        BoxTree tree = builder.build();
        int[] order = builder.order();
        Weld weld = new Weld(corners, order);
        int[] slots = weld.slots();
        for (int slot = 0; slot < triangles; slot++) {
            slots[4 * slot + 3] = order[slot];
        }
        new InnerEdges(weld.vertices(), slots).mark();
        for (int slot = 0; slot < triangles; slot++) {
            slots[4 * slot] |= builder.endsLeaf(slot) ? TriangleMesh.LAST : 0;
        }
        return new TriangleMesh(weld.vertices(), slots, surfaces, tree, lattice);
    }

    private float[] boxes() {
        float[] boxes = new float[6 * triangles];
        for (int i = 0; i < triangles; i++) {
            for (int k = 0; k < 3; k++) {
                float a = corners[9 * i + k];
                float b = corners[9 * i + 3 + k];
                float c = corners[9 * i + 6 + k];
                boxes[6 * i + k] = Math.min(a, Math.min(b, c));
                boxes[6 * i + 3 + k] = Math.max(a, Math.max(b, c));
            }
        }
        return boxes;
    }

    private static Lattice lattice(float[] boxes) {
        double[] all = new double[6];
        Arrays.fill(all, 0, 3, boxes.length == 0 ? 0 : Double.POSITIVE_INFINITY);
        Arrays.fill(all, 3, 6, boxes.length == 0 ? 0 : Double.NEGATIVE_INFINITY);
        for (int i = 0; i < boxes.length; i += 6) {
            for (int k = 0; k < 3; k++) {
                all[k] = Math.min(all[k], boxes[i + k]);
                all[3 + k] = Math.max(all[3 + k], boxes[i + 3 + k]);
            }
        }
        return new Lattice(all[0], all[1], all[2], all[3], all[4], all[5]);
    }
}
