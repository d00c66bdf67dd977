package bumblewick.content;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.definition.GardenFormat;
import bumblewick.content.gltf.GlbFile;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.gltf.GltfNode;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.level.NodeClassifier;
import bumblewick.content.level.NodeProblems;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.Rulebook;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Looks at a level node by node, with the same eyes as whoever plays it, and gives every mistake its place. */
public final class LevelPlanReader {
    private static final String LEVEL = "level.glb";

    private final SceneFiles files;
    private final String stage;
    private final String file;
    private final DefinitionGraph definitionGraph;
    private final Rulebook rules;

    LevelPlanReader(SceneFiles files, DefinitionGraph definitionGraph, Rulebook rules, String stage) {
        this.files = files;
        this.stage = stage;
        file = file(stage);
        this.definitionGraph = definitionGraph;
        this.rules = rules;
    }

    /**
     * Looks at a garden. It takes as long as to read the whole scene: not for the render thread.
     *
     * @param garden id of the stage
     * @throws IOException if a folder cannot be listed
     */
    public static LevelPlan read(SceneFiles files, String garden) throws IOException {
        return SceneReader.survey(files, garden);
    }

    /**
     * The same with mods over the base, with all of their files, valid or not.
     *
     * @param mods without problems, from the lowest to the topmost; they stay open
     * @throws IOException if a folder of the base cannot be listed
     */
    public static LevelPlan read(SceneFiles base, List<Mod> mods, String garden) throws IOException {
        return read(SceneLayers.of(base, mods), garden);
    }

    /**
     * The stages that have a level, by id.
     *
     * @throws IOException if a folder cannot be listed
     */
    public static List<String> gardens(SceneFiles files) throws IOException {
        List<String> gardens = new ArrayList<>(files.list(GardenFormat.GARDEN.folder()));
        gardens.removeIf(id -> !files.exists(file(id)));
        return gardens;
    }

    /** Path in the scene folder of a garden's level. */
    public static String file(String garden) {
        return GardenFormat.GARDEN.folder() + "/" + garden + "/" + LEVEL;
    }

    /**
     * What there is.
     *
     * @param garden if it could be read
     * @param problems of it and of all that it needs
     */
    LevelPlan plan(Optional<GardenDef> garden, Collection<ContentProblem> problems) {
        NodeProblems nodeProblems = new NodeProblems(file, problems);
        NodeClassifier sorts = new NodeClassifier(
                definitionGraph, rules, garden.map(GardenDef::rules).orElse(List.of()));
        List<LevelPlanNode> things = new ArrayList<>();
        try {
            GltfModel model = GltfModel.read(GlbFile.read(files, file));
            for (GltfNode node : model.nodes()) {
                nodeProblems.know(node.name(), node.meaningfulName());
            }
            for (GltfNode node : model.nodes()) {
                things.add(sorts.thing(node, model, nodeProblems.of(node.name())));
            }
        } catch (ContentException e) {
            e.problems().forEach(nodeProblems::add);
        }
        return new LevelPlan(
                stage, garden, things, nodeProblems.rest(), bytes(), triangles(things, false), triangles(things, true));
    }

    private static int triangles(List<LevelPlanNode> things, boolean felt) {
        return things.stream()
                .filter(thing -> thing.sort() == Sort.GROUND == felt)
                .mapToInt(LevelPlanNode::triangles)
                .sum();
    }

    /** Size of the file; 0 if it cannot be read, which has been reported. */
    private long bytes() {
        try (InputStream in = files.open(file)) {
            long bytes = 0;
            byte[] buffer = new byte[1 << 16];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes += read;
            }
            return bytes;
        } catch (IOException e) {
            return 0;
        }
    }
}
