package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jme3tools.optimize.GeometryBatchFactory;

/** Sews what stands still together: one mesh for each coat and each square of ground, so that few things are drawn. */
final class Quilt {
    private static final float SQUARE = 32f; // u
    private static final int FAR = 1 << 12; // squares

    private final Map<String, List<Geometry>> patches = new TreeMap<>();
    private final Map<String, Coat> coats = new TreeMap<>();

    /**
     * Adds a piece where it stands.
     *
     * @param piece up to date with its place in the world; not changed
     */
    void add(Geometry piece, Coat coat) {
        Mesh mesh = piece.getMesh();
        if (mesh.getMode() != Mesh.Mode.Triangles || mesh.getBuffer(Type.Normal) == null) {
            return;
        }
        Vector3f middle = piece.getWorldBound().getCenter();
        int square = (FAR + (int) Math.floor(middle.x / SQUARE)) * 2 * FAR + FAR + (int) Math.floor(middle.z / SQUARE);
        boolean coloured = mesh.getBuffer(Type.Color) != null;
        String key = coat + " " + coloured + " " + square;
        coats.put(key, coat);
        patches.computeIfAbsent(key, unknown -> new ArrayList<>()).add(cut(piece, coat));
    }

    /** The piece with what its coat needs, and without what none does. */
    private static Geometry cut(Geometry piece, Coat coat) {
        Mesh mesh = new Mesh();
        for (Type type : new Type[] {Type.Position, Type.Normal, Type.Color, Type.Index}) {
            if (piece.getMesh().getBuffer(type) != null) {
                mesh.setBuffer(piece.getMesh().getBuffer(type).clone());
            }
        }
        Geometry cut = new Geometry(piece.getName(), mesh);
        cut.setLocalTransform(piece.getWorldTransform());
        cut.updateGeometricState();
        if (coat == Coat.PLANT) {
            mesh.setBuffer(Type.TexCoord2, 2, sway(cut));
        }
        return cut;
    }

    /** How high each corner is above the plant's foot, in u, and when its turn comes to sway. */
    private static float[] sway(Geometry plant) {
        BoundingBox box = (BoundingBox) plant.getWorldBound();
        float foot = box.getCenter().y - box.getYExtent();
        FloatBuffer corners = plant.getMesh().getFloatBuffer(Type.Position);
        float[] sway = new float[corners.limit() / 3 * 2];
        Vector3f corner = new Vector3f();
        for (int i = 0; i < sway.length / 2; i++) {
            corner.set(corners.get(i * 3), corners.get(i * 3 + 1), corners.get(i * 3 + 2));
            plant.localToWorld(corner, corner);
            sway[i * 2] = corner.y - foot;
            sway[i * 2 + 1] = box.getCenter().x * 0.7f + box.getCenter().z * 0.4f;
        }
        return sway;
    }

    /**
     * Sews all.
     *
     * @param parent receives the patches
     * @param materials one for each coat, in their order
     */
    void sew(Node parent, Material[] materials) {
        patches.forEach((key, pieces) -> {
            Coat coat = coats.get(key);
            Mesh mesh = new Mesh();
            GeometryBatchFactory.mergeGeometries(pieces, mesh);
            mesh.updateBound();
            mesh.updateCounts();
            Geometry patch = new Geometry(key, mesh);
            patch.setMaterial(materials[coat.ordinal()]);
            patch.setShadowMode(coat != Coat.TOON ? ShadowMode.Receive : ShadowMode.CastAndReceive);
            if (mesh.getBuffer(Type.Color) == null && !coat.flows()) {
                Material bare = materials[coat.ordinal()].clone();
                bare.setBoolean("VertexColor", false);
                patch.setMaterial(bare);
            }
            parent.attachChild(patch);
        });
    }
}
