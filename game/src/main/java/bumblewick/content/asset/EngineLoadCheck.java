package bumblewick.content.asset;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.platform.SceneFiles;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetLoader;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.ModelKey;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.material.MaterialDef;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.scene.plugins.gltf.GlbLoader;
import com.jme3.texture.Image;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lets the engine's own loaders try files, without a window. They answer what they cannot read with any exception there
 * is; here each becomes a problem of its file.
 *
 * <p>The hostile file: one that passes every guard of ours and makes the engine's loader throw all the same, be it an
 * {@code ArrayIndexOutOfBoundsException}. Loading it here keeps that out of a run.
 */
final class EngineLoadCheck {
    private static final String NAME = "trial";
    private static final int LONGEST = 300; // characters: some quote the file
    private static final Pattern PART =
            Pattern.compile("read(Mesh|Material|Texture|Image|Sampler|Animation|Skin|Camera|Node"
                    + "|Scene|Buffer|Accessor|Transform).*");
    private static final Pattern LINE = Pattern.compile("(?i)\\bline\\s*:?\\s*([0-9]+)\\s*:?");

    private final AssetManager assets;

    /** @param files where the files are, and what they need */
    EngineLoadCheck(SceneFiles files) {
        assets = manager(files);
    }

    /** One after the other, since the engine finds files by a name that is known to all. */
    private static synchronized AssetManager manager(SceneFiles files) {
        AssetManager assets = new DesktopAssetManager();
        assets.registerLoader(J3MLoader.class, "j3md");
        assets.registerLoader(GlbLoader.class, "glb");
        assets.registerLoader(AnyPicture.class, "png", "jpg", "jpeg");
        SceneAssetLocator.mount(assets, NAME, files);
        assets.registerLocator("/", ClasspathLocator.class); // what the engine itself brings
        return assets;
    }

    /** Whether the engine would find a file, in the scene or among its own. */
    boolean has(String path) {
        return assets.locateAsset(new AssetKey<>(path)) != null;
    }

    /**
     * Reads the definition of a material.
     *
     * @throws ContentException with one problem, if the engine cannot read it
     */
    MaterialDef material(String path) throws ContentException {
        return (MaterialDef) load(new AssetKey<>(path));
    }

    /**
     * Reads a model.
     *
     * @throws ContentException with one problem, if the engine cannot read it
     */
    void model(String path) throws ContentException {
        load(new ModelKey(path));
        assets.clearCache();
    }

    /** On a thread of its own: loaders stay with the thread that used them, and hold what they have loaded. */
    private Object load(AssetKey<?> key) throws ContentException {
        AtomicReference<Object> loaded = new AtomicReference<>();
        AtomicReference<Throwable> refused = new AtomicReference<>();
        Thread trial = new Thread(
                () -> {
                    try {
                        loaded.set(assets.loadAsset(key));
                    } catch (RuntimeException
                            | StackOverflowError
                            | OutOfMemoryError e) { // whatever a loader stumbles over
                        refused.set(e);
                    }
                },
                "trial");
        trial.start();
        try {
            trial.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw refusal(key.getName(), e);
        }
        if (refused.get() != null) {
            throw refusal(key.getName(), refused.get());
        }
        return loaded.get();
    }

    /** Which part of a model the engine was reading, by the name of its method; empty if it is none that says so. */
    private static Optional<String> part(Throwable cause) {
        return Arrays.stream(cause.getStackTrace())
                .filter(step -> step.getClassName().endsWith(".GltfLoader"))
                .map(step -> PART.matcher(step.getMethodName()))
                .filter(Matcher::matches)
                .map(part -> part.group(1).toLowerCase(Locale.ROOT))
                .findFirst();
    }

    /** What an exception of the engine says, as a problem of a file. */
    static ContentException refusal(String path, Throwable refused) {
        Throwable cause = refused;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String all = words(cause);
        String said = all.length() > LONGEST ? all.substring(0, LONGEST) + "…" : all;
        Matcher line = LINE.matcher(said);
        int number = line.find() ? Integer.parseInt(line.group(1)) : 0;
        String message = "the engine cannot read "
                + part(cause).map(part -> "its " + part).orElse("it")
                + ": " + said.replaceAll("\\s+", " ").trim();
        return new ContentException(new ContentProblem(path, number, "", message));
    }

    private static String words(Throwable cause) {
        if (cause instanceof ClassCastException) { // names classes of the reader of JSON, which say nothing to a modder
            return "a value is of another type than it expects";
        }
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }

    /** A picture of a point: the game shows none of those that models bring. For the engine alone. */
    public static final class AnyPicture implements AssetLoader {
        @Override
        public Object load(AssetInfo info) {
            return new Image(Image.Format.RGBA8, 1, 1, BufferUtils.createByteBuffer(4), ColorSpace.sRGB);
        }
    }
}
