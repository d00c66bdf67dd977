package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Contacts;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The capsule of one who walks: where its feet are, how high it is, and what it would meet. */
final class Body {
    /** Upright. Never changed. */
    private final Quaternion upright = new Quaternion();

    private final CollisionWorld world;
    private final Filter filter;
    private final SkinSweep sweep;
    private final Capsule high;
    private final Capsule low;
    private final Vector3f centre = new Vector3f();

    private final Planes planes = new Planes();
    private final SweepHit hit = new SweepHit();

    final ControllerDef def;
    final Vector3f feet = new Vector3f();
    private Capsule shape;

    Body(CollisionWorld world, ControllerDef def, Filter filter) {
        this.world = world;
        this.def = def;
        this.filter = filter;
        sweep = new SkinSweep(world, filter, def.skin());
        high = capsule(def.height(), def.radius());
        low = capsule(def.crouchHeight(), def.radius());
        shape = high;
    }

    /** A capsule as high as two radii is a ball; the shape wants a little more. */
    private static Capsule capsule(float height, float radius) {
        return new Capsule(radius, Math.max(1e-3f, height / 2f - radius));
    }

    Capsule shape() {
        return shape;
    }

    boolean isLow() {
        return shape == low;
    }

    void lower() {
        shape = low;
    }

    void rise() {
        shape = high;
    }

    /** Whether it would overlap nothing at full height. */
    boolean canRise() {
        return fits(high);
    }

    /** Whether it overlaps nothing. */
    boolean fits() {
        return fits(shape);
    }

    private boolean fits(Capsule as) {
        return !world.overlaps(as, upright, centre(as), filter);
    }

    float height() {
        return 2f * (shape.halfHeight() + shape.radius());
    }

    /** The share of a displacement that is free with the skin kept; see {@link SkinSweep#free}. */
    float free(Vector3f displacement, SweepHit store) {
        return sweep.free(shape, upright, centre(shape), displacement, store);
    }

    /** Goes along a displacement as far as it can, sliding along what is in the way. */
    void slide(Vector3f displacement) {
        planes.clear();
        for (int i = 0; i < SlideMove.ITERATIONS && displacement.lengthSquared() > 0f; i++) {
            float free = free(displacement, hit);
            advance(displacement, free);
            displacement.multLocal(1f - free);
            planes.add(hit.normal());
            planes.clip(displacement);
        }
    }

    /** What is touched first on a straight way, without any skin. */
    boolean sweep(Vector3f displacement, SweepHit store) {
        return world.sweep(shape, upright, centre(shape), displacement, filter, store);
    }

    /** What is nearest within a range, or overlaps most. */
    boolean closest(float range, SweepHit store) {
        return world.closest(shape, upright, centre(shape), range, filter, store);
    }

    /** Whether something moves about here, or a sweep since the last time this was asked ended too near to something. */
    boolean crowded(float range) {
        return sweep.crowded() | world.anySolidNear(shape, upright, centre(shape), range, filter);
    }

    /** Everything within a range. */
    void contacts(float range, Contacts store) {
        world.contacts(shape, upright, centre(shape), range, filter, store);
    }

    /** What a thin line would meet. */
    boolean ray(Vector3f start, Vector3f displacement, SweepHit store) {
        return world.ray(start, displacement, filter, store);
    }

    /** Goes a share of a displacement. */
    void advance(Vector3f displacement, float share) {
        feet.x += displacement.x * share;
        feet.y += displacement.y * share;
        feet.z += displacement.z * share;
    }

    private Vector3f centre(Capsule of) {
        return centre.set(feet.x, feet.y + of.halfHeight() + of.radius(), feet.z);
    }
}
