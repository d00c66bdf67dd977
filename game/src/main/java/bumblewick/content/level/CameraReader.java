package bumblewick.content.level;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.json.ClosestName;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.LevelDef.CameraDef.Kind;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the cameras of a level and joins the travelling ones with the ends of their axes. */
final class CameraReader {
    private static final String END = "_end";
    private static final float USUAL_PITCH = -20f; // degrees
    private static final float USUAL_HEIGHT = 0.5f; // u
    private static final float USUAL_FIELD_OF_VIEW = 45f; // degrees

    private final SortedMap<String, LevelNode> cameras = new TreeMap<>();
    private final SortedMap<String, LevelNode> ends = new TreeMap<>();

    void add(LevelNode node) {
        boolean end = node.name().endsWith(END);
        String name = end ? node.name().substring(0, node.name().length() - END.length()) : node.name();
        if ((end ? ends : cameras).put(name, node) != null) {
            node.problem("is there twice");
        }
    }

    /** All cameras by name; call once, after the last {@link #add}. */
    SortedMap<String, CameraDef> all() {
        SortedMap<String, CameraDef> defs = new TreeMap<>();
        cameras.forEach((name, node) -> defs.put(name, node.properties(fields -> declare(name, node, fields))));
        ends.forEach((name, node) -> {
            if (!defs.containsKey(name)) {
                node.problem("there is no camera '" + name + "'" + ClosestName.hint(name, defs.keySet()));
            } else if (!moves(defs.get(name).kind())) {
                node.problem("belongs to a camera of the kind travel or fixed, and to nothing else");
            }
        });
        return defs;
    }

    /** Where the node of a camera stands and looks. */
    private record Stand(Vector3f position, Vector3f end, float yaw, float pitch) {}

    /** The properties of a camera's node. */
    Maker<CameraDef> declare(String name, LevelNode node, Fields fields) {
        var kind = fields.choice(
                "kind",
                Kind.class,
                "follow stays behind Wick, orbit is turned by the player, travel runs beside, fixed stands, watch stands and looks at Wick, guide follows and looks its own way.");
        var stand = fields.derived(values -> stand(name, node, values.get(kind)));
        var pitchDegrees = fields.number(
                        "pitchDegrees",
                        -89f,
                        89f,
                        "degrees",
                        "How far it looks up, less than 0 down; belongs to the kinds follow, orbit and guide.")
                .or(USUAL_PITCH)
                .when(kind, Kind.FOLLOW, Kind.ORBIT, Kind.GUIDE);
        var distance = fields.number(
                        "distance", 0.5f, 60f, "u", "From Wick; belongs to the kinds follow, orbit and guide.")
                .when(kind, Kind.FOLLOW, Kind.ORBIT, Kind.GUIDE);
        var height = fields.number("height", -5f, 20f, "u", "Of what it looks at above the ground under Wick.")
                .or(USUAL_HEIGHT)
                .when(values -> values.get(kind) != Kind.FIXED);
        var fov = fields.number("fov", 10f, 120f, "degrees", "Angle of view from top to bottom; more is wider.")
                .or(USUAL_FIELD_OF_VIEW);
        return values -> new CameraDef(
                values.get(kind),
                values.get(stand).position(),
                values.get(stand).end(),
                values.get(stand).yaw(),
                values.get(kind).nearWick()
                        ? values.get(pitchDegrees) * FastMath.DEG_TO_RAD
                        : values.get(stand).pitch(),
                values.get(distance),
                values.get(height),
                values.get(fov));
    }

    private static boolean moves(Kind kind) {
        return kind == Kind.TRAVEL || kind == Kind.FIXED;
    }

    private Stand stand(String name, LevelNode node, Kind kind) {
        return new Stand(
                node.position(),
                moves(kind) ? end(name, node, kind) : node.position(),
                node.yaw(),
                kind.nearWick() ? 0f : node.pitch());
    }

    private Vector3f end(String name, LevelNode node, Kind kind) {
        LevelNode end = ends.get(name);
        if (end == null && kind == Kind.FIXED) {
            return node.position();
        }
        if (end == null) {
            node.problem("travels nowhere, expected an empty 'cam_" + name + END + "' where its axis ends");
            return node.position();
        }
        return end.position();
    }
}
