package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.PickupFormat;
import bumblewick.content.definition.SurfaceFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.definition.tuning.DifficultyFormat;
import bumblewick.content.gltf.GlbFile;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.gltf.GltfNode;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonValue;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.def.Waking;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.SignalCondition;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads {@code level.glb} of a garden, see {@link LevelDef}. All that the rules see counts for the hash. */
public final class LevelReader {
    private static final int MOST_TRIANGLES = 1_000_000;
    private static final float FASTEST = 50f; // u/s

    /** Pick-ups without which no friend can be freed. */
    private static final Set<String> STORY = Set.of("gem", "key");

    private final String file;
    private final ParsedDefinition parsedDefinition;
    private final Optional<Set<String>> places; // empty if nobody knows them
    private final CollisionMeshBuilder ground = new CollisionMeshBuilder();
    private final CameraReader cameras = new CameraReader();
    private final List<Spawn> spawns = new ArrayList<>();
    private final List<Trigger> triggers = new ArrayList<>();
    private final List<PlatformDef> platforms = new ArrayList<>();
    private final MachineReader machines = new MachineReader();
    private final FieldReader fields = new FieldReader(machines);
    private final SortedMap<String, List<Vector3f>> paths = new TreeMap<>();
    private final SortedMap<String, String> awaited =
            new TreeMap<>(); // signals for which what is only seen waits: where

    /** Reads a level whose stage has no rules. */
    public LevelReader(String file, ParsedDefinition parsedDefinition) {
        this(file, parsedDefinition, Optional.of(Set.of()));
    }

    /**
     * @param file path of the level in the scene folder
     * @param parsedDefinition of the garden, beside those of all that may stand in it
     * @param places names of spawns at which nothing stands until a rule of the stage lets something appear; empty if the rules
     *     cannot be read, which has been reported: then any name may be one
     */
    public LevelReader(String file, ParsedDefinition parsedDefinition, Optional<Set<String>> places) {
        this.places = places;
        this.file = file;
        this.parsedDefinition = parsedDefinition;
    }

    /** The level, or empty if the file cannot be read at all. */
    public Optional<LevelDef> read(SceneFiles files) {
        try {
            GltfModel model = GltfModel.read(GlbFile.read(files, file));
            List<LevelNode> nodes = nodes(model);
            for (LevelNode node : nodes) { // others name them
                if (node.nodeRole() == NodeRole.PATH) {
                    path(node);
                }
            }
            for (LevelNode node : nodes) {
                understand(node, model);
            }
            ground.addTo(parsedDefinition, file);
            return Optional.of(new LevelDef(
                    ground.corners(),
                    ground.surfaces(),
                    ground.names(),
                    spawns,
                    triggers,
                    cameras.all(),
                    platforms,
                    paths,
                    fields.all(),
                    machines.all()));
        } catch (ContentException e) {
            e.problems().forEach(parsedDefinition::problem);
            return Optional.empty();
        }
    }

    private List<LevelNode> nodes(GltfModel model) {
        List<LevelNode> nodes = new ArrayList<>();
        Set<GltfNode> points = new HashSet<>();
        for (GltfNode node : model.nodes()) {
            NodeRole.of(node.meaningfulName())
                    .filter(nodeRole -> nodeRole == NodeRole.PATH)
                    .ifPresent(nodeRole -> points.addAll(node.children()));
        }
        for (GltfNode node : model.nodes()) {
            if (points.contains(node)) {
                continue; // whatever they are called
            }
            Optional<NodeRole> nodeRole = NodeRole.of(node.meaningfulName());
            noteAwaited(node);
            if (nodeRole.isPresent()) {
                nodes.add(LevelNode.of(file, parsedDefinition, node, nodeRole.get()));
            } else {
                NodeRole.meant(node.name())
                        .ifPresent(meant -> parsedDefinition.problem(new ContentProblem(
                                file, 0, node.name(), "means nothing, did you mean '" + meant.prefix() + "…'?")));
            }
        }
        return nodes;
    }

    private void noteAwaited(GltfNode node) {
        for (Waking waking : Waking.values()) {
            JsonValue signal = node.extras().members().get(waking.property());
            String place = node.name() + "." + waking.property();
            if (signal != null && signal.is(JsonValue.Type.TEXT)) {
                awaited.put(signal.text(), place);
            } else if (signal != null) {
                parsedDefinition.problem(
                        new ContentProblem(file, 0, place, "expected the name of a signal, found " + signal.json()));
            }
        }
    }

    /** The signals for which parts of the level wait that are only seen, each with a place where one does, once it has been read. */
    SortedMap<String, String> awaited() {
        return awaited;
    }

    private void understand(LevelNode node, GltfModel model) throws ContentException {
        if (node.nodeRole() != NodeRole.FADE) {
            parsedDefinition.hash(file, node.model().meaningfulName());
        }
        switch (node.nodeRole()) {
            case COLL -> ground(node, model);
            case TRIGGER_CAMERA, TRIGGER_ACTION -> trigger(node);
            case CAMERA -> cameras.add(node);
            case SPAWN -> spawn(node);
            case PLATFORM -> platform(node);
            case FIELD -> fields.add(node);
            case ROTOR, WEIGHTS, CARRIER, LIQUID, BOUNCE, PLATE, LEVER, BRAZIER, DOOR, ICE, GOAL, NEST ->
                machines.add(node);
            case PATH, FADE -> {} // the one has been read, the other is for the eye
        }
    }

    private void ground(LevelNode node, GltfModel model) throws ContentException {
        node.refer(SurfaceFormat.SURFACE, node.name());
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
        boolean camera = node.nodeRole() == NodeRole.TRIGGER_CAMERA;
        triggers.add(new Trigger(camera, node.name(), node.position(), node.half(), node.orientation()));
    }

