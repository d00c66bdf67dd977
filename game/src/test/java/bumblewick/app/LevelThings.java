package bumblewick.app;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Makes levels of few things. */
public final class LevelThings {
    private LevelThings() {}

    public static LevelPlan plan(LevelPlanNode... things) {
        return new LevelPlan("plot", Optional.empty(), List.of(things), List.of(), 0L, 0, 0);
    }

    /** A box about a place. */
    public static LevelPlanNode box(String name, Sort sort, Vector3f middle, Vector3f half) {
        return thing(name, sort, middle, half, new float[0]);
    }

    /** A point at the origin. */
    public static LevelPlanNode point(String name, Sort sort, String... findings) {
        return new LevelPlanNode(
                name,
                sort,
                what(name),
                new Vector3f(),
                new Vector3f(),
                new Quaternion(),
                new float[0],
                new TreeMap<>(),
                List.of(findings));
    }

    /** A square of 2 u that faces up, about a place. */
    public static LevelPlanNode floor(String name, Vector3f middle) {
        float x = middle.x;
        float y = middle.y;
        float z = middle.z;
        float[] corners = {
            x - 1, y, z - 1, x - 1, y, z + 1, x + 1, y, z + 1, x - 1, y, z - 1, x + 1, y, z + 1, x + 1, y, z - 1
        };
        return thing(name, Sort.GROUND, middle, new Vector3f(1f, 0f, 1f), corners);
    }

    /** What stands behind the first underscore, as in a level that was read. */
    private static String what(String name) {
        return name.substring(name.indexOf('_') + 1);
    }

    private static LevelPlanNode thing(String name, Sort sort, Vector3f middle, Vector3f half, float[] corners) {
        return new LevelPlanNode(
                name, sort, what(name), middle, half, new Quaternion(), corners, new TreeMap<>(), List.of());
    }
}
