package bumblewick.sim.character;

import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Moves a convex shape through the world and slides it along what it meets, at most four times a move. A shape that starts
 * inside something first gets out of it, except in the published variants.
 *
 * <p>Not thread-safe: it reuses its scratch vectors.
 *
 * <p>Source: RULES 4; the loop of {@code PM_SlideMove}, Quake III Arena (id Software, 1999).
 */
public final class SlideMove {
    /** How the rest of a displacement continues along a wall. */
    public enum Variant {
        /** As first published, with its faults: keeps the full length; a second head-on contact divides by 0. */
        SOURCE(0.01f),
        /** The same, with the direction taken from the contact; zero stays zero. */
        REPAIRED(0.01f),
        /** The game's: keeps the projected length, clips by every plane of the move, and applies friction. */
        DEFAULT(1e-4f);

        /** A displacement this short is at its end, in u. */
        private final float stop;

        Variant(float stop) {
            this.stop = stop;
        }
    }

    static final int ITERATIONS = 4;

    /** A contact with a cosine of at least this is head-on. */
    static final float HEAD_ON = 0.9f;

    /** How far the published rule moves off a wall that it slides along, in u. */
    private static final float PUBLISHED_PUSH = 0.01f;

    /** Share of the length that the published rule keeps after a head-on contact. */
    private static final float PUBLISHED_HEAD_ON = 0.3f;

    private final SkinSweep sweep;
    private final CollisionWorld world;
    private final ConvexShape shape;
    private final QueryFilter filter;
    private final Variant variant;
    private final float skin;
    private final float headOnFriction;
    private final float surfaceFriction;

    private final SweepHit hit = new SweepHit();
    private final ContactList near = new ContactList();
    private final ClipPlanes planes = new ClipPlanes();
    private final Vector3f wish = new Vector3f();
    private final Vector3f before = new Vector3f();

    /**
     * Makes the mover.
     *
     * @param skin gap kept to what is solid by {@link Variant#DEFAULT}, in u
     * @param headOnFriction share of the length that is left after a head-on contact, 0 to 1 (default variant)
     * @param surfaceFriction share of the length that is lost along any surface, 0 to 1 (default variant)
     */
    public SlideMove(
            CollisionWorld world,
            ConvexShape shape,
            QueryFilter filter,
            Variant variant,
            float skin,
            float headOnFriction,
            float surfaceFriction) {
        this.world = world;
        this.shape = shape;
        this.filter = filter;
        this.variant = variant;
        this.skin = skin;
        this.headOnFriction = headOnFriction;
        this.surfaceFriction = surfaceFriction;
        sweep = new SkinSweep(world, filter, skin);
    }

    /**
     * Moves the shape.
     *
     * @param position where the shape's origin is (modified)
     * @param orientation of the shape, length 1 (unaffected)
     * @param displacement how far to move; becomes what was left when it stopped (modified)
     * @return how many surfaces it met
     */
    public int move(Vector3f position, Quaternion orientation, Vector3f displacement) {
        return variant == Variant.DEFAULT
                ? slide(position, orientation, displacement)
                : slideAsPublished(position, orientation, displacement);
    }

    private int slide(Vector3f position, Quaternion orientation, Vector3f displacement) {
        leave(position, orientation);
        wish.set(displacement);
        planes.clear();
        for (int met = 0; met < ITERATIONS; met++) {
            if (displacement.length() <= variant.stop) {
                return met;
            }
            float free = sweep.free(shape, orientation, position, displacement, hit);
            advance(position, displacement, free);
            if (free == 1f) {
                displacement.set(0f, 0f, 0f);
                return met;
            }
            planes.add(hit.normal());
            meet(displacement.multLocal(1f - free));
        }
        return ITERATIONS;
    }

    /** Moves out of what the shape starts in: the shortest way that frees it, or else deepest first, until the skin is kept. */
    private void leave(Vector3f position, Quaternion orientation) {
        if (!world.closest(shape, orientation, position, 0f, filter, hit)) {
            return;
        }
        if (world.wayOut(shape, orientation, position, skin, false, filter, near, before)) {
            position.addLocal(before);
            return;
        }
        for (int i = 0; i < ITERATIONS && world.closest(shape, orientation, position, 0f, filter, hit); i++) {
            position.addLocal(hit.normal().mult(skin - hit.distance(), before));
        }
        if (world.wayOut(shape, orientation, position, skin, true, filter, near, before)) {
            position.addLocal(before);
        }
    }

    private void meet(Vector3f left) {
        float friction = headOn(left, hit.normal()) ? headOnFriction : 1f;
        planes.clip(left);
        left.multLocal(friction * (1f - surfaceFriction));
        if (left.dot(wish) <= 0f) {
            left.set(0f, 0f, 0f);
        }
    }

    private int slideAsPublished(Vector3f position, Quaternion orientation, Vector3f displacement) {
        for (int met = 0; met < ITERATIONS; met++) {
            if (!(displacement.length() > variant.stop)) {
                return met;
            }
            if (!world.sweep(shape, orientation, position, displacement, filter, hit)) {
                position.addLocal(displacement);
                displacement.set(0f, 0f, 0f);
                return met;
            }
            float fraction = hit.fraction();
            before.set(displacement);
            advance(position, before, fraction);
            publishedSlide(variant, before, fraction, hit.normal(), displacement);
        }
        return ITERATIONS;
    }

    private static void advance(Vector3f position, Vector3f displacement, float share) {
        position.x += displacement.x * share;
        position.y += displacement.y * share;
        position.z += displacement.z * share;
    }

    /**
     * The published rule for the rest of a displacement after a contact.
     *
     * <pre>slid = v − (v·n) n, + 0.01 n unless head-on     v' = friction (1 − f) |v| · direction</pre>
     *
     * The direction is that of {@code slid}; the source takes it from the sweep's start, which adds {@code f v}.
     *
     * @param v displacement of the sweep (unaffected)
     * @param f fraction of the contact
     * @param n normal of the contact (unaffected)
     * @param store receives the new displacement; the source's is NaN where it has no direction
     */
    static void publishedSlide(Variant variant, Vector3f v, float f, Vector3f n, Vector3f store) {
        boolean headOn = headOn(v, n);
        float off = (headOn ? 0f : PUBLISHED_PUSH) - v.dot(n);
        float from = variant == Variant.SOURCE ? 1f + f : 1f;
        store.set(from * v.x + off * n.x, from * v.y + off * n.y, from * v.z + off * n.z);
        float length = store.length();
        if (length == 0f && variant == Variant.REPAIRED) {
            return;
        }
        store.multLocal((headOn ? PUBLISHED_HEAD_ON : 1f) * (1f - f) * v.length() / length);
    }

    private static boolean headOn(Vector3f v, Vector3f n) {
        return Math.abs(v.dot(n)) >= HEAD_ON * v.length();
    }
}
