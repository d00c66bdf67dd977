package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a figure, and two more sets of triangles for them that will do from afar and from farther. */
final class FarDetail {
    private static final float[] CELLS = {16f, 8f}; // along the longest side, for each further level of detail
    /** Sets of triangles of a piece that has more than one. */
    static final int LEVELS = CELLS.length + 1;

    /** The coarsest that has the outline of the piece. */
    static final int OUTLINE = 1;

    private static final int FEW = 120; // triangles: not worth it
    private static final float[] FROM = {13.5f, 28f}; // u from the camera
    private static final float BACK = 1.5f; // u: nearer again

    private final List<Geometry> all = new ArrayList<>();
    private final List<Crossing> crossings = new ArrayList<>();
    private int level;
    private boolean seen;

    /** @param figure a clone of what has been {@linkplain #bake baked} */
    FarDetail(Spatial figure) {
        gather(figure, all);
        for (Geometry piece : all) {
            if (piece.getMesh().getNumLodLevels() > 1) {
                crossings.add(new Crossing(piece, piece.getParent()));
            }
        }
    }

    /** Adds the lighter triangles to the meshes of a model, once. */
    static void bake(Spatial model) {
        List<Geometry> all = new ArrayList<>();
        gather(model, all);
        for (Geometry piece : all) {
            Mesh mesh = piece.getMesh();
            if (mesh.getNumLodLevels() == 0 && mesh.getTriangleCount() > FEW) {
                BoundingBox box = (BoundingBox) mesh.getBound();
                float longest = 2f * Math.max(box.getYExtent(), Math.max(box.getXExtent(), box.getZExtent()));
                mesh.setLodLevels(new VertexBuffer[] {
                    mesh.getBuffer(Type.Index), Coarse.of(mesh, longest / CELLS[0]), Coarse.of(mesh, longest / CELLS[1])
                });
            }
        }
    }

    private static void gather(Spatial spatial, List<Geometry> into) {
        if (spatial instanceof Geometry piece) {
            into.add(piece);
        } else if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> gather(child, into));
        }
    }

    /** It was not seen in this frame: when it is seen again it may look different at once. */
    void hide() {
        seen = false;
    }

    /**
     * Shows as much as can be seen from a distance, in u.
     *
     * @param seconds since the last frame
     * @param may whether it may begin to change now
     * @return whether it changes
     */
    boolean show(float distance, float seconds, boolean may) {
        boolean changing = false;
        for (int i = 0; i < crossings.size(); i++) {
            changing |= crossings.get(i).pass(seconds);
        }
        int wanted = wanted(distance);
        if (changing || wanted == level || seen && !may) {
            seen = true;
            return changing;
        }
        change(wanted);
        return true;
    }

    private int wanted(float distance) {
        int wanted = 0;
        for (int i = 0; i < FROM.length; i++) {
            wanted += distance > FROM[i] - (i < level ? BACK : 0f) ? 1 : 0;
        }
        return wanted;
    }

    private void change(int wanted) {
        boolean before = seen;
        seen = true;
        level = wanted;
        for (int i = 0; i < crossings.size(); i++) {
            if (before) {
                crossings.get(i).begin(level);
            } else {
                crossings.get(i).jump(level);
            }
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).setShadowMode(level < FROM.length ? ShadowMode.CastAndReceive : ShadowMode.Receive);
        }
    }
}
