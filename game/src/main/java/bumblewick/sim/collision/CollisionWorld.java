package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The collision world: static triangle meshes and convex solids that move, and the queries on them.
 *
 * <p>Surfaces collide from both sides. A shape that starts in contact with or inside something is stopped by it, at
 * fraction 0, only where the displacement goes deeper; it can always leave. All results are the same on every machine
 * and whatever the order of triangles: of equal fractions the steeper contact wins, then the order of places.
 * Nothing is allocated by a query. Not thread-safe.
 */
public final class CollisionWorld {
    /** Overlaps below this are rounding, in u. */
    private static final double ROUNDING = 1e-4;

    private final List<TriangleMesh> meshes = new ArrayList<>();
    private final List<Integer> meshLayers = new ArrayList<>();
    private final SolidBroadPhase solids = new SolidBroadPhase();
    private int lastId = SweepHit.MESH;

    private final MeshQuery meshQuery = new MeshQuery();
    private final ConvexPair pair = new ConvexPair();
    private final PlacedShape mover = new PlacedShape();
    private final PlacedShape other = new PlacedShape();
    private final Bounds bounds = new Bounds();
    private final Bounds begin = new Bounds();
    private final Vector3d move = new Vector3d();
    private final Vector3f trial = new Vector3f();
    private final BestContact best = new BestContact();
    private final BestContact found = new BestContact();

    /**
     * Adds a mesh that never moves.
     *
     * @param layers a bit for each layer it belongs to
     */
    public void add(TriangleMesh mesh, int layers) {
        meshes.add(mesh);
        meshLayers.add(layers);
    }

    private boolean accepts(QueryFilter filter, int mesh) {
        return (filter.layers() & meshLayers.get(mesh)) != 0;
    }

    /**
     * Adds a solid at the origin; {@linkplain Solid#place place} it.
     *
     * @param layers a bit for each layer it belongs to
     * @param surface the owner's number of its surface, which each contact has
     */
    public Solid add(ConvexShape shape, int layers, int surface) {
        Solid solid = new Solid(solids, ++lastId, shape, layers, surface);
        solids.add(solid);
        return solid;
    }

    /** Removes a solid for good. */
    public void remove(Solid solid) {
        solids.remove(solid);
    }

    /**
     * Moves a shape along a straight line until it touches something.
     *
     * @param shape that moves
     * @param orientation of the shape, length 1 (unaffected)
     * @param start where its origin is, in world units (unaffected)
     * @param displacement how far to move; may be zero (unaffected)
     * @param filter what it can touch
     * @param store receives the first contact; its values are undefined if there is none
     * @return whether there is one
     */
    public boolean sweep(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f start,
            Vector3f displacement,
            QueryFilter filter,
            SweepHit store) {
        boolean fast = MeshQuery.knows(shape);
        if (!fast || !solids.isEmpty()) {
            mover.set(shape, orientation, 0, 0, 0);
        }
        move.set(displacement.x, displacement.y, displacement.z);
        store.clear();
        best.reset(1);
        for (int i = 0; i < meshes.size(); i++) {
            if (!accepts(filter, i)) {
                continue;
            }
            if (fast) {
                meshQuery.sweep(meshes.get(i), shape, orientation, start, displacement, store);
            } else {
                meshQuery.sweep(meshes.get(i), mover, start, move, best);
            }
        }
        return firstOf(start, filter, store);
    }

    /** Sweeps against the solids, and stores the first contact of all. */
    private boolean firstOf(Vector3f start, QueryFilter filter, SweepHit store) {
        best.fraction = Math.min(best.fraction, Math.nextUp(store.fraction));
        sweepSolids(start, filter);
        if (best.known() && best.soonerThan(store, move)) {
            best.report(store, start.x, start.y, start.z);
        }
        return store.fraction <= 1f;
    }

