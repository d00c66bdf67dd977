package bumblewick.content;

import bumblewick.content.SceneLayers.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Looks into the pictures, sounds and models of mods before the engine does, for the engine answers damaged ones with any
 * exception there is, in the middle of the game.
 */
final class AssetCheck {
    private final SceneLayers layers;
    private final Map<Entry, ContentProblem> problems = new LinkedHashMap<>();

    AssetCheck(SceneLayers layers) {
        this.layers = layers;
    }

    /** The first mistake of each file that the engine could not load. */
    Map<Entry, ContentProblem> problems() {
        for (String path : layers.touched()) {
            if (!path.endsWith(".json")) {
                layers.winners(path).forEach(this::check);
            }
        }
        return problems;
    }

    private void check(Entry entry) {
        try {
            check(entry.path());
        } catch (ContentException e) {
            problems.put(entry, e.problems().get(0));
        }
    }

    private void check(String path) throws ContentException {
        if (path.endsWith(".glb")) {
            GltfModel.read(GlbFile.read(layers, path));
            return;
        }
        try (InputStream in = layers.open(path)) {
            if (path.endsWith(".png")) {
                PngFile.check(path, in);
            } else if (path.endsWith(".ogg")) {
                OggFile.check(path, in);
            }
        } catch (IOException e) {
            throw GlbFile.refusal(path, "cannot be read: " + e.getMessage());
        }
    }
}
