package bumblewick.content.asset;

import bumblewick.content.gltf.GlbFile;
import bumblewick.content.gltf.GltfCheck;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/**
 * Loads models with the engine before they are played, once {@link GlbFile}, {@link GltfModel} and {@link GltfCheck} have
 * accepted them. A model takes some hundredths of a second, so the validator tries all of a folder, and the start of the game
 * those of mods.
 *
 * <p>The hostile file: a model that is in order by its numbers and that the engine's loader refuses. In play it would be shown
 * as a crystal, or be a garden without its picture.
 */
public final class ModelLoadCheck {
    private ModelLoadCheck() {}

    /**
     * Tries the models among some files.
     *
     * @param files where they are, and what they need
     * @param paths in the scene folder
     * @return what is wrong with them, by path in the scene folder
     */
    public static List<ContentProblem> of(SceneFiles files, SortedSet<String> paths) {
        List<ContentProblem> problems = new ArrayList<>();
        EngineLoadCheck engine = new EngineLoadCheck(files);
        for (String path : paths) {
            if (path.endsWith(".glb") && files.exists(path)) {
                try {
                    GlbFile model = GlbFile.read(files, path);
                    GltfModel.read(model);
                    GltfCheck.check(model);
                    engine.model(path);
                } catch (ContentException refused) {
                    problems.addAll(refused.problems());
                }
            }
        }
        return problems;
    }
}
