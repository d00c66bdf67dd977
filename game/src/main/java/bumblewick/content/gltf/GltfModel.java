package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonValue;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The nodes and triangles of a glTF file. Everything else in it is for the eye and is not looked at.
 *
 * <p>The engine's own loader would do as a library if it did not build the materials, pictures and buffers of all that is
 * seen as well, want an asset manager, answer damaged files with any exception there is, and turn custom properties into
 * numbers of another kind.
 *
 * <p>Source: Khronos Group, <i>glTF 2.0 Specification</i> (2021), 3.5 (scenes), 3.6 (binary data), 3.7 (meshes).
 */
public final class GltfModel {
    private static final float UNIT = 0.01f; // by which the length of a quaternion may be off
    private static final float REACH = 10_000f; // u

    private final GltfObject root;
    private final GltfMeshes meshes;
    private final GltfNode[] nodes;

    private GltfModel(GlbFile glb) throws ContentException {
        root = GltfObject.root(glb);
        meshes = new GltfMeshes(glb);
        nodes = new GltfNode[root.count("nodes")];
    }

    /**
     * Reads the nodes of a file.
     *
     * @throws ContentException with one problem, if it is damaged or needs what the game does not know
     */
    public static GltfModel read(GlbFile glb) throws ContentException {
        GltfLimits.check(GltfObject.root(glb));
        GltfModel model = new GltfModel(glb);
        if (model.root.count("extensionsRequired") > 0) {
            throw model.root.refusal("extensionsRequired", "expected a file that needs no extensions");
        }
        GltfObject scene = model.root.item("scenes", model.root.whole("scene", 0));
        for (int index : scene.wholes("nodes")) {
            model.hang(index, null);
        }
        return model;
    }

    private void hang(int index, GltfNode parent) throws ContentException {
        GltfObject json = root.item("nodes", index);
        GltfNode node = node(json);
        nodes[index] = node;
        if (parent != null) {
            node.under(parent);
        }
        if (!(node.position().length() <= REACH)) {
            throw json.refusal("translation", "'" + node.name() + "' is further than " + REACH + " u away");
        }
        for (int child : json.wholes("children")) {
            hang(child, node);
        }
    }

    private static GltfNode node(GltfObject json) throws ContentException {
        if (json.has("matrix")) {
            throw json.refusal("matrix", "expected translation, rotation and scale, found a matrix");
        }
        JsonValue extras = json.member("extras").json();
        GltfNode node = new GltfNode(json.text("name", ""), json.whole("mesh", -1), extras);
        float[] t = json.numbers("translation", 0f, 0f, 0f);
        float[] r = json.numbers("rotation", 0f, 0f, 0f, 1f);
        float[] s = json.numbers("scale", 1f, 1f, 1f);
        Quaternion rotation = new Quaternion(r[0], r[1], r[2], r[3]);
        if (!(Math.abs(rotation.norm() - 1f) <= UNIT)) {
            throw json.refusal("rotation", "expected a quaternion of length 1, found " + rotation);
        }
        node.place(new Vector3f(t[0], t[1], t[2]), rotation, new Vector3f(s[0], s[1], s[2]));
        return node;
    }

    /** All nodes of the scene, in the order of the file. */
    public List<GltfNode> nodes() {
        List<GltfNode> all = new ArrayList<>();
        for (GltfNode node : nodes) {
            if (node != null) {
                all.add(node);
            }
        }
        return all;
    }

    /**
     * The triangles of a node's mesh in the world, counter-clockwise seen from outside.
     *
     * @return nine numbers each
     * @throws ContentException with one problem, if the mesh is damaged
     */
    public float[] triangles(GltfNode node) throws ContentException {
        float[] corners = meshes.triangles(node.mesh());
        Vector3f point = new Vector3f();
        for (int i = 0; i < corners.length; i += 3) {
            node.world(point.set(corners[i], corners[i + 1], corners[i + 2]), point);
            if (!(point.length() <= REACH)) {
                throw root.refusal(
                        "meshes[" + node.mesh() + "]", "'" + node.name() + "' reaches further than " + REACH + " u");
            }
            corners[i] = point.x;
            corners[i + 1] = point.y;
            corners[i + 2] = point.z;
        }
        if (node.mirrors()) {
            turnOver(corners);
        }
        return corners;
    }

    /**
     * All corners of a node's mesh in the world, whatever they are part of.
     *
     * @return three numbers each
     * @throws ContentException with one problem, if the mesh is damaged
     */
    public float[] points(GltfNode node) throws ContentException {
        float[] points = meshes.points(node.mesh());
        Vector3f point = new Vector3f();
        for (int i = 0; i < points.length; i += 3) {
            node.world(point.set(points[i], points[i + 1], points[i + 2]), point);
            points[i] = point.x;
            points[i + 1] = point.y;
            points[i + 2] = point.z;
        }
        return points;
    }

    private static void turnOver(float[] corners) {
        for (int triangle = 0; triangle < corners.length; triangle += 9) {
            for (int i = triangle; i < triangle + 3; i++) {
                float second = corners[i + 3];
                corners[i + 3] = corners[i + 6];
                corners[i + 6] = second;
            }
        }
    }
}
