package bumblewick.content.asset;

import bumblewick.content.gltf.GlbFile;
import bumblewick.content.gltf.GltfCheck;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonFile;
import bumblewick.platform.SceneFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Files at which people work while the engine loads them: a picture, model or sound that is damaged now is as it was when it
 * was opened last, or as the scene has it without mods. So nobody's mistake ends the game, whenever it is made.
 */
public final class GuardedSceneFiles implements SceneFiles {
    private static final Logger LOG = LoggerFactory.getLogger(GuardedSceneFiles.class);

    private final SceneFiles files;
    private final SceneFiles base;
    private final Map<String, byte[]> good;
    private final PictureCheck pictures = new PictureCheck();

    /** What was good of earlier files, for as long as people work. */
    public static final class Memory {
        private final Map<String, byte[]> good = new ConcurrentHashMap<>(); // several threads load
    }

    /**
     * Guards files.
     *
     * @param base the scene without mods
     * @param memory what was opened before, and what is opened now (modified)
     */
    public GuardedSceneFiles(SceneFiles files, SceneFiles base, Memory memory) {
        this.files = files;
        this.base = base;
        good = memory.good;
    }

    @Override
    public InputStream open(String path) throws IOException {
        if (!isGuarded(path)) {
            return files.open(path);
        }
        try {
            byte[] bytes = sound(files, path);
            good.put(path, bytes);
            return new ByteArrayInputStream(bytes);
        } catch (ContentException e) {
            LOG.warn("as it was before: {}", e.problems().get(0));
            return before(path);
        }
    }

    /** If there is nothing better, the engine sees what it makes of the file. */
    private InputStream before(String path) throws IOException {
        byte[] remembered = good.get(path);
        try {
            return new ByteArrayInputStream(remembered == null ? sound(base, path) : remembered);
        } catch (IOException | ContentException e) {
            return files.open(path);
        }
    }

    private static boolean isGuarded(String path) {
        return path.endsWith(".png") || path.endsWith(".glb") || path.endsWith(".ogg");
    }

    private byte[] sound(SceneFiles from, String path) throws IOException, ContentException {
        byte[] bytes = read(from, path);
        if (path.endsWith(".png")) {
            synchronized (pictures) { // several threads load
                pictures.check(path, bytes);
            }
        } else if (path.endsWith(".ogg")) {
            OggFile.check(path, new ByteArrayInputStream(bytes));
        } else {
            GlbFile model = GlbFile.parse(path, ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
            GltfModel.read(model);
            GltfCheck.check(model);
        }
        return bytes;
    }

    private static byte[] read(SceneFiles from, String path) throws IOException, ContentException {
        try (InputStream in = from.open(path)) {
            return JsonFile.bytes(path, in, Integer.MAX_VALUE).array();
        }
    }

    @Override
    public SortedSet<String> list(String folder) throws IOException {
        return files.list(folder);
    }

    @Override
    public boolean exists(String path) {
        return files.exists(path);
    }

    @Override
    public List<Path> folders() {
        return files.folders();
    }

    @Override
    public List<String> patches(String path) {
        return files.patches(path);
    }

    @Override
    public InputStream unpatched(String path) throws IOException {
        return files.unpatched(path);
    }
}
