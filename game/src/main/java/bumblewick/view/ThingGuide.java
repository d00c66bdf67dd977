package bumblewick.view;

import bumblewick.def.LevelThing;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** Draws single things of a level: boxes, what stands somewhere and faces somewhere, ways. */
final class ThingGuide {
    private static final float STRONG = 0.95f; // opacities
    private static final float SIDES = 0.09f;
    private static final float CROSS = 0.25f; // u
    private static final float BEAK = 0.35f; // of an arrow, in u
    private static final float BALL = 0.6f;
    private static final int DASHES = 36;

    private final Guide guide;
    private final WireShapes shapes;
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();

    ThingGuide(Guide guide) {
        this.guide = guide;
        shapes = new WireShapes(guide);
    }

    /** A see-through box. */
    void box(LevelThing thing, Vector3f colour) {
        Vector3f half = thing.half();
        guide.in(colour, SIDES).sides(half, thing.middle(), thing.turn());
        guide.in(colour, STRONG);
        shapes.box(half.x, half.y, half.z, thing.middle(), thing.turn());
    }

    /** A box that is not seen through, or, of a point, a cross. */
    void frame(LevelThing thing, Vector3f colour) {
        guide.in(colour, STRONG);
        Vector3f half = thing.half();
        if (half.lengthSquared() == 0f) {
            cross(thing.middle());
        } else {
            shapes.box(half.x, half.y, half.z, thing.middle(), thing.turn());
        }
    }

    /** A ball, as the room in which something is taken. */
    void ball(LevelThing thing, Vector3f colour) {
        circle(thing.middle(), thing.half().x, colour, BALL);
    }

    /** A point in space. */
    void cross(Vector3f place) {
        for (int axis = 0; axis < 3; axis++) {
            b.set(0f, 0f, 0f).set(axis, CROSS);
            guide.line(a.set(place).subtractLocal(b), b.addLocal(place));
        }
    }

    /** Something upright that faces where its z axis points. */
    void standing(LevelThing thing, Vector3f colour) {
        frame(thing, colour);
        float y = -thing.half().y;
        float reach = Math.max(0.4f, thing.half().z) + 2f * BEAK;
        arrow(thing.middle(), thing.turn(), y, reach);
    }

    private void arrow(Vector3f place, Quaternion turn, float y, float reach) {
        guide.line(place, turn, 0f, y, 0f, 0f, y, reach);
        guide.line(place, turn, 0f, y, reach, BEAK / 2f, y, reach - BEAK);
        guide.line(place, turn, 0f, y, reach, -BEAK / 2f, y, reach - BEAK);
    }

    /** A level circle, dashed. */
    void circle(Vector3f middle, float radius, Vector3f colour, float opacity) {
        guide.in(colour, opacity);
        for (int i = 0; i < DASHES; i++) {
            float from = FastMath.TWO_PI * i / DASHES;
            float to = FastMath.TWO_PI * (i + 0.6f) / DASHES;
            a.set(middle.x + radius * FastMath.sin(from), middle.y, middle.z + radius * FastMath.cos(from));
            b.set(middle.x + radius * FastMath.sin(to), middle.y, middle.z + radius * FastMath.cos(to));
            guide.line(a, b);
        }
    }

    /** A way with its points. */
    void way(List<Vector3f> points, Vector3f colour) {
        guide.in(colour, STRONG);
        for (int i = 0; i < points.size(); i++) {
            cross(points.get(i));
            if (i > 0) {
                guide.line(points.get(i - 1), points.get(i));
            }
        }
    }
}
