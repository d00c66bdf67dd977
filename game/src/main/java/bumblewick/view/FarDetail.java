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

    private final List<Geometry> pieces = new ArrayList<>();
    private final List<Geometry> all = new ArrayList<>();
    private int level;

    /** @param figure a clone of what has been {@linkplain #bake baked} */
    FarDetail(Spatial figure) {
        gather(figure, all);
        pieces.addAll(all);
        pieces.removeIf(piece -> piece.getMesh().getNumLodLevels() < 2);
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

    /** Shows as much as can be seen from a distance, in u. */
    void show(float distance) {
        int wanted = 0;
        for (int i = 0; i < FROM.length; i++) {
            wanted += distance > FROM[i] - (i < level ? BACK : 0f) ? 1 : 0;
        }
        if (wanted == level) {
            return;
        }
        level = wanted;
        for (int i = 0; i < pieces.size(); i++) {
            pieces.get(i).setLodLevel(level);
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).setShadowMode(level < FROM.length ? ShadowMode.CastAndReceive : ShadowMode.Receive);
        }
    }
}
