package bumblewick.editor.level;

import bumblewick.def.LevelPlanNode;
import bumblewick.view.camera.PickRay;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Picks the thing of a level that the player points at: the nearest face or box that a ray enters. Boxes around the start
 * of the ray do not count, else the room would always be picked.
 *
 * <p>Source: T. Möller, B. Trumbore, <i>Fast, Minimum Storage Ray/Triangle Intersection</i> (1997); C. Ericson,
 * <i>Real-Time Collision Detection</i> (2005), 5.3.3 (rays and boxes).
 */
final class LevelPicker {
    private static final float PARALLEL = 1e-7f;

    private final Vector3f origin;
    private final Vector3f direction;
    private final Vector3f a = new Vector3f();
    private final Vector3f ab = new Vector3f();
    private final Vector3f ac = new Vector3f();

    LevelPicker(PickRay ray) {
        origin = ray.origin();
        direction = ray.direction();
    }

    /**
     * Picks the nearest of some things.
     *
     * @param now returns a thing at its current pose
     */
    Optional<LevelPlanNode> nearest(List<LevelPlanNode> things, UnaryOperator<LevelPlanNode> now) {
        LevelPlanNode found = null;
        float least = Float.POSITIVE_INFINITY;
        for (LevelPlanNode thing : things) {
            float way = thing.triangles() > 0 ? toMesh(thing, least) : toBox(now.apply(thing));
            if (way < least) {
                least = way;
                found = thing;
            }
        }
        return Optional.ofNullable(found);
    }

    /** The distance to a mesh, in u; infinite if the ray misses it. */
    private float toMesh(LevelPlanNode thing, float nearest) {
        float least = Float.POSITIVE_INFINITY;
        Vector3f reach = thing.half().add(0.01f, 0.01f, 0.01f); // a flat mesh has a flat box
        Vector3f from = origin.subtract(thing.middle());
        float box = inside(from, reach) ? 0f : slabs(from, direction, reach);
        if (box >= nearest) {
            return least;
        }
        float[] corners = thing.corners();
        for (int at = 0; at < corners.length; at += 9) {
            least = Math.min(least, toTriangle(corners, at));
        }
        return least;
    }

    private static boolean inside(Vector3f point, Vector3f half) {
        return Math.abs(point.x) <= half.x && Math.abs(point.y) <= half.y && Math.abs(point.z) <= half.z;
    }

    private float toTriangle(float[] corners, int at) {
        a.set(corners[at], corners[at + 1], corners[at + 2]);
        ab.set(corners[at + 3], corners[at + 4], corners[at + 5]).subtractLocal(a);
        ac.set(corners[at + 6], corners[at + 7], corners[at + 8]).subtractLocal(a);
        Vector3f p = direction.cross(ac);
        float determinant = ab.dot(p);
        if (Math.abs(determinant) < PARALLEL) {
            return Float.POSITIVE_INFINITY;
        }
        Vector3f t = origin.subtract(a);
        float u = t.dot(p) / determinant;
        Vector3f q = t.crossLocal(ab);
        float v = direction.dot(q) / determinant;
        float way = ac.dot(q) / determinant;
        return u < 0f || v < 0f || u + v > 1f || way <= 0f ? Float.POSITIVE_INFINITY : way;
    }

    /** The distance to a box, in u; infinite if the ray misses it or begins inside. */
    private float toBox(LevelPlanNode thing) {
        Vector3f half = thing.half();
        if (half.lengthSquared() == 0f) {
            return Float.POSITIVE_INFINITY;
        }
        Vector3f from = thing.turn().inverse().mult(origin.subtract(thing.middle()));
        Vector3f along = thing.turn().inverse().mult(direction);
        return inside(from, half) ? Float.POSITIVE_INFINITY : slabs(from, along, half);
    }

    private static float slabs(Vector3f from, Vector3f along, Vector3f half) {
        float enters = 0f;
        float leaves = Float.POSITIVE_INFINITY;
        for (int axis = 0; axis < 3; axis++) {
            float one = (-half.get(axis) - from.get(axis)) / along.get(axis);
            float other = (half.get(axis) - from.get(axis)) / along.get(axis);
            enters = Math.max(enters, Math.min(one, other));
            leaves = Math.min(leaves, Math.max(one, other));
        }
        return enters <= leaves ? enters : Float.POSITIVE_INFINITY;
    }
}