    private void sweepSolids(Vector3f start, QueryFilter filter) {
        if (solids.isEmpty()) {
            return;
        }
        around(start, 0);
        begin.set(bounds);
        bounds.stretch(move);
        int count = solids.find(bounds);
        for (int i = 0; i < count; i++) {
            Solid solid = solids.get(i);
            if (filter.accepts(solid)
                    && begin.reaches(solid.bounds(), move, best.limit())
                    && pair.sweep(mover, placed(solid, start), move, best.limit(), found)) {
                found.of(solid);
                if (found.soonerThan(best)) {
                    best.set(found);
                }
            }
        }
    }

    /** Bounds of the moving shape in the world, with some margin. */
    private void around(Vector3f position, double room) {
        bounds.enclose(mover);
        bounds.shift(position.x, position.y, position.z);
        bounds.grow(room + ROUNDING);
    }

    /** A solid as seen from an origin. */
    private PlacedShape placed(Solid solid, Vector3f origin) {
        Vector3f at = solid.position();
        other.set(
                solid.shape(),
                solid.orientation(),
                (double) at.x - origin.x,
                (double) at.y - origin.y,
                (double) at.z - origin.z);
        return other;
    }

    /**
     * Moves a shape along a straight line until it touches one solid, enabled or not; everything else is ignored. If the solid
     * moves, too, the displacement is relative to it.
     *
     * @param start where the shape's origin is, in world units (unaffected)
     * @param displacement how far to move (unaffected)
     * @param against the solid, where it is now
     * @param store receives the contact; unaffected if there is none
     * @return whether there is one
     */
    public boolean sweepAgainst(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f start,
            Vector3f displacement,
            Solid against,
            SweepHit store) {
        mover.set(shape, orientation, 0, 0, 0);
        move.set(displacement.x, displacement.y, displacement.z);
        if (!pair.sweep(mover, placed(against, start), move, 1, found)) {
            return false;
        }
        found.of(against);
        found.report(store, start.x, start.y, start.z);
        return true;
    }

    /** Like {@link #sweep} with a point. */
    public boolean ray(Vector3f start, Vector3f displacement, QueryFilter filter, SweepHit store) {
        mover.setPoint(0, 0, 0);
        move.set(displacement.x, displacement.y, displacement.z);
        store.clear();
        best.reset(1);
        for (int i = 0; i < meshes.size(); i++) {
            if (accepts(filter, i)) {
                meshQuery.ray(meshes.get(i), start, displacement, store);
            }
        }
        return firstOf(start, filter, store);
    }

    /** Whether a shape overlaps anything by more than a rounding error (1e-4 u). */
    public boolean overlaps(ConvexShape shape, Quaternion orientation, Vector3f position, QueryFilter filter) {
        return nearest(shape, orientation, position, -ROUNDING, filter);
    }

    /**
     * Finds what is nearest to a shape, or overlaps it most. A contact with an internal edge has the face's normal, along which
     * the way out may be longer than the distance: query again after moving out.
     *
     * @param range how far to search, in u
     * @param store receives distance (below 0 where they overlap), normal and point
     * @return whether there is anything in range
     */
    public boolean closest(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f position,
            float range,
            QueryFilter filter,
            SweepHit store) {
        boolean any = nearest(shape, orientation, position, range, filter);
        best.report(store, position.x, position.y, position.z);
        return any;
    }

