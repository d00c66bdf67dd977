package bumblewick.sim.scenery;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;

/** Tests against the bounding box of a piece of scenery, along the axes of the corridor. */
public final class SceneryBox {
    private SceneryBox() {}

    /**
     * Whether a segment goes through the box.
     *
     * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.3.3 (slabs).
     *
     * @param from where the segment begins (unaffected)
     * @param to where it ends (unaffected)
     * @param margin added to the box on all sides, in u
     */
    static boolean crossed(Scenery s, Vector3f from, Vector3f to, float margin) {
        float enter = 0f;
        float leave = 1f;
        for (int axis = 0; axis < 3; axis++) {
            float start = from.get(axis);
            float way = to.get(axis) - start;
            float min = min(s, axis) - margin;
            float max = max(s, axis) + margin;
            if (way == 0f) {
                if (start < min || start > max) {
                    return false;
                }
                continue;
            }
            float a = (min - start) / way;
            float b = (max - start) / way;
            enter = Math.max(enter, Math.min(a, b));
            leave = Math.min(leave, Math.max(a, b));
        }
        return enter <= leave;
    }

    /**
     * The offset from the nearest point of the box to a point; zero if the point is inside.
     *
     * @param store receives the result, in u
     * @return {@code store}
     */
    static Vector3f away(Scenery s, Vector3f point, Vector3f store) {
        return store.set(
                point.x - Easing.clamp(point.x, s.minX(), s.maxX()),
                point.y - Easing.clamp(point.y, s.place().y(), s.top()),
                point.z - Easing.clamp(point.z, s.minZ(), s.maxZ()));
    }

    /** Whether a ball touches the box. */
    public static boolean touches(Scenery s, Vector3f middle, float radius, Vector3f scratch) {
        return away(s, middle, scratch).lengthSquared() < radius * radius;
    }

    /**
     * The side of the box that a point is in front of, the farthest if several: its normal points there.
     *
     * @param store receives it, length 1
     */
    static Vector3f side(Scenery s, Vector3f point, Vector3f store) {
        int axis = 0;
        float most = Float.NEGATIVE_INFINITY;
        boolean low = false;
        for (int i = 0; i < 3; i++) {
            float below = min(s, i) - point.get(i);
            float above = point.get(i) - max(s, i);
            if (Math.max(below, above) > most) {
                most = Math.max(below, above);
                low = below > above;
                axis = i;
            }
        }
        store.set(0f, 0f, 0f);
        store.set(axis, low ? -1f : 1f);
        return store;
    }

    private static float min(Scenery s, int axis) {
        return axis == 0 ? s.minX() : axis == 1 ? s.place().y() : s.minZ();
    }

    private static float max(Scenery s, int axis) {
        return axis == 0 ? s.maxX() : axis == 1 ? s.top() : s.maxZ();
    }
}
