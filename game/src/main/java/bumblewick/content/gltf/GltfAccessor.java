package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import java.nio.ByteBuffer;

/**
 * Numbers of a glTF file: what an accessor promises is there, and of a known kind.
 *
 * <p>Source: Khronos Group, <i>glTF 2.0 Specification</i> (2021), 3.6.2 (accessors).
 *
 * @param accessor that promises them
 * @param shape SCALAR, VEC2, VEC3, VEC4, MAT4 …
 * @param kind of each number, as OpenGL names it
 * @param start first byte in the binary part
 * @param stride bytes from one to the next
 * @param count how many
 */
record GltfAccessor(GltfObject accessor, String shape, int kind, int start, int stride, int count) {
    static final int BYTE = 5120;
    static final int UNSIGNED_BYTE = 5121;
    static final int SHORT = 5122;
    static final int UNSIGNED_SHORT = 5123;
    static final int UNSIGNED_INT = 5125;
    static final int FLOAT = 5126;

    private static final int MOST = 3_000_000;

    /**
     * The numbers of an accessor.
     *
     * @param binary of the file
     * @throws ContentException with one problem, if they are not there
     */
    static GltfAccessor of(GltfObject root, int number, ByteBuffer binary) throws ContentException {
        GltfObject accessor = root.item("accessors", number);
        if (accessor.has("sparse")) {
            throw accessor.refusal("sparse", "expected plain numbers");
        }
        GltfObject view = root.item("bufferViews", accessor.whole("bufferView", -1));
        int kind = accessor.whole("componentType", 0);
        String shape = accessor.text("type", "");
        int size = bytes(accessor, kind) * parts(accessor, shape);
        int stride = view.whole("byteStride", size);
        int count = accessor.whole("count", 0);
        long inView = accessor.whole("byteOffset", 0);
        long start = view.whole("byteOffset", 0) + inView;
        long end = inView + (long) stride * (count - 1) + size;
        if (count < 1 || count > MOST || stride < size || end > view.whole("byteLength", 0)) {
            throw accessor.refusal("count", "reaches beyond the numbers in the file");
        }
        if (view.whole("buffer", 0) != 0 || start - inView + view.whole("byteLength", 0) > binary.limit()) {
            throw view.refusal("byteLength", "reaches beyond the numbers in the file");
        }
        return new GltfAccessor(accessor, shape, kind, (int) start, stride, count);
    }

    private static int bytes(GltfObject accessor, int kind) throws ContentException {
        return switch (kind) {
            case BYTE, UNSIGNED_BYTE -> 1;
            case SHORT, UNSIGNED_SHORT -> 2;
            case UNSIGNED_INT, FLOAT -> 4;
            default -> throw accessor.refusal("componentType", "is not known: " + kind);
        };
    }

    private static int parts(GltfObject accessor, String shape) throws ContentException {
        return switch (shape) {
            case "SCALAR" -> 1;
            case "VEC2" -> 2;
            case "VEC3" -> 3;
            case "VEC4", "MAT2" -> 4;
            case "MAT3" -> 9;
            case "MAT4" -> 16;
            default -> throw accessor.refusal("type", "is not known: '" + shape + "'");
        };
    }

    /** @throws ContentException unless they are floats of a shape */
    GltfAccessor expectFloats(String wanted) throws ContentException {
        if (kind != FLOAT || !shape.equals(wanted)) {
            throw accessor.refusal("type", "expected " + wanted + " of floats, found " + shape + " of " + kind);
        }
        return this;
    }

    /** @throws ContentException unless they are whole numbers without a sign, of a shape */
    GltfAccessor expectWhole(String wanted) throws ContentException {
        boolean unsigned = kind == UNSIGNED_BYTE || kind == UNSIGNED_SHORT || kind == UNSIGNED_INT;
        if (!unsigned || !shape.equals(wanted)) {
            throw accessor.refusal("type", "expected " + wanted + " of whole numbers, found " + shape + " of " + kind);
        }
        return this;
    }

    /** A whole number, see {@link #expectWhole}. */
    int whole(ByteBuffer binary, int index, int part) {
        int at = start + index * stride;
        return switch (kind) {
            case UNSIGNED_BYTE -> binary.get(at + part) & 0xFF;
            case UNSIGNED_SHORT -> binary.getShort(at + 2 * part) & 0xFFFF;
            default -> binary.getInt(at + 4 * part);
        };
    }

    /** A number, see {@link #expectFloats}. */
    float real(ByteBuffer binary, int index, int part) {
        return binary.getFloat(start + index * stride + part * Float.BYTES);
    }
}
