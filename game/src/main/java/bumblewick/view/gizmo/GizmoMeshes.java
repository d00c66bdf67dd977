package bumblewick.view.gizmo;

import bumblewick.view.EffectColours;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState.TestFunction;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/**
 * Lines and translucent faces for gizmos that keep their shape: two meshes, each drawn in full where it is in sight and
 * faintly where something hides it. Their bounds are infinite, so that the engine draws them last and in the order of
 * their nodes.
 */
final class GizmoMeshes extends WireframeShapes {
    private static final float LIFT = 0.004f; // share of the way to the eye, against z-fighting
    private static final float BEHIND = 0.16f; // share of the opacity where something hides it
    private static final float WIDTH = 2f; // of a line, in pixels of a picture with 720 rows

    private final TriangleListBuilder lines = new TriangleListBuilder();
    private final TriangleListBuilder faces = new TriangleListBuilder();
    private Vector3f colour = EffectColours.WHITE;
    private float opacity = 1f;

    /** Sets the colour of what follows, in linear light (kept), and its opacity, 0 to 1. */
    GizmoMeshes colour(Vector3f wanted, float alpha) {
        colour = wanted;
        opacity = alpha;
        return this;
    }

    @Override
    void line(Vector3f a, Vector3f b) {
        lines.add(a, b, -1f, colour, opacity);
        lines.add(a, b, 1f, colour, opacity);
        lines.add(b, a, -1f, colour, opacity); // the opposite side, since the direction is opposite
        lines.add(a, b, -1f, colour, opacity);
        lines.add(b, a, -1f, colour, opacity);
        lines.add(b, a, 1f, colour, opacity);
    }

    /** Adds a triangle; its corners are unaffected. */
    void face(Vector3f a, Vector3f b, Vector3f c) {
        faces.add(a, a, 0f, colour, opacity);
        faces.add(b, b, 0f, colour, opacity);
        faces.add(c, c, 0f, colour, opacity);
    }

    /** Adds the six sides of a box with some half sizes; all parameters are unaffected. */
    void sides(Vector3f half, Vector3f place, Quaternion turn) {
        Vector3f[] corners = new Vector3f[8];
        for (int i = 0; i < corners.length; i++) {
            float x = (i & 1) == 0 ? -half.x : half.x;
            float y = (i & 2) == 0 ? -half.y : half.y;
            float z = (i & 4) == 0 ? -half.z : half.z;
            corners[i] = turn.mult(new Vector3f(x, y, z)).addLocal(place);
        }
        for (int[] side : SIDES) {
            face(corners[side[0]], corners[side[1]], corners[side[2]]);
            face(corners[side[0]], corners[side[2]], corners[side[3]]);
        }
    }

    private static final int[][] SIDES = {
        {0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}
    };

    /** Builds the meshes. */
    Node build(AssetManager assets) {
        Node node = new Node("guide");
        add(node, assets, faces, false);
        add(node, assets, lines, true);
        return node;
    }

    private static void add(Node node, AssetManager assets, TriangleListBuilder triangleListBuilder, boolean wide) {
        if (!triangleListBuilder.isEmpty()) {
            Mesh mesh = triangleListBuilder.mesh(wide);
            node.attachChild(geometry(assets, mesh, wide, false));
            node.attachChild(geometry(assets, mesh, wide, true));
        }
    }

    private static Geometry geometry(AssetManager assets, Mesh mesh, boolean wide, boolean behind) {
        Geometry geometry = new Geometry(behind ? "guide behind" : "guide", mesh);
        Material material = new Material(assets, "MatDefs/Guide.j3md");
        material.setFloat("Lift", LIFT);
        if (wide) {
            material.setFloat("Width", WIDTH);
        }
        if (behind) {
            material.setFloat("Share", BEHIND);
            material.getAdditionalRenderState().setDepthFunc(TestFunction.Greater);
        }
        geometry.setMaterial(material);
        geometry.setQueueBucket(Bucket.Transparent);
        geometry.setShadowMode(ShadowMode.Off);
        geometry.setCullHint(CullHint.Never);
        return geometry;
    }
}