    private void spawn(LevelNode node) {
        if (node.name().equals("friend")) {
            node.refer(DefinitionKind.MODEL, "friend");
        } else if (!node.name().equals("wick")) {
            referToWhatStands(node);
        }
        spawns.add(node.properties(fields -> spawn(node, fields)));
    }

    private void referToWhatStands(LevelNode node) {
        List<String> known = new ArrayList<>(List.of("wick", "friend"));
        int kinds = 0;
        for (DefinitionKind kind : List.of(BodyFormat.BODY, WalkerFormat.WALKER, PickupFormat.PICKUP)) {
            known.addAll(parsedDefinition.graph().names(kind));
            if (isKnown(kind, node.name())) {
                node.refer(kind, node.name());
                kinds++;
            }
        }
        if (kinds == 0 && places.isPresent() && !places.get().contains(node.name())) {
            node.problem("there is nothing of the name '" + node.name() + "' to stand there"
                    + ClosestName.hint(node.name(), known));
        } else if (kinds > 1) {
            node.problem("'" + node.name() + "' is more than one of a body, a walker and a pick-up");
        }
    }

    private void platform(LevelNode node) {
        platforms.add(node.properties(fields -> platform(node, fields)));
    }

    /** Where the node of a platform stands. */
    private record Stand(Vector3f position, Vector3f half, float yaw) {}

    /** The properties of a platform's node. */
    Maker<PlatformDef> platform(LevelNode node, Fields fields) {
        var path = fields.text(
                        "path",
                        "The way that it goes, to its end and back; round, if it ends where it begins. Left out, it stays and turns.")
                .orAbsent("");
        var stand = fields.derived(values -> new Stand(node.position(), node.half(), node.yaw()));
        var model = fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        var speed = fields.number("speed", 0.05f, FASTEST, "u/s", "Along its way; belongs to path.")
                .when(values -> values.has(path));
        var wait = fields.number("wait", 0f, 60f, "s", "Time at each end of its way; belongs to path.")
                .or(0f)
                .when(values -> values.has(path));
        var sine = fields.numericFlag(
                        "sine", "Whether it swings softly from end to end instead of going at the same speed.")
                .or(false)
                .when(values -> values.has(path));
        var turns = fields.number(
                        "turns",
                        -5f,
                        5f,
                        "per second",
                        "How often it turns about the vertical; less than 0 turns the other way.")
                .or(0f);
        var surface = fields.reference("surface", SurfaceFormat.SURFACE, "What it is like to stand on.");
        SignalFields when = new SignalFields(fields);
        return values -> {
            SignalCondition condition = when.condition(node, values);
            if (!condition.isEmpty()) {
                Vector3f position = values.get(stand).position();
                machines.addPlatform(new ListenerDef(node.model().name(), node.name(), position, condition));
            }
            checkPath(node, values, path);
            if (!values.has(path) && !values.has(turns)) {
                node.problem("moves nowhere, expected a path or turns");
            }
            return new PlatformDef(
                    node.name(),
                    values.get(model),
                    values.get(stand).position(),
                    values.get(stand).half(),
                    values.get(stand).yaw(),
                    values.get(path),
                    values.get(speed),
                    values.get(wait),
                    values.get(sine),
                    values.get(turns),
                    values.get(surface));
        };
    }

    /** The properties of a spawn's node. */
    Maker<Spawn> spawn(LevelNode node, Fields fields) {
        var path = fields.text("path", "Way that it walks. Left out, it stays about its place.")
                .orAbsent("");
        var difficulties = fields.text(
                        "difficulties",
                        "Difficulties on which a walker or a pick-up stands there, with blanks between. Left out, on all.")
                .orAbsent("");
        return values -> {
            checkPath(node, values, path);
            List<String> only = SignalFields.names(node, "difficulties", values.get(difficulties));
            checkDifficulties(node, only);
            return new Spawn(node.name(), node.position(), node.yaw(), values.get(path), only);
        };
    }

    private void checkDifficulties(LevelNode node, List<String> only) {
        String place = node.model().name() + ".difficulties";
        for (String difficulty : only) {
            DifficultyFormat.problem(difficulty, parsedDefinition.graph())
                    .ifPresent(problem -> parsedDefinition.warning(new ContentProblem(file, 0, place, problem)));
        }
        boolean needed = STORY.contains(node.name())
                || (!isKnown(WalkerFormat.WALKER, node.name()) && !isKnown(PickupFormat.PICKUP, node.name()));
        if (!only.isEmpty() && needed) {
            node.problem(place, "expected none: only walkers, and pick-ups but gem and key, may be left out");
        }
    }

    private boolean isKnown(DefinitionKind kind, String name) {
        return parsedDefinition.graph().get(kind, name) != null;
    }

    private void checkPath(LevelNode node, Values values, Field<String> field) {
        String path = values.get(field);
        if (values.has(field) && !paths.containsKey(path)) {
            node.problem(
                    node.model().name() + ".path",
                    "there is no path '" + path + "'" + ClosestName.hint(path, paths.keySet()));
        }
    }

    private void path(LevelNode node) {
        List<GltfNode> children = new ArrayList<>(node.model().children());
        children.sort(Comparator.comparing(GltfNode::name, new NaturalOrder()));
        List<Vector3f> points = new ArrayList<>();
        for (GltfNode child : children) {
            points.add(child.position());
            parsedDefinition.hash(file, child.position().x);
            parsedDefinition.hash(file, child.position().y);
            parsedDefinition.hash(file, child.position().z);
        }
        if (points.size() < 2) {
            node.problem("expected two children or more, found " + points.size());
        }
        if (paths.put(node.name(), points) != null) {
            node.problem("is there twice");
        }
    }
}
