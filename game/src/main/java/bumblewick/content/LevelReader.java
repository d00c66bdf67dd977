package bumblewick.content;

import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads {@code level.glb} of a garden, see {@link LevelDef}. All that the rules see counts for the hash. */
final class LevelReader {
    private static final int MOST_TRIANGLES = 1_000_000;
    private static final float FASTEST = 50f; // u/s

    private final String file;
    private final Drafts drafts;
    private final Draft draft;
    private final Ground ground = new Ground();
    private final CameraReader cameras = new CameraReader();
    private final List<Spawn> spawns = new ArrayList<>();
    private final List<Trigger> triggers = new ArrayList<>();
    private final List<PlatformDef> platforms = new ArrayList<>();
    private final SortedMap<String, List<Vector3f>> paths = new TreeMap<>();

    /**
     * @param file path of the level in the scene folder
     * @param drafts of all that may stand in it
     * @param draft of the garden
     */
    LevelReader(String file, Drafts drafts, Draft draft) {
        this.file = file;
        this.drafts = drafts;
        this.draft = draft;
    }

    /** The level, or empty if the file cannot be read at all. */
    Optional<LevelDef> read(SceneFiles files) {
        try {
            GltfModel model = GltfModel.read(GlbFile.read(files, file));
            List<LevelNode> nodes = nodes(model);
            for (LevelNode node : nodes) { // others name them
                if (node.meaning() == Meaning.PATH) {
                    path(node);
                }
            }
            for (LevelNode node : nodes) {
                understand(node, model);
            }
            ground.addTo(draft, file);
            return Optional.of(new LevelDef(
                    ground.corners(),
                    ground.surfaces(),
                    ground.names(),
                    spawns,
                    triggers,
                    cameras.all(),
                    platforms,
                    paths));
        } catch (ContentException e) {
            e.problems().forEach(draft::problem);
            return Optional.empty();
        }
    }

    private List<LevelNode> nodes(GltfModel model) {
        List<LevelNode> nodes = new ArrayList<>();
        List<ModelNode> points = new ArrayList<>();
        for (ModelNode node : model.nodes()) {
            Meaning.of(node.meaningfulName())
                    .filter(meaning -> meaning == Meaning.PATH)
                    .ifPresent(meaning -> points.addAll(node.children()));
        }
        for (ModelNode node : model.nodes()) {
            if (points.contains(node)) {
                continue; // whatever they are called
            }
            Optional<Meaning> meaning = Meaning.of(node.meaningfulName());
            if (meaning.isPresent()) {
                nodes.add(LevelNode.of(file, draft, node, meaning.get()));
            } else {
                Meaning.meant(node.name())
                        .ifPresent(meant -> draft.problem(new ContentProblem(
                                file, 0, node.name(), "means nothing, did you mean '" + meant.prefix() + "…'?")));
            }
        }
        return nodes;
    }

    private void understand(LevelNode node, GltfModel model) throws ContentException {
        if (node.meaning() != Meaning.FADE) {
            draft.hash(file, node.model().meaningfulName());
        }
        switch (node.meaning()) {
            case COLL -> ground(node, model);
            case TRIGGER_CAMERA, TRIGGER_ACTION -> trigger(node);
            case CAMERA -> cameras.add(node);
            case SPAWN -> spawn(node);
            case PLATFORM -> platform(node);
            case PATH, FADE -> {} // the one has been read, the other is for the eye
        }
    }

    private void ground(LevelNode node, GltfModel model) throws ContentException {
        node.refer(Kind.SURFACE, node.name());
        if (node.model().hasMesh()) {
            ground.add(node.name(), model.triangles(node.model()));
        }
        if (ground.triangles() > MOST_TRIANGLES) {
            throw GlbFile.refusal(file, "more than " + MOST_TRIANGLES + " triangles are felt");
        }
        if (ground.names().size() > Byte.MAX_VALUE) {
            throw GlbFile.refusal(file, "more than " + Byte.MAX_VALUE + " surfaces");
        }
    }

    private void trigger(LevelNode node) {
        boolean camera = node.meaning() == Meaning.TRIGGER_CAMERA;
        triggers.add(new Trigger(camera, node.name(), node.position(), node.half(), node.orientation()));
    }

    private void spawn(LevelNode node) {
        if (node.name().equals("friend")) {
            node.refer(Kind.MODEL, "friend");
        } else if (!node.name().equals("wick")) {
            referToWhatStands(node);
        }
        String path = node.properties(fields -> path(node, fields));
        spawns.add(new Spawn(node.name(), node.position(), node.yaw(), path));
    }

    private void referToWhatStands(LevelNode node) {
        List<String> known = new ArrayList<>(List.of("wick", "friend"));
        int kinds = 0;
        for (Kind kind : List.of(Kind.BODY, Kind.WALKER, Kind.PICKUP)) {
            drafts.all(kind).forEach(def -> known.add(def.id()));
            if (drafts.get(kind, node.name()) != null) {
                node.refer(kind, node.name());
                kinds++;
            }
        }
        if (kinds == 0) {
            node.problem("there is nothing of the name '" + node.name() + "' to stand there"
                    + ClosestName.hint(node.name(), known));
        } else if (kinds > 1) {
            node.problem("'" + node.name() + "' is more than one of a body, a walker and a pick-up");
        }
    }

    private void platform(LevelNode node) {
        platforms.add(node.properties(fields -> platform(node, fields)));
    }

    PlatformDef platform(LevelNode node, JsonFields fields) {
        boolean rides = fields.has("path");
        String path = path(node, fields);
        if (!rides && !fields.has("turns")) {
            node.problem("moves nowhere, expected a path or turns");
        }
        return new PlatformDef(
                node.name(),
                fields.reference("model", Kind.MODEL),
                node.position(),
                node.half(),
                node.yaw(),
                path,
                rides ? fields.number("speed", 0.05f, FASTEST, "u/s") : 0f,
                rides ? fields.numberOr("wait", 0f, 0f, 60f, "s") : 0f,
                rides && fields.switchOr("sine", false),
                fields.numberOr("turns", 0f, -5f, 5f, "per second"),
                fields.reference("surface", Kind.SURFACE));
    }

    /** The way that something goes, or empty. */
    String path(LevelNode node, JsonFields fields) {
        if (!fields.has("path")) {
            return "";
        }
        String path = fields.text("path");
        if (!paths.containsKey(path)) {
            node.problem(
                    node.model().name() + ".path",
                    "there is no path '" + path + "'" + ClosestName.hint(path, paths.keySet()));
        }
        return path;
    }

    private void path(LevelNode node) {
        List<ModelNode> children = new ArrayList<>(node.model().children());
        children.sort(Comparator.comparing(ModelNode::name, new NaturalOrder()));
        List<Vector3f> points = new ArrayList<>();
        for (ModelNode child : children) {
            points.add(child.position());
            draft.hash(file, child.position().x);
            draft.hash(file, child.position().y);
            draft.hash(file, child.position().z);
        }
        if (points.size() < 2) {
            node.problem("expected two children or more, found " + points.size());
        }
        if (paths.put(node.name(), points) != null) {
            node.problem("is there twice");
        }
    }
}
