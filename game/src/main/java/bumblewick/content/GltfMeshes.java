package bumblewick.content;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The triangles of a glTF file's meshes, in the meshes' own space. Every number is checked before it is believed. */
final class GltfMeshes {
    private static final int TRIANGLES = 4; // the mode
    private static final int UNSIGNED_BYTE = 5121;
    private static final int UNSIGNED_SHORT = 5123;
    private static final int UNSIGNED_INT = 5125;
    private static final int FLOAT = 5126;
    private static final int POINT = 12; // bytes of three floats
    private static final int MOST_CORNERS = 3_000_000;

    private final GltfObject root;
    private final ByteBuffer binary;

    /** Numbers that lie in the binary part at equal distances. */
    private record View(GltfObject accessor, int start, int stride, int count, int type) {}

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
        float[] all = new float[0];
        for (int i = 0; i < mesh.count("primitives"); i++) {
            View points = points(mesh.item("primitives", i));
            int end = all.length;
            all = Arrays.copyOf(all, end + 3 * points.count());
            for (int k = 0; k < 3 * points.count(); k++) {
                all[end + k] = binary.getFloat(points.start() + k / 3 * points.stride() + k % 3 * Float.BYTES);
            }
        }
        return all;
    }

    private View points(GltfObject primitive) throws ContentException {
        View points = view(primitive.member("attributes").whole("POSITION", -1));
        if (points.type() != FLOAT || !points.accessor().text("type", "").equals("VEC3")) {
            throw points.accessor().refusal("type", "expected three floats");
        }
        return points;
    }

    private float[] part(GltfObject primitive) throws ContentException {
        int mode = primitive.whole("mode", TRIANGLES);
        if (mode != TRIANGLES) {
            throw primitive.refusal("mode", "expected triangles, found mode " + mode);
        }
        View points = points(primitive);
        boolean indexed = primitive.has("indices");
        View indices = indexed ? view(primitive.whole("indices", -1)) : null;
        int count = indexed ? indices.count() : points.count();
        if (count % 3 != 0) {
            throw primitive.refusal("indices", "expected three corners a triangle, found " + count + " corners");
        }
        float[] corners = new float[3 * count];
        for (int i = 0; i < count; i++) {
            int index = indexed ? index(indices, i) : i;
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

    private int index(View indices, int i) {
        int at = indices.start() + i * indices.stride();
        return switch (indices.type()) {
            case UNSIGNED_BYTE -> binary.get(at) & 0xFF;
            case UNSIGNED_SHORT -> binary.getShort(at) & 0xFFFF;
            default -> binary.getInt(at);
        };
    }

    private View view(int number) throws ContentException {
        GltfObject accessor = root.item("accessors", number);
        if (accessor.has("sparse")) {
            throw accessor.refusal("sparse", "expected plain numbers");
        }
        GltfObject buffer = root.item("bufferViews", accessor.whole("bufferView", -1));
        int type = accessor.whole("componentType", 0);
        int size = size(accessor, type);
        int stride = buffer.whole("byteStride", size);
        int count = accessor.whole("count", 0);
        long start = (long) buffer.whole("byteOffset", 0) + accessor.whole("byteOffset", 0);
        long end = start + (long) stride * (count - 1) + size;
        if (count < 1
                || count > MOST_CORNERS
                || stride < size
                || end > binary.limit()
                || buffer.whole("buffer", 0) != 0) {
            throw accessor.refusal("count", "reaches beyond the numbers in the file");
        }
        return new View(accessor, (int) start, stride, count, type);
    }

    private static int size(GltfObject accessor, int type) throws ContentException {
        return switch (type) {
            case UNSIGNED_BYTE -> 1;
            case UNSIGNED_SHORT -> 2;
            case UNSIGNED_INT -> 4;
            case FLOAT -> POINT;
            default -> throw accessor.refusal("componentType", "is not known: " + type);
        };
    }
}
