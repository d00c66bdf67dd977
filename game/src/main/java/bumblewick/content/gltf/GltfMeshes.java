package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import java.nio.ByteBuffer;

/** The triangles of a glTF file's meshes, in the meshes' own space. Every number is checked before it is believed. */
final class GltfMeshes {
    private static final int TRIANGLES = 4; // the mode

    private final GltfObject root;
    private final ByteBuffer binary;

    GltfMeshes(GlbFile glb) {
        root = GltfObject.root(glb);
        binary = glb.binary();
    }

    /**
     * All triangles of a mesh.
     *
     * @return nine numbers each
     * @throws ContentException with one problem, if the mesh is damaged
     */
    float[] triangles(int number) throws ContentException {
        GltfObject mesh = root.item("meshes", number);
        float[][] parts = new float[mesh.count("primitives")][];
        int length = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = part(mesh.item("primitives", i));
            length += parts[i].length;
        }
        float[] all = new float[length];
        int end = 0;
        for (float[] part : parts) {
            System.arraycopy(part, 0, all, end, part.length);
            end += part.length;
        }
        return all;
    }

    /**
     * All corners of a mesh of whatever mode, three numbers each.
     *
     * @throws ContentException with one problem, if the mesh is damaged
     */
    float[] points(int number) throws ContentException {
        GltfObject mesh = root.item("meshes", number);
        GltfAccessor[] parts = new GltfAccessor[mesh.count("primitives")];
        int count = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = points(mesh.item("primitives", i));
            count += parts[i].count();
        }
        float[] all = new float[3 * count];
        int end = 0;
        for (GltfAccessor points : parts) {
            for (int k = 0; k < 3 * points.count(); k++) {
                all[end + k] = binary.getFloat(points.start() + k / 3 * points.stride() + k % 3 * Float.BYTES);
            }
            end += 3 * points.count();
        }
        return all;
    }

    private GltfAccessor points(GltfObject primitive) throws ContentException {
        int accessor = primitive.member("attributes").whole("POSITION", -1);
        return GltfAccessor.of(root, accessor, binary).expectFloats("VEC3");
    }

    private float[] part(GltfObject primitive) throws ContentException {
        int mode = primitive.whole("mode", TRIANGLES);
        if (mode != TRIANGLES) {
            throw primitive.refusal("mode", "expected triangles, found mode " + mode);
        }
        GltfAccessor points = points(primitive);
        boolean indexed = primitive.has("indices");
        GltfAccessor indices = indexed ? indices(primitive) : null;
        int count = indexed ? indices.count() : points.count();
        if (count % 3 != 0) {
            throw primitive.refusal("indices", "expected three corners a triangle, found " + count + " corners");
        }
        float[] corners = new float[3 * count];
        for (int i = 0; i < count; i++) {
            int index = indexed ? indices.whole(binary, i, 0) : i;
            if (index < 0 || index >= points.count()) {
                throw primitive.refusal("indices", "there is no corner " + index + ", but " + points.count());
            }
            int at = points.start() + index * points.stride();
            corners[3 * i] = binary.getFloat(at);
            corners[3 * i + 1] = binary.getFloat(at + 4);
            corners[3 * i + 2] = binary.getFloat(at + 8);
        }
        return corners;
    }

    private GltfAccessor indices(GltfObject primitive) throws ContentException {
        return GltfAccessor.of(root, primitive.whole("indices", -1), binary).expectWhole("SCALAR");
    }
}
