package bumblewick.view.gizmo;

import bumblewick.def.LevelPlanNode;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** Draws single nodes of a level: boxes, upright things with a direction, ways. */
final class ThingGizmos {
    private static final float STRONG = 0.95f; // opacities
    private static final float SIDES = 0.09f;
    private static final float CROSS = 0.25f; // u
    private static final float BEAK = 0.35f; // length of an arrow's head, in u
    private static final float BALL = 0.6f;
    private static final int DASHES = 36;

    private final GizmoMeshes gizmos;
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();

    ThingGizmos(GizmoMeshes gizmos) {
        this.gizmos = gizmos;
    }

    /** Draws a translucent box. */
    void box(LevelPlanNode thing, Vector3f colour) {
        Vector3f half = thing.half();
        gizmos.colour(colour, SIDES).sides(half, thing.middle(), thing.turn());
        gizmos.colour(colour, STRONG);
        gizmos.box(half.x, half.y, half.z, thing.middle(), thing.turn());
    }

    /** Draws the edges of a box, or a cross for a point. */
    void frame(LevelPlanNode thing, Vector3f colour) {
        gizmos.colour(colour, STRONG);
        Vector3f half = thing.half();
        if (half.lengthSquared() == 0f) {
            cross(thing.middle());
        } else {
            gizmos.box(half.x, half.y, half.z, thing.middle(), thing.turn());
        }
    }

    /** Draws a sphere, as the range of a pick-up. */
    void ball(LevelPlanNode thing, Vector3f colour) {
        circle(thing.middle(), thing.half().x, colour, BALL);
    }

    /** Draws a cross at a point. */
    void cross(Vector3f place) {
        for (int axis = 0; axis < 3; axis++) {
            b.set(0f, 0f, 0f).set(axis, CROSS);
            gizmos.line(a.set(place).subtractLocal(b), b.addLocal(place));
        }
    }

    /** Draws something upright that faces along its z axis. */
    void standing(LevelPlanNode thing, Vector3f colour) {
        frame(thing, colour);
        float y = -thing.half().y;
        float reach = Math.max(0.4f, thing.half().z) + 2f * BEAK;
        arrow(thing.middle(), thing.turn(), y, reach);
    }

    private void arrow(Vector3f place, Quaternion turn, float y, float reach) {
        gizmos.line(place, turn, 0f, y, 0f, 0f, y, reach);
        gizmos.line(place, turn, 0f, y, reach, BEAK / 2f, y, reach - BEAK);
        gizmos.line(place, turn, 0f, y, reach, -BEAK / 2f, y, reach - BEAK);
    }

    /** Draws a horizontal, dashed circle. */
    void circle(Vector3f middle, float radius, Vector3f colour, float opacity) {
        gizmos.colour(colour, opacity);
        for (int i = 0; i < DASHES; i++) {
            float from = FastMath.TWO_PI * i / DASHES;
            float to = FastMath.TWO_PI * (i + 0.6f) / DASHES;
            a.set(middle.x + radius * FastMath.sin(from), middle.y, middle.z + radius * FastMath.cos(from));
            b.set(middle.x + radius * FastMath.sin(to), middle.y, middle.z + radius * FastMath.cos(to));
            gizmos.line(a, b);
        }
    }

    /** Draws a way with its points. */
    void way(List<Vector3f> points, Vector3f colour) {
        gizmos.colour(colour, STRONG);
        for (int i = 0; i < points.size(); i++) {
            cross(points.get(i));
            if (i > 0) {
                gizmos.line(points.get(i - 1), points.get(i));
            }
        }
    }
}
