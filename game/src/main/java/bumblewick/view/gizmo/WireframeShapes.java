package bumblewick.view.gizmo;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.ConvexHull;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Receives lines to draw, and draws convex shapes with them. */
abstract class WireframeShapes {
    private static final int SIDES = 20;

    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();

    /** Adds a line between two points (unaffected). */
    abstract void line(Vector3f a, Vector3f b);

    /** Adds a line between two points in the axes of a pose. */
    final void line(Vector3f place, Quaternion turn, float ax, float ay, float az, float bx, float by, float bz) {
        turn.mult(from.set(ax, ay, az), from).addLocal(place);
        turn.mult(to.set(bx, by, bz), to).addLocal(place);
        line(from, to);
    }

    /** Draws a shape at a pose; position and rotation are unaffected. */
    final void draw(ConvexShape shape, Vector3f place, Quaternion turn) {
        if (shape instanceof Box box) {
            box(box.halfX(), box.halfY(), box.halfZ(), place, turn);
        } else if (shape instanceof Sphere sphere) {
            rings(sphere.radius(), 0f, place, turn);
        } else if (shape instanceof Capsule capsule) {
            rings(capsule.radius(), capsule.halfHeight(), place, turn);
        } else if (shape instanceof Cylinder cylinder) {
            circle(cylinder.radius(), cylinder.halfHeight(), place, turn);
            circle(cylinder.radius(), -cylinder.halfHeight(), place, turn);
            sides(cylinder.radius(), cylinder.halfHeight(), place, turn);
        } else if (shape instanceof ConvexHull hull) {
            hull(hull, place, turn);
        }
    }

    /** Draws a box with some half sizes. */
    final void box(float x, float y, float z, Vector3f place, Quaternion turn) {
        for (int i = 0; i < 4; i++) {
            float a = (i & 1) == 0 ? -1f : 1f;
            float b = (i & 2) == 0 ? -1f : 1f;
            line(place, turn, -x, a * y, b * z, x, a * y, b * z);
            line(place, turn, a * x, -y, b * z, a * x, y, b * z);
            line(place, turn, a * x, b * y, -z, a * x, b * y, z);
        }
    }

    private void rings(float radius, float half, Vector3f place, Quaternion turn) {
        circle(radius, half, place, turn);
        if (half > 0f) {
            circle(radius, -half, place, turn);
            sides(radius, half, place, turn);
        }
        for (int i = 0; i < SIDES; i++) {
            float a = FastMath.TWO_PI * i / SIDES;
            float b = FastMath.TWO_PI * (i + 1) / SIDES;
            float lift = i < SIDES / 2 ? half : -half;
            float ya = radius * FastMath.sin(a) + lift;
            float yb = radius * FastMath.sin(b) + lift;
            float xa = radius * FastMath.cos(a);
            float xb = radius * FastMath.cos(b);
            line(place, turn, xa, ya, 0f, xb, yb, 0f);
            line(place, turn, 0f, ya, xa, 0f, yb, xb);
        }
    }

    private void sides(float radius, float half, Vector3f place, Quaternion turn) {
        for (int i = 0; i < 4; i++) {
            float x = i == 0 ? radius : i == 1 ? -radius : 0f;
            float z = i == 2 ? radius : i == 3 ? -radius : 0f;
            line(place, turn, x, -half, z, x, half, z);
        }
    }

    /** Draws a circle at a height, in the shape's own axes. */
    final void circle(float radius, float y, Vector3f place, Quaternion turn) {
        for (int i = 0; i < SIDES; i++) {
            float a = FastMath.TWO_PI * i / SIDES;
            float b = FastMath.TWO_PI * (i + 1) / SIDES;
            line(
                    place,
                    turn,
                    radius * FastMath.cos(a),
                    y,
                    radius * FastMath.sin(a),
                    radius * FastMath.cos(b),
                    y,
                    radius * FastMath.sin(b));
        }
    }

    /** Draws lines from every corner to every other: hulls are small. */
    private void hull(ConvexHull hull, Vector3f place, Quaternion turn) {
        for (int i = 0; i < hull.size(); i++) {
            for (int k = i + 1; k < hull.size(); k++) {
                line(place, turn, hull.x(i), hull.y(i), hull.z(i), hull.x(k), hull.y(k), hull.z(k));
            }
        }
    }
}
