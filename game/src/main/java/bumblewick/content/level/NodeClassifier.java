package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.PickupFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.gltf.GltfModel;
import bumblewick.content.gltf.GltfNode;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonValue;
import bumblewick.def.BodyDef;
import bumblewick.def.FootDef;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Says of the nodes of a level what they are and how much room they take. */
public final class NodeClassifier {
    private static final String END = "_end";

    /** What the picture makes of a node, by the beginning of its name. */
    static final SortedMap<String, Sort> SIGHTS =
            new TreeMap<>(Map.of("TURN_", Sort.TURNING, "grow_", Sort.GROWTH, "life_", Sort.LIFE, "room_", Sort.ROOM));

    private final DefinitionGraph definitionGraph;
    private final Rulebook rules;
    private final Set<String> places; // names of spawns at which rules let something stand
    private final Set<GltfNode> points = new HashSet<>();

    /** @param ruling the rules of the garden, empty if they cannot be read */
    public NodeClassifier(DefinitionGraph definitionGraph, Rulebook rules, List<RuleDef> ruling) {
        this.definitionGraph = definitionGraph;
        this.rules = rules;
        places = new RulePlaces(ruling).spawns();
    }

    /** A node as it is understood. Parents come before their children. */
    public LevelPlanNode thing(GltfNode node, GltfModel model, List<String> findings) {
        Optional<NodeRole> nodeRole = points.contains(node) ? Optional.empty() : NodeRole.of(node.meaningfulName());
        if (nodeRole.isPresent() && nodeRole.get() == NodeRole.PATH) {
            points.addAll(node.children());
        }
        Sort sort = points.contains(node) ? Sort.PATH_POINT : sort(node, nodeRole);
        String what = nodeRole.map(
                        m -> node.meaningfulName().substring(m.prefix().length()))
                .orElse("");
        Room room = node.hasMesh() ? around(node, model) : room(node, sort, what);
        return new LevelPlanNode(
                node.name(),
                sort,
                what,
                room.middle(),
                room.half(),
                room.turn(),
                room.corners(),
                properties(node),
                findings);
    }

    private Sort sort(GltfNode node, Optional<NodeRole> nodeRole) {
        if (nodeRole.isEmpty()) {
            return sight(node);
        }
        String what = node.meaningfulName().substring(nodeRole.get().prefix().length());
        return switch (nodeRole.get()) {
            case COLL -> Sort.GROUND;
            case FADE -> Sort.FADING;
            case TRIGGER_CAMERA -> Sort.CAMERA_ZONE;
            case TRIGGER_ACTION -> Sort.ACTION;
            case CAMERA -> what.endsWith(END) ? Sort.CAMERA_END : Sort.CAMERA;
            case SPAWN -> spawn(what);
            case PATH -> Sort.PATH;
            case PLATFORM -> Sort.PLATFORM;
            case FIELD -> Sort.FIELD;
            case BOUNCE -> what.endsWith(END) ? Sort.NOTHING : Sort.MACHINE;
            case ROTOR, WEIGHTS, CARRIER, LIQUID, PLATE, LEVER, BRAZIER, DOOR, ICE, GOAL, NEST -> Sort.MACHINE;
        };
    }

    private Sort spawn(String what) {
        if (what.equals(LevelPlanNode.START)) {
            return Sort.WICK;
        }
        if (what.equals("friend")) {
            return Sort.FRIEND;
        }
        if (definitionGraph.get(WalkerFormat.WALKER, what) != null) {
            return Sort.WALKER;
        }
        if (definitionGraph.get(BodyFormat.BODY, what) != null) {
            return Sort.BODY;
        }
        if (definitionGraph.get(PickupFormat.PICKUP, what) != null) {
            return Sort.PICKUP;
        }
        return places.contains(what) ? Sort.WICK : Sort.UNKNOWN;
    }

    private static Sort sight(GltfNode node) {
        for (String prefix : SIGHTS.keySet()) {
            if (node.name().startsWith(prefix)) {
                return SIGHTS.get(prefix);
            }
        }
        return node.hasMesh() ? Sort.SEEN : Sort.NOTHING;
    }

