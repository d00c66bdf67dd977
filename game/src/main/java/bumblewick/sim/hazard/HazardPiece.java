package bumblewick.sim.hazard;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A convex piece of a hazard: an arm, a hub, a whole body. It keeps its pose of a tick ago. */
public final class HazardPiece {
    private final Hazard hazard;
    private final Solid solid;
    private final Vector3f offset; // of its middle from the hazard's origin, in the hazard's frame
    private final Quaternion turn; // in the hazard's frame
    private final Vector3f half = new Vector3f();
    private final float radius; // about its middle, in u
    private final Vector3f at = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Quaternion turned = new Quaternion();

    HazardPiece(Hazard hazard, CollisionWorld world, ConvexShape shape, Vector3f offset, Quaternion turn) {
        this.hazard = hazard;
        this.offset = offset;
        this.turn = turn;
        if (shape instanceof Box box) {
            half.set(box.halfX(), box.halfY(), box.halfZ());
        } else if (shape instanceof Cylinder cylinder) {
            half.set(cylinder.radius(), cylinder.halfHeight(), cylinder.radius());
        } else {
            float r = ((Sphere) shape).radius();
            half.set(r, r, r);
        }
        radius = shape instanceof Sphere ? half.x : half.length();
        solid = world.add(shape, StageHazards.LAYER, 0);
        solid.setEnabled(false);
    }

    /**
     * How far a place will be from it, seen along the rail, when its hazard is somewhere.
     *
     * @param origin of its hazard then, in u (unaffected)
     * @param orientation of its hazard then (unaffected)
     * @return in u
     */
    public float distance(float x, float y, Vector3f origin, Quaternion orientation) {
        at.set(offset);
        Rotation.rotate(orientation, at);
        at.addLocal(origin);
        orientation.mult(turn, turned);
        from.set(x - at.x, y - at.y, 0f);
        Rotation.unrotate(turned, from);
        from.set(outside(from.x, half.x), outside(from.y, half.y), outside(from.z, half.z));
        return from.length();
    }

    private static float outside(float place, float half) {
        return Math.max(0f, Math.abs(place) - half);
    }

    /** Moves it with its hazard; {@code jumps} if it was nowhere before. */
    void follow(Vector3f origin, Quaternion orientation, boolean jumps) {
        at.set(offset);
        Rotation.rotate(orientation, at);
        at.addLocal(origin);
        orientation.mult(turn, turned);
        if (jumps) {
            solid.place(at, turned);
        } else {
            solid.moveTo(at, turned);
        }
    }

    public Hazard hazard() {
        return hazard;
    }

    /** Its body: the pose now and a tick ago. */
    public Solid solid() {
        return solid;
    }

    /** Half its size along its own axes, in u. */
    public Vector3f half() {
        return half;
    }

    /** Radius of a ball about its middle that holds it, in u. */
    public float radius() {
        return radius;
    }

    /**
     * How far the box about it reaches from its middle along an axis of the world, in u.
     *
     * @param axis 0 for x, 1 for y, 2 for z
     */
    public float reach(int axis) {
        float sum = 0f;
        for (int i = 0; i < 3; i++) {
            at.set(i == 0 ? half.x : 0f, i == 1 ? half.y : 0f, i == 2 ? half.z : 0f);
            Rotation.rotate(solid.orientation(), at);
            sum += Math.abs(at.get(axis));
        }
        return sum;
    }

    /**
     * Whether something that moved straight in this tick may have touched it, by the balls about both: cheap, and never wrong
     * when it says no.
     *
     * @param margin radius of what moves, in u
     */
    public boolean mayMeet(Vector3f start, Vector3f end, float margin) {
        float reach = radius + margin;
        return reaches(start.x, end.x, solid.previousPosition().x, solid.position().x, reach)
                && reaches(start.y, end.y, solid.previousPosition().y, solid.position().y, reach)
                && reaches(start.z, end.z, solid.previousPosition().z, solid.position().z, reach);
    }

    private static boolean reaches(float a0, float a1, float b0, float b1, float reach) {
        return Math.max(a0, a1) >= Math.min(b0, b1) - reach && Math.min(a0, a1) <= Math.max(b0, b1) + reach;
    }

    /**
     * Whether a ball that moved straight in this tick touched it on its own way: the ball's two ends are seen from where the
     * piece was and is, so that neither can jump over the other.
     *
     * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.3.3 (slabs) and 5.5.1 (relative motion).
     *
     * @param start where it was (unaffected)
     * @param end where it is (unaffected)
     * @param margin its radius, in u
     */
    public boolean crossed(Vector3f start, Vector3f end, float margin) {
        if (!solid.enabled() || !mayMeet(start, end, margin)) {
            return false;
        }
        start.subtract(solid.previousPosition(), from);
        Rotation.unrotate(solid.previousOrientation(), from);
        end.subtract(solid.position(), to);
        Rotation.unrotate(solid.orientation(), to);
        return solid.shape() instanceof Box ? crossesBox(margin) : crossesRound(margin);
    }

    private boolean crossesBox(float margin) {
        float enter = 0f;
        float leave = 1f;
        for (int axis = 0; axis < 3; axis++) {
            float size = half.get(axis) + margin;
            float start = from.get(axis);
            float way = to.get(axis) - start;
            if (way == 0f) {
                if (Math.abs(start) > size) {
                    return false;
                }
                continue;
            }
            float a = (-size - start) / way;
            float b = (size - start) / way;
            enter = Math.max(enter, Math.min(a, b));
            leave = Math.min(leave, Math.max(a, b));
        }
        return enter <= leave;
    }

    /** A ball, or a cylinder about its y axis: how long the point is in the round part, and between the two ends. */
    private boolean crossesRound(float margin) {
        boolean ball = solid.shape() instanceof Sphere;
        float size = half.x + margin;
        float y = ball ? from.y : 0f;
        float dy = ball ? to.y - from.y : 0f;
        float dx = to.x - from.x;
        float dz = to.z - from.z;
        float a = dx * dx + dy * dy + dz * dz;
        float b = from.x * dx + y * dy + from.z * dz;
        float c = from.x * from.x + y * y + from.z * from.z - size * size;
        float enter = 0f;
        float leave = 1f;
        if (a == 0f) {
            if (c > 0f) {
                return false;
            }
        } else {
            float root = b * b - a * c;
            if (root < 0f) {
                return false;
            }
            float way = (float) Math.sqrt(root);
            enter = Math.max(0f, (-b - way) / a);
            leave = Math.min(1f, (-b + way) / a);
        }
        return enter <= leave && (ball || crossesEnds(enter, leave, half.y + margin));
    }

    private boolean crossesEnds(float enter, float leave, float size) {
        float way = to.y - from.y;
        float first = from.y + way * enter;
        float last = from.y + way * leave;
        return Math.min(first, last) <= size && Math.max(first, last) >= -size;
    }

    /**
     * The point of it that is nearest to another, by its box.
     *
     * @param store receives the result, in u; not {@code point}
     * @return {@code store}
     */
    public Vector3f nearest(Vector3f point, Vector3f store) {
        point.subtract(solid.position(), store);
        Rotation.unrotate(solid.orientation(), store);
        store.set(
                Math.max(-half.x, Math.min(half.x, store.x)),
                Math.max(-half.y, Math.min(half.y, store.y)),
                Math.max(-half.z, Math.min(half.z, store.z)));
        Rotation.rotate(solid.orientation(), store);
        return store.addLocal(solid.position());
    }
}