    /**
     * Whether any solid may be near a shape, by their bounds. Much cheaper than {@link #closest}; it never misses a solid.
     *
     * @param range how far to search, in u
     */
    public boolean anySolidNear(
            ConvexShape shape, Quaternion orientation, Vector3f position, float range, QueryFilter filter) {
        mover.set(shape, orientation, 0, 0, 0);
        around(position, range);
        int count = solids.find(bounds);
        for (int i = 0; i < count; i++) {
            if (filter.accepts(solids.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean nearest(
            ConvexShape shape, Quaternion orientation, Vector3f position, double range, QueryFilter filter) {
        mover.set(shape, orientation, 0, 0, 0);
        around(position, Math.max(0, range));
        best.reset(range);
        for (int i = 0; i < meshes.size(); i++) {
            if (accepts(filter, i)) {
                meshQuery.nearest(meshes.get(i), mover, position, best);
            }
        }
        int count = solids.find(bounds);
        for (int i = 0; i < count; i++) {
            if (near(solids.get(i), position, best.range(), filter) && found.nearerThan(best)) {
                best.set(found);
            }
        }
        return best.known();
    }

    private boolean near(Solid solid, Vector3f position, double range, QueryFilter filter) {
        if (!filter.accepts(solid) || !pair.distance(mover, placed(solid, position), range, found)) {
            return false;
        }
        found.of(solid);
        return true;
    }

    /**
     * Finds everything near a shape: one contact for each triangle and each solid within range, in an order that does
     * not depend on how the world was built.
     *
     * @param range how far to search, in u
     * @param store receives the contacts
     */
    public void contacts(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f position,
            float range,
            QueryFilter filter,
            ContactList store) {
        mover.set(shape, orientation, 0, 0, 0);
        store.clear();
        for (int i = 0; i < meshes.size(); i++) {
            if (accepts(filter, i)) {
                meshQuery.contacts(meshes.get(i), mover, position, range, store);
            }
        }
        around(position, range);
        int count = solids.find(bounds);
        for (int i = 0; i < count; i++) {
            if (near(solids.get(i), position, range, filter)) {
                found.report(store.add(), position.x, position.y, position.z);
            }
        }
        store.sort();
    }

    /**
     * Finds the shortest straight way that frees a shape of all that it overlaps: out of a solid, or to the front of a
     * triangle, which is the outside of a closed mesh, even if most of the shape is behind it.
     *
     * @param gap to keep, in u
     * @param caught whether to leave two at once, too: in a wedge of two boxes each way out of one leads into the other
     * @param near scratch (modified)
     * @param store receives the displacement; unaffected if there is no such way
     * @return whether it overlaps something and there is a way
     */
    public boolean wayOut(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f position,
            float gap,
            boolean caught,
            QueryFilter filter,
            ContactList near,
            Vector3f store) {
        contacts(shape, orientation, position, 0f, filter, near);
        float shortest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < near.size() && near.get(i).distance < -ROUNDING; i++) {
            SweepHit hit = near.get(i);
            float way =
                    hit.front() ? gap - hit.distance : -(gap + hit.distance + width(shape, orientation, hit.normal));
            hit.normal.multLocal(way);
            for (int j = caught ? 0 : i; j <= i; j++) {
                joinWays(hit.normal, near.get(j).normal, trial);
                float length = trial.length();
                trial.addLocal(position);
                if (length < shortest && !overlaps(shape, orientation, trial, filter)) {
                    shortest = length;
                    trial.subtract(position, store);
                }
            }
        }
        return shortest < Float.POSITIVE_INFINITY;
    }

    /** Finds the shortest way that goes as far along each of two as they do; the first, if they are parallel. */
    private static void joinWays(Vector3f a, Vector3f b, Vector3f store) {
        float aa = a.lengthSquared();
        float bb = b.lengthSquared();
        float ab = a.dot(b);
        float open = aa * bb - ab * ab;
        boolean parallel = open <= ROUNDING * aa * bb;
        float shareA = parallel ? 1f : bb * (aa - ab) / open;
        float shareB = parallel ? 0f : aa * (bb - ab) / open;
        store.set(shareA * a.x + shareB * b.x, shareA * a.y + shareB * b.y, shareA * a.z + shareB * b.z);
    }

    /** How far a shape reaches from one end to the other along a direction of length 1. */
    private float width(ConvexShape shape, Quaternion orientation, Vector3f along) {
        mover.set(shape, orientation, 0, 0, 0);
        return (float) (mover.reach(along.x, along.y, along.z) + mover.reach(-along.x, -along.y, -along.z));
    }
}
