package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Guards the engine's loader and the graphics driver against models whose numbers lead out of their buffers: indices beyond
 * the corners of a mesh, joints beyond the bones of a skin, keys of motions without values. The engine believes what a file
 * says, and answers a wrong number with any exception there is, or hands it on to the driver.
 *
 * <p>The hostile file: a mesh of three corners whose index is 4,000,000,000, which a driver may read from beyond its memory.
 *
 * <p>Source: Khronos Group, <i>glTF 2.0 Specification</i> (2021), 3.7 (meshes, skins), 3.11 (animations).
 */
public final class GltfCheck {
    private static final Set<String> PATHS = Set.of("translation", "rotation", "scale", "weights");

    private final GltfObject root;
    private final ByteBuffer binary;
    private final Map<Integer, Integer> largestJoints = new HashMap<>(); // by accessor

    private GltfCheck(GlbFile glb) {
        root = GltfObject.root(glb);
        binary = glb.binary();
    }

    /**
     * Looks at a file whose nodes are in order, see {@link GltfModel#read}.
     *
     * @throws ContentException with one problem
     */
    public static void check(GlbFile glb) throws ContentException {
        GltfCheck check = new GltfCheck(glb);
        check.buffers();
        for (int i = 0; i < check.root.count("accessors"); i++) {
            check.numbers(i);
        }
        for (int i = 0; i < check.root.count("meshes"); i++) {
            check.mesh(check.root.item("meshes", i));
        }
        for (int i = 0; i < check.root.count("skins"); i++) {
            check.skin(check.root.item("skins", i));
        }
        for (int i = 0; i < check.root.count("nodes"); i++) {
            check.node(check.root.item("nodes", i));
        }
        for (int i = 0; i < check.root.count("animations"); i++) {
            check.animation(check.root.item("animations", i));
        }
    }

    private void buffers() throws ContentException {
        for (int i = 0; i < root.count("buffers"); i++) {
            GltfObject buffer = root.item("buffers", i);
            if (buffer.has("uri")) {
                throw buffer.refusal("uri", "expected all numbers in the same file");
            }
        }
        for (int i = 0; i < root.count("images"); i++) {
            GltfObject image = root.item("images", i);
            if (image.has("uri")) {
                throw image.refusal("uri", "expected pictures in the same file, or none");
            }
        }
    }

    private void mesh(GltfObject mesh) throws ContentException {
        if (mesh.count("primitives") == 0) {
            throw mesh.refusal("primitives", "expected one or more, found none");
        }
        for (int i = 0; i < mesh.count("primitives"); i++) {
            primitive(mesh.item("primitives", i));
        }
    }

    private void primitive(GltfObject primitive) throws ContentException {
        GltfObject attributes = primitive.member("attributes");
        if (!attributes.has("POSITION")) {
            throw attributes.refusal("POSITION", "is missing");
        }
        int corners =
                numbers(attributes.whole("POSITION", -1)).expectFloats("VEC3").count();
        for (String name : attributes.json().members().keySet()) {
            int count = numbers(attributes.whole(name, -1)).count();
            if (count != corners) {
                throw attributes.refusal(
                        name, "has " + count + " entries, expected one for each of " + corners + " corners");
            }
        }
        for (int i = 0; i < primitive.count("targets"); i++) {
            shape(primitive.item("targets", i), corners);
        }
        if (primitive.has("indices")) {
            indices(primitive, corners);
        }
        if (primitive.has("material")) {
            root.item("materials", primitive.whole("material", -1));
        }
    }

    /** How far each corner is moved in a shape that the mesh can take. */
    private void shape(GltfObject target, int corners) throws ContentException {
        for (String name : target.json().members().keySet()) {
            int count = numbers(target.whole(name, -1)).count();
            if (count != corners) {
                throw target.refusal(
                        name, "has " + count + " entries, expected one for each of " + corners + " corners");
            }
        }
    }