    private static SortedMap<String, String> properties(GltfNode node) {
        SortedMap<String, String> properties = new TreeMap<>();
        node.extras()
                .members()
                .forEach((name, value) ->
                        properties.put(name, value.is(JsonValue.Type.TEXT) ? value.text() : value.json()));
        return properties;
    }

    /** The room that a node takes. */
    private record Room(Vector3f middle, Vector3f half, Quaternion turn, float[] corners) {
        Room(Vector3f middle, Vector3f half, Quaternion turn) {
            this(middle, half, turn, new float[0]);
        }
    }

    private Room room(GltfNode node, Sort sort, String what) {
        Vector3f foot = node.position();
        Vector3f half = half(node, sort, what);
        boolean stands = sort == Sort.BODY || sort == Sort.WALKER || sort == Sort.WICK || sort == Sort.FRIEND;
        Vector3f middle = stands ? foot.add(0f, half.y, 0f) : foot;
        return new Room(middle, half, node.rotation().clone().normalizeLocal());
    }

    private Vector3f half(GltfNode node, Sort sort, String what) {
        return switch (sort) {
            case PLATFORM, ACTION, CAMERA_ZONE, FIELD, MACHINE, ROOM ->
                node.scale().clone();
            case BODY ->
                Optional.ofNullable(rules.all(BodyDef.class).get(what))
                        .map(NodeClassifier::half)
                        .orElseGet(Vector3f::new);
            case WALKER ->
                Optional.ofNullable(rules.all(WalkerDef.class).get(what))
                        .map(NodeClassifier::half)
                        .orElseGet(Vector3f::new);
            case PICKUP ->
                Optional.ofNullable(rules.all(PickupDef.class).get(what))
                        .map(NodeClassifier::half)
                        .orElseGet(Vector3f::new);
            case WICK, FRIEND -> {
                float radius = rules.only(FootDef.class).body().radius();
                yield new Vector3f(radius, rules.only(FootDef.class).body().height() / 2f, radius);
            }
            default -> new Vector3f();
        };
    }

    private static Vector3f half(BodyDef body) {
        return switch (body.shape()) {
            case BOX -> new Vector3f(body.halfWidth(), body.halfHeight(), body.halfDepth());
            case BALL -> new Vector3f(body.halfWidth(), body.halfWidth(), body.halfWidth());
            case CYLINDER -> new Vector3f(body.halfWidth(), body.halfHeight(), body.halfWidth());
        };
    }

    private static Vector3f half(WalkerDef walker) {
        return new Vector3f(walker.radius(), walker.height() / 2f, walker.radius());
    }

    private static Vector3f half(PickupDef pickup) {
        return new Vector3f(pickup.radius(), pickup.radius(), pickup.radius());
    }

    /** The upright box around a mesh; a mesh that is damaged is a point. */
    private static Room around(GltfNode node, GltfModel model) {
        try {
            float[] points = model.points(node);
            if (points.length == 0) {
                return new Room(node.position(), new Vector3f(), new Quaternion());
            }
            Vector3f least = new Vector3f(Vector3f.POSITIVE_INFINITY);
            Vector3f most = new Vector3f(Vector3f.NEGATIVE_INFINITY);
            for (int i = 0; i < points.length; i += 3) {
                Vector3f point = new Vector3f(points[i], points[i + 1], points[i + 2]);
                least.minLocal(point);
                most.maxLocal(point);
            }
            Vector3f half = most.subtract(least).multLocal(0.5f);
            return new Room(least.add(half), half, new Quaternion(), triangles(node, model));
        } catch (ContentException damaged) {
            return new Room(node.position(), new Vector3f(), new Quaternion());
        }
    }

    /** Its triangles; none of a mesh of points, on which plants grow. */
    private static float[] triangles(GltfNode node, GltfModel model) {
        try {
            return model.triangles(node);
        } catch (ContentException other) {
            return new float[0];
        }
    }
}
