package bumblewick.def;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A node of a level's file as it is understood, for who looks at the level rather than plays it. World units.
 *
 * @param name as in the file
 * @param sort what it is
 * @param what its name says behind the beginning that makes it what it is, such as a surface or a walker; empty for
 *     what has no such beginning
 * @param middle of its box; of a mesh, of the upright box around it (not to be changed)
 * @param half its half sizes along its own axes; all 0 for a point (not to be changed)
 * @param turn of its axes; none for a mesh (not to be changed)
 * @param corners of its triangles, nine numbers each; none for an empty (not copied, not to be changed)
 * @param properties that the author gave it, as they are written
 * @param findings what is wrong with it, a sentence each
 */
public record LevelPlanNode(
        String name,
        Sort sort,
        String what,
        Vector3f middle,
        Vector3f half,
        Quaternion turn,
        float[] corners,
        SortedMap<String, String> properties,
        List<String> findings) {
    /** What stands behind {@code spawn_} where Wick starts. */
    public static final String START = "wick";

    public LevelPlanNode {
        properties = Collections.unmodifiableSortedMap(new TreeMap<>(properties));
        findings = List.copyOf(findings);
    }

    /** What a node is, see {@link LevelDef}. */
    public enum Sort {
        /** Triangles that are felt. */
        GROUND,
        PLATFORM,
        /** A solid body stands here. */
        BODY,
        /** An enemy starts here. */
        WALKER,
        PICKUP,
        /** Wick starts here, or a rule lets him or somebody else stand here. */
        WICK,
        /** A friend who is to be freed. */
        FRIEND,
        /** Something is to stand here that nobody knows. */
        UNKNOWN,
        /** Does something when it is entered. */
        ACTION,
        /** Air that carries Wick along, slows it or hides what is far. */
        FIELD,
        /** Moves, sends signals or waits for them: see {@link bumblewick.def.machine.MachineDefs}. */
        MACHINE,
        /** Turns a camera on while Wick is in it. */
        CAMERA_ZONE,
        CAMERA,
        /** Where the axis of a travelling camera ends. */
        CAMERA_END,
        PATH,
        /** A point of a way. */
        PATH_POINT,
        /** Seen; fades where it would hide Wick. */
        FADING,
        /** Seen; turns. */
        TURNING,
        /** Plants grow here. */
        GROWTH,
        /** Something small lives here. */
        LIFE,
        /** Behind its walls nothing is seen from afar. */
        ROOM,
        /** A mesh that is only seen. */
        SEEN,
        /** An empty that does nothing. */
        NOTHING
    }

    /** The same elsewhere; for what has no mesh. */
    public LevelPlanNode at(Vector3f place, Quaternion turned) {
        return new LevelPlanNode(name, sort, what, place, half, turned, corners, properties, findings);
    }

    /** How many triangles it has. */
    public int triangles() {
        return corners.length / 9;
    }

    /** Whether something is wrong with it. */
    public boolean mistaken() {
        return !findings.isEmpty();
    }

    /** How far it reaches from its middle, in u; half a unit at least. */
    public float reach() {
        return Math.max(0.5f, half.length());
    }
}