    private void indices(GltfObject primitive, int corners) throws ContentException {
        GltfAccessor indices = numbers(primitive.whole("indices", -1)).expectWhole("SCALAR");
        for (int i = 0; i < indices.count(); i++) {
            int corner = indices.whole(binary, i, 0);
            if (corner < 0 || corner >= corners) {
                throw primitive.refusal("indices", "there is no corner " + corner + ", but " + corners);
            }
        }
    }

    private void skin(GltfObject skin) throws ContentException {
        int[] joints = skin.wholes("joints");
        if (joints.length == 0) {
            throw skin.refusal("joints", "expected one or more, found none");
        }
        for (int joint : joints) {
            root.item("nodes", joint);
        }
        if (skin.has("inverseBindMatrices")) {
            int matrices = numbers(skin.whole("inverseBindMatrices", -1))
                    .expectFloats("MAT4")
                    .count();
            if (matrices < joints.length) {
                throw skin.refusal("inverseBindMatrices", "expected " + joints.length + ", found " + matrices);
            }
        }
    }

    /** Bones that a mesh hangs on have to be in its skin. */
    private void node(GltfObject node) throws ContentException {
        if (!node.has("mesh")) {
            return;
        }
        GltfObject mesh = root.item("meshes", node.whole("mesh", -1));
        if (!node.has("skin")) {
            return;
        }
        int joints = root.item("skins", node.whole("skin", -1)).wholes("joints").length;
        for (int i = 0; i < mesh.count("primitives"); i++) {
            GltfObject attributes = mesh.item("primitives", i).member("attributes");
            if (attributes.has("JOINTS_0")) {
                joints(attributes, joints);
            }
        }
    }

    private void joints(GltfObject attributes, int most) throws ContentException {
        int accessor = attributes.whole("JOINTS_0", -1);
        Integer joint = largestJoints.get(accessor);
        if (joint == null) { // many nodes may share a mesh
            joint = largest(numbers(accessor).expectWhole("VEC4"));
            largestJoints.put(accessor, joint);
        }
        if (joint >= most) {
            throw attributes.refusal("JOINTS_0", "there is no bone " + joint + ", but " + most);
        }
    }

    private int largest(GltfAccessor used) {
        int largest = 0;
        for (int i = 0; i < 4 * used.count(); i++) {
            int joint = used.whole(binary, i / 4, i % 4);
            largest = joint < 0 ? Integer.MAX_VALUE : Math.max(largest, joint); // without a sign
        }
        return largest;
    }

    private void animation(GltfObject animation) throws ContentException {
        for (int i = 0; i < animation.count("channels"); i++) {
            GltfObject channel = animation.item("channels", i);
            GltfObject target = channel.member("target");
            String path = target.text("path", "");
            if (!PATHS.contains(path)) {
                throw target.refusal("path", "expected one of " + new TreeSet<>(PATHS) + ", found '" + path + "'");
            }
            if (target.has("node")) {
                root.item("nodes", target.whole("node", -1));
            }
            sampler(animation.item("samplers", channel.whole("sampler", -1)), path);
        }
    }

    private void sampler(GltfObject sampler, String path) throws ContentException {
        GltfAccessor times = numbers(sampler.whole("input", -1)).expectFloats("SCALAR");
        GltfAccessor values = numbers(sampler.whole("output", -1));
        boolean cubic = sampler.text("interpolation", "LINEAR").equals("CUBICSPLINE");
        int expected = times.count() * (cubic ? 3 : 1);
        boolean several = path.equals("weights"); // one for each shape
        if (several ? values.count() % expected != 0 : values.count() != expected) {
            throw sampler.refusal("output", "has " + values.count() + " values, expected " + expected);
        }
        float before = -1f;
        for (int i = 0; i < times.count(); i++) {
            float time = times.real(binary, i, 0);
            if (!(time > before)) {
                throw sampler.refusal("input", "expected rising times from 0 on, found " + time + " after " + before);
            }
            before = time;
        }
    }

    private GltfAccessor numbers(int accessor) throws ContentException {
        return GltfAccessor.of(root, accessor, binary);
    }
}
