package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import java.util.Arrays;

/**
 * Guards everybody who walks through a glTF document, the engine's loader first: nodes that hang in circles or in several
 * places, in whatever scene, and counts that multiply, such as many parts of meshes that all read the same large list of
 * corners. Costs one look at each value of the document, and reads none of the numbers that it promises.
 *
 * <p>The hostile file: a node that is its own grandchild, on which a walk never ends; ten kilobytes of nodes that draw a
 * thousand times a mesh of a million corners.
 *
 * <p>Source: Khronos Group, <i>glTF 2.0 Specification</i> (2021), 3.5.2 (nodes and hierarchy): the nodes are a set of
 * strict trees.
 */
final class GltfLimits {
    private static final int DEEPEST = 64; // nodes above each other
    private static final int MOST_SCENES = 16;
    private static final int MOST_NODES = 10_000;
    private static final int LONGEST_NAME = 200; // letters
    private static final int MOST_PARTS = 10_000; // of all meshes, and meshes
    private static final int MOST_LISTS = 20_000; // accessors and views
    private static final int MOST_SKINS = 64;
    private static final int MOST_BONES = 256; // of a skin
    private static final int MOST_ANIMATIONS = 256;
    private static final int MOST_CHANNELS = 20_000; // of all animations
    private static final int MOST_SHAPES = 32; // of a part of a mesh
    private static final int MOST_CORNERS = 2_000_000; // read by all parts, or drawn by all nodes
    private static final int MOST_INDICES = 6_000_000;
    private static final int MOST_KEYS = 10_000; // of a channel
    private static final int MOST_VALUES = 2_000_000; // of all channels

    private static final int ROOT = -1;
    private static final int NOWHERE = -2;

    private final GltfObject root;

    private GltfLimits(GltfObject root) {
        this.root = root;
    }

    /**
     * Looks at a document.
     *
     * @throws ContentException with the first limit that it breaks
     */
    static void check(GltfObject root) throws ContentException {
        GltfLimits limits = new GltfLimits(root);
        limits.count("scenes", MOST_SCENES);
        limits.count("nodes", MOST_NODES);
        limits.count("meshes", MOST_PARTS);
        limits.count("accessors", MOST_LISTS);
        limits.count("bufferViews", MOST_LISTS);
        limits.count("skins", MOST_SKINS);
        limits.count("animations", MOST_ANIMATIONS);
        limits.trees();
        limits.meshes();
        limits.skins();
        limits.animations();
    }

    private void count(String list, int most) throws ContentException {
        most(root, list, root.count(list), most, list);
    }

    private static void most(GltfObject object, String place, long found, int most, String what)
            throws ContentException {
        if (found > most) {
            throw object.refusal(place, "has " + found + " " + what + ", expected " + most + " at most");
        }
    }

    /** Every node hangs in one place at most, and none above itself. */
    private void trees() throws ContentException {
        int[] parents = new int[root.count("nodes")];
        Arrays.fill(parents, NOWHERE);
        for (int i = 0; i < parents.length; i++) {
            GltfObject node = root.item("nodes", i);
            most(node, "name", node.text("name", "").length(), LONGEST_NAME, "letters");
            for (int child : node.wholes("children")) {
                hang(parents, child, i);
            }
        }
        for (int i = 0; i < root.count("scenes"); i++) {
            for (int node : root.item("scenes", i).wholes("nodes")) {
                hang(parents, node, ROOT);
            }
        }
        for (int i = 0; i < parents.length; i++) {
            int depth = 1;
            for (int above = parents[i]; above >= 0; above = parents[above]) {
                if (++depth > DEEPEST) {
                    throw root.item("nodes", i)
                            .refusal("children", "more than " + DEEPEST + " nodes above each other, or in a circle");
                }
            }
        }
    }

    private void hang(int[] parents, int node, int parent) throws ContentException {
        GltfObject json = root.item("nodes", node);
        if (parents[node] != NOWHERE) {
            throw json.refusal("children", "the node hangs in two places");
        }
        parents[node] = parent;
    }

    private void meshes() throws ContentException {
        long[] corners = new long[root.count("meshes")];
        long parts = 0;
        long all = 0;
        long indices = 0;
        for (int i = 0; i < corners.length; i++) {
            GltfObject mesh = root.item("meshes", i);
            parts += mesh.count("primitives");
            most(root, "meshes", parts, MOST_PARTS, "parts");
            for (int k = 0; k < mesh.count("primitives"); k++) {
                GltfObject primitive = mesh.item("primitives", k);
                most(primitive, "targets", primitive.count("targets"), MOST_SHAPES, "shapes");
                corners[i] += corners(primitive);
                all += corners(primitive) * (1 + primitive.count("targets"));
                indices += primitive.has("indices") ? entries(primitive.whole("indices", 0)) : 0;
            }
            most(mesh, "primitives", all, MOST_CORNERS, "corners in all meshes up to here");
            most(mesh, "primitives", indices, MOST_INDICES, "indices in all meshes up to here");
        }
        instances(corners);
    }

    private void instances(long[] corners) throws ContentException {
        long drawn = 0;
        for (int i = 0; i < root.count("nodes"); i++) {
            int mesh = root.item("nodes", i).whole("mesh", -1);
            if (mesh >= 0) {
                root.item("meshes", mesh);
                drawn += corners[mesh];
            }
        }
        most(root, "nodes", drawn, MOST_CORNERS, "corners in all nodes");
    }

    /** The most that any attribute of a part promises. */
    private long corners(GltfObject primitive) throws ContentException {
        GltfObject attributes = primitive.member("attributes");
        long most = 0;
        for (String name : attributes.json().members().keySet()) {
            most = Math.max(most, entries(attributes.whole(name, 0)));
        }
        return most;
    }

    /** How many entries an accessor promises. */
    private long entries(int accessor) throws ContentException {
        return root.item("accessors", accessor).whole("count", 0);
    }

    private void skins() throws ContentException {
        for (int i = 0; i < root.count("skins"); i++) {
            GltfObject skin = root.item("skins", i);
            most(skin, "joints", skin.count("joints"), MOST_BONES, "bones");
        }
    }

    private void animations() throws ContentException {
        long channels = 0;
        long values = 0;
        for (int i = 0; i < root.count("animations"); i++) {
            GltfObject animation = root.item("animations", i);
            channels += animation.count("channels");
            most(animation, "channels", channels, MOST_CHANNELS, "channels in all animations up to here");
            for (int k = 0; k < animation.count("channels"); k++) {
                GltfObject channel = animation.item("channels", k);
                GltfObject sampler = animation.item("samplers", channel.whole("sampler", -1));
                most(sampler, "input", entries(sampler.whole("input", -1)), MOST_KEYS, "keys");
                values += entries(sampler.whole("output", -1));
                most(sampler, "output", values, MOST_VALUES, "values in all channels up to here");
            }
        }
    }
}
