package bumblewick.content.gltf;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.NoSuchFileException;

/**
 * The two parts of a binary glTF file: what is in it, as JSON, and the numbers. Refuses files whose chunks are longer than the
 * file, or longer than any model needs. Reads no material, picture or animation, and needs no graphics.
 *
 * <p>The hostile file: thirty bytes that promise a chunk of two gigabytes, for which the engine's loader would allocate memory
 * before it reads them.
 *
 * <p>Source: Khronos Group, <i>glTF 2.0 Specification</i> (2021), 4.4 (GLB file format).
 *
 * @param file path in the scene folder
 * @param json the whole document
 * @param binary the numbers, little-endian; empty if there are none
 */
public record GlbFile(String file, JsonValue json, ByteBuffer binary) {
    private static final int MAX_BYTES = 64 << 20;
    private static final int MAX_VALUES = 2_000_000;
    private static final int MAGIC = 0x46546C67; // glTF
    private static final int JSON = 0x4E4F534A;
    private static final int BINARY = 0x004E4942;
    private static final int HEADER = 12; // bytes: magic, version, length
    private static final int CHUNK_HEADER = 8; // bytes: length, kind

    /**
     * Reads a file.
     *
     * @throws ContentException with one problem, if the file is missing, too large or not binary glTF 2
     */
    public static GlbFile read(SceneFiles files, String file) throws ContentException {
        try (InputStream in = files.open(file)) {
            return parse(file, JsonFile.bytes(file, in, MAX_BYTES).order(ByteOrder.LITTLE_ENDIAN));
        } catch (NoSuchFileException | FileNotFoundException e) {
            throw refusal(file, "is missing");
        } catch (IOException e) {
            throw new ContentException(ContentProblem.unreadable(file, e));
        }
    }

    /** Reads what is in a file; {@code bytes} in the order of the format, little endian (modified). */
    public static GlbFile parse(String file, ByteBuffer bytes) throws ContentException {
        if (bytes.remaining() < HEADER || bytes.getInt() != MAGIC) {
            throw refusal(file, "is no binary glTF, expected a file that begins with glTF");
        }
        int version = bytes.getInt();
        if (version != 2) {
            throw refusal(file, "is glTF " + version + ", expected glTF 2");
        }
        int length = bytes.getInt();
        if (length != bytes.limit()) {
            throw refusal(file, "has " + bytes.limit() + " bytes, expected " + length + ": it is cut off or damaged");
        }
        JsonValue json = JsonFile.embedded(file, chunk(file, bytes, JSON), MAX_VALUES);
        if (!json.is(Type.OBJECT)) {
            throw refusal(file, "expected an object, found " + json);
        }
        ByteBuffer binary = bytes.hasRemaining() ? chunk(file, bytes, BINARY) : ByteBuffer.allocate(0);
        return new GlbFile(file, json, binary);
    }

    private static ByteBuffer chunk(String file, ByteBuffer bytes, int kind) throws ContentException {
        int start = bytes.position();
        if (bytes.remaining() < CHUNK_HEADER) {
            throw refusal(file, "ends in the middle of the chunk at byte " + start);
        }
        int length = bytes.getInt();
        int found = bytes.getInt();
        if (length < 0 || length > bytes.remaining()) {
            throw refusal(file, "ends in the middle of the chunk at byte " + start);
        }
        if (found != kind) {
            throw refusal(file, String.format("expected a chunk %08X at byte %d, found %08X", kind, start, found));
        }
        ByteBuffer chunk = bytes.duplicate();
        bytes.position(bytes.position() + length);
        chunk.limit(bytes.position());
        return chunk.slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    public static ContentException refusal(String file, String message) {
        return new ContentException(ContentProblem.ofFile(file, message));
    }
}
