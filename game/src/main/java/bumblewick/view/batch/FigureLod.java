package bumblewick.view.batch;

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

/**
 * Levels of detail of a skinned figure: its meshes share their vertices with two coarser index lists, one for the
 * middle distance and one for afar.
 */
public final class FigureLod {
    private static final float[] GRID_CELLS = {16f, 8f}; // grid cells along the longest side, for each coarser level
    /** Number of levels of a mesh that has more than one. */
    public static final int LEVELS = GRID_CELLS.length + 1;

    /** The coarsest level that keeps the silhouette. */
    public static final int OUTLINE = 1;

    /** Triangles of a mesh that gets no coarser levels; of a figure larger than usual as many times more, as it is seen from afar. */
    private static final int MIN_TRIANGLES = 120;

    private static final float[] DISTANCES = {13.5f, 28f}; // u from the camera at which each coarser level begins
    private static final float USUAL =
            5f; // u along its longest side; of a larger figure they begin as much farther away
    private static final float HYSTERESIS = 1.5f; // u nearer at which the finer level returns

    private final List<Geometry> all = new ArrayList<>();
    private final List<LodCrossFade> crossFades = new ArrayList<>();
    private final float size; // of the largest mesh, as a share of the usual, 1 or more
    private int level;
    private boolean wasDrawn;

    /** @param figure a clone of a {@linkplain #bake baked} model */
    public FigureLod(Spatial figure) {
        gather(figure, all);
        float largest = USUAL;
        for (Geometry piece : all) {
            largest = Math.max(largest, longest(piece.getMesh()));
            if (piece.getMesh().getNumLodLevels() > 1) {
                crossFades.add(new LodCrossFade(piece, piece.getParent()));
            }
        }
        size = largest / USUAL;
    }

    private static float longest(Mesh mesh) {
        BoundingBox box = (BoundingBox) mesh.getBound();
        return 2f * Math.max(box.getYExtent(), Math.max(box.getXExtent(), box.getZExtent()));
    }

    /** Adds the coarser index lists to a model's meshes, unless they have them. */
    public static void bake(Spatial model) {
        List<Geometry> all = new ArrayList<>();
        gather(model, all);
        for (Geometry piece : all) {
            Mesh mesh = piece.getMesh();
            float longest = longest(mesh);
            if (mesh.getNumLodLevels() == 0
                    && mesh.getTriangleCount() > MIN_TRIANGLES * Math.max(1f, longest / USUAL)) {
                mesh.setLodLevels(new VertexBuffer[] {
                    mesh.getBuffer(Type.Index),
                    VertexClusterLod.of(mesh, longest / GRID_CELLS[0]),
                    VertexClusterLod.of(mesh, longest / GRID_CELLS[1])
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

    /**
     * Notes that the figure is not drawn in this frame: when it is drawn again it may change its level without a fade.
     */
    public void hide() {
        wasDrawn = false;
    }

    /**
     * Chooses the level for a distance from the camera, in u.
     *
     * @param seconds since the last frame
     * @param may whether a fade may begin now: each fading figure is drawn twice
     * @return whether the figure is fading
     */
    public boolean show(float distance, float seconds, boolean may) {
        boolean changing = false;
        for (int i = 0; i < crossFades.size(); i++) {
            changing |= crossFades.get(i).update(seconds);
        }
        int wanted = wanted(distance / size);
        if (changing || wanted == level || (wasDrawn && !may)) {
            wasDrawn = true;
            return changing;
        }
        change(wanted);
        return true;
    }

    private int wanted(float distance) {
        int wanted = 0;
        for (int i = 0; i < DISTANCES.length; i++) {
            wanted += distance > DISTANCES[i] - (i < level ? HYSTERESIS : 0f) ? 1 : 0;
        }
        return wanted;
    }

    private void change(int wanted) {
        boolean before = wasDrawn;
        wasDrawn = true;
        level = wanted;
        for (int i = 0; i < crossFades.size(); i++) {
            if (before) {
                crossFades.get(i).startFade(level);
            } else {
                crossFades.get(i).setLevel(level);
            }
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).setShadowMode(level < DISTANCES.length ? ShadowMode.CastAndReceive : ShadowMode.Receive);
        }
    }
}
