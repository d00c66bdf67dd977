package bumblewick.content.mod;

import bumblewick.content.asset.FontFile;
import bumblewick.content.asset.OggFile;
import bumblewick.content.asset.PictureCheck;
import bumblewick.content.asset.PngFile;
import bumblewick.content.asset.ShaderCheck;
import bumblewick.content.gltf.GlbFile;
import bumblewick.content.gltf.GltfCheck;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.gltf.GltfObject;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.SceneLayers.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks into the pictures, sounds and models of mods before the engine does, for the engine answers damaged ones with any
 * exception there is, in the middle of the game.
 */
public final class AssetCheck {
    /** Pictures with longer sides take more memory than phones have to spare. */
    private static final int LARGE = 2048; // pixels

    private final Map<Entry, ContentProblem> problems = new LinkedHashMap<>();
    private final List<ContentProblem> warnings = new ArrayList<>();
    private final List<ContentProblem> notes = new ArrayList<>();
    private final SceneLayers layers;
    private final PictureCheck pictures = new PictureCheck();
    private ShaderCheck shaders;

    /** Looks at all files that mods have won. */
    public AssetCheck(SceneLayers layers) {
        this.layers = layers;
        for (String path : layers.touched()) {
            if (!path.endsWith(".json") && !path.endsWith(FontFile.ENDING)) {
                layers.winners(path).forEach(this::check);
            }
        }
        checkFonts(layers.without(problems.keySet()));
    }

    /** When it is known which of their pictures are sound. */
    private void checkFonts(SceneLayers sound) {
        for (String path : layers.touched()) {
            if (path.endsWith(FontFile.ENDING)) {
                layers.winners(path).forEach(entry -> check(entry, () -> FontFile.check(path, sound)));
            }
        }
    }

    /** Looks at a file. */
    private interface Look {
        void at() throws ContentException;
    }

    /** The first mistake of each file that the engine could not load. */
    public Map<Entry, ContentProblem> problems() {
        return problems;
    }

    /** What the engine can load, but should not have to. */
    public List<ContentProblem> warnings() {
        return warnings;
    }

    /** What is odd, and does no harm. */
    public List<ContentProblem> notes() {
        return notes;
    }

    private void check(Entry entry) {
        check(entry, () -> check(entry.path()));
    }

    private void check(Entry entry, Look look) {
        try {
            look.at();
        } catch (ContentException e) {
            problems.put(entry, e.problems().get(0));
        }
    }

    private void check(String path) throws ContentException {
        if (path.endsWith(".glb")) {
            checkModel(GlbFile.read(layers, path));
            return;
        }
        if (ShaderCheck.knows(path)) {
            checkShader(path);
            return;
        }
        try {
            if (path.endsWith(".png")) {
                checkPicture(path, pictures.check(layers, path));
            } else if (path.endsWith(".ogg")) {
                checkSound(path);
            }
        } catch (IOException e) {
            throw new ContentException(ContentProblem.unreadable(path, e));
        }
    }

    private void checkModel(GlbFile model) throws ContentException {
        GltfModel.read(model);
        GltfCheck.check(model);
        int pictures = GltfObject.root(model).count("images");
        if (pictures > 0) {
            warnings.add(ContentProblem.ofFile(
                    model.file(),
                    "has pictures in it (" + pictures
                            + ") that are never shown: the game colours models by their corners (COLOR_0)"));
        }
    }

    private void checkSound(String path) throws IOException, ContentException {
        try (InputStream in = layers.open(path)) {
            OggFile.check(path, in);
        }
    }

    private void checkShader(String path) throws ContentException {
        if (shaders == null) {
            shaders = new ShaderCheck(layers, layers.base());
        }
        shaders.check(path);
        notes.add(ContentProblem.ofFile(
                path, "can be read. Whether graphics drivers compile it, only they can tell: see it once in the game"));
    }

    private void checkPicture(String path, PngFile picture) {
        int side = Math.max(picture.width(), picture.height());
        if (side > LARGE) {
            warnings.add(ContentProblem.ofFile(
                    path, "has " + side + " pixels on a side, expected " + LARGE + " at most for phones"));
        }
        boolean even = Integer.bitCount(picture.width()) == 1 && Integer.bitCount(picture.height()) == 1;
        if (!even && !path.startsWith("ui/") && !path.startsWith("fonts/")) {
            notes.add(ContentProblem.ofFile(
                    path,
                    "has " + picture.width() + " × " + picture.height()
                            + " pixels, no powers of two. That is allowed: OpenGL ES 3 and OpenGL 3 make smaller versions"
                            + " of any size; only powers of two halve without a remainder, so fine lines may blur"));
        }
    }
}
