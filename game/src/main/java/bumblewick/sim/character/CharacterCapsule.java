package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The capsule of a character: its feet, its height, and collision queries with it. */
final class CharacterCapsule {
    /** Upright. Never changed. */
    private final Quaternion upright = new Quaternion();

    private final CollisionWorld world;
    private final QueryFilter filter;
    private final SkinSweep sweep;
    private final Capsule high;
    private final Capsule low;
    private final Vector3f centre = new Vector3f();

    private final ClipPlanes planes = new ClipPlanes();
    private final SweepHit hit = new SweepHit();
    private final ContactList near = new ContactList();

    final ControllerDef def;
    final Vector3f feet = new Vector3f();
    private Capsule shape;

    CharacterCapsule(CollisionWorld world, ControllerDef def, QueryFilter filter) {
        this.world = world;
        this.def = def;
        this.filter = filter;
        sweep = new SkinSweep(world, filter, def.skin());
        high = capsule(def.height(), def.radius());
        low = capsule(def.crouchHeight(), def.radius());
        shape = high;
    }

    /** Makes a capsule of a height; one as high as two radii would be a ball, so it gets a little more. */
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

    /** Whether there is room for it at full height. */
    boolean canRise() {
        return fits(high);
    }

    /** Whether it overlaps nothing now. */
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

    /** Moves along a displacement, sliding along what is in the way. */
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

    /** Finds what it touches first along a displacement, without the skin. */
    boolean sweep(Vector3f displacement, SweepHit store) {
        return world.sweep(shape, upright, centre(shape), displacement, filter, store);
    }

    /** Finds what is nearest within a range, or overlaps most. */
    boolean closest(float range, SweepHit store) {
        return world.closest(shape, upright, centre(shape), range, filter, store);
    }

    /** Whether a solid is within a range, or a sweep since the last call ended too close to something. */
    boolean crowded(float range) {
        return sweep.crowded() | world.anySolidNear(shape, upright, centre(shape), range, filter);
    }

    /** Finds everything within a range. */
    void contacts(float range, ContactList store) {
        world.contacts(shape, upright, centre(shape), range, filter, store);
    }

    /** Finds the shortest way out of what it overlaps; see {@link CollisionWorld#wayOut}. */
    boolean wayOut(boolean caught, Vector3f store) {
        return world.wayOut(shape, upright, centre(shape), def.skin(), caught, filter, near, store);
    }

    /** Casts a ray. */
    boolean ray(Vector3f start, Vector3f displacement, SweepHit store) {
        return world.ray(start, displacement, filter, store);
    }

    /** Moves by a share of a displacement, whatever is in the way. */
    void advance(Vector3f displacement, float share) {
        feet.x += displacement.x * share;
        feet.y += displacement.y * share;
        feet.z += displacement.z * share;
    }

    private Vector3f centre(Capsule of) {
        return centre.set(feet.x, feet.y + of.halfHeight() + of.radius(), feet.z);
    }
}
