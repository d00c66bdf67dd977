package bumblewick.content;

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
        cameras.forEach((name, node) -> defs.put(name, node.properties(fields -> camera(name, node, fields))));
        ends.forEach((name, node) -> {
            if (!defs.containsKey(name)) {
                node.problem("there is no camera '" + name + "'" + ClosestName.hint(name, defs.keySet()));
            } else if (defs.get(name).kind() != Kind.TRAVEL) {
                node.problem("belongs to a camera of the kind travel, and to nothing else");
            }
        });
        return defs;
    }

    CameraDef camera(String name, LevelNode node, JsonFields fields) {
        Kind kind = fields.choice("kind", Kind.class);
        boolean near = kind == Kind.FOLLOW || kind == Kind.ORBIT;
        return new CameraDef(
                kind,
                node.position(),
                kind == Kind.TRAVEL ? end(name, node) : node.position(),
                node.yaw(),
                near ? pitch(fields) : node.pitch(),
                near ? fields.number("distance", 0.5f, 60f, "u") : 0f,
                kind == Kind.FIXED ? 0f : fields.numberOr("height", USUAL_HEIGHT, -5f, 20f, "u"),
                fields.numberOr("fov", USUAL_FIELD_OF_VIEW, 10f, 120f, "degrees"));
    }

    private static float pitch(JsonFields fields) {
        return fields.numberOr("pitchDegrees", USUAL_PITCH, -89f, 89f, "degrees") * FastMath.DEG_TO_RAD;
    }

    private Vector3f end(String name, LevelNode node) {
        LevelNode end = ends.get(name);
        if (end == null) {
            node.problem("travels nowhere, expected an empty 'cam_" + name + END + "' where its axis ends");
            return node.position();
        }
        return end.position();
    }
}
