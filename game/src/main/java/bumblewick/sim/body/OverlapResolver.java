package bumblewick.sim.body;

import bumblewick.math.Tick;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Moves bodies out of overlaps, such as those that a moving platform makes. A body comes out on the side on which it came in,
 * which follows from the relative motion; only one that was inside before takes the shortest way. Two bodies share the way by
 * their yields.
 *
 * <p>Source: RULES 6.7 and 6.8.
 */
final class OverlapResolver {
    /** Overlaps below this are ignored, in u. */
    private static final float NONE = 1e-4f;

    /** Passes over all bodies in a tick, because a push may cause another overlap. */
    private static final int ROUNDS = 4;

    private final BodyQueries queries;
    private final BodyField field;
    private final ContactList contacts = new ContactList();
    private final SweepHit hit = new SweepHit();
    private final Vector3f motion = new Vector3f();
    private final Vector3f start = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f carrier = new Vector3f();
    private float depth;

    OverlapResolver(BodyQueries queries, BodyField field) {
        this.queries = queries;
        this.field = field;
    }

    /** Resolves the overlaps of these bodies with everything. */
    void push(List<Body> bodies) {
        boolean pushed = true;
        for (int round = 0; round < ROUNDS && pushed; round++) {
            pushed = false;
            for (int i = 0; i < bodies.size(); i++) {
                pushed |= push(bodies.get(i));
            }
        }
    }

    private boolean push(Body body) {
        queries.overlaps(body, contacts);
        boolean pushed = false;
        for (int i = 0; i < contacts.size() && contacts.get(i).distance() < -NONE; i++) {
            SweepHit contact = contacts.get(i);
            Body other = contact.met() == null ? null : field.of(contact.met());
            findWay(body, other, contact);
            float share = share(body, other);
            pushed |= giveWay(body, contact.met(), share);
            if (other != null && other.moves()) {
                normal.negateLocal();
                pushed |= giveWay(other, body.solid(), 1f - share);
            }
        }
        return pushed;
    }

    /** The share of the way that a body goes when it overlaps another one, or null for what no body moves. */
    private static float share(Body body, Body other) {
        if (other == null || !other.moves()) {
            return 1f;
        }
        int own = body.def().yield();
        int all = own + other.def().yield();
        return all == 0 ? 0.5f : (float) own / all;
    }

    /** Finds normal and depth: by the motion that led into the overlap, or else the shortest way. */
    private void findWay(Body body, Body other, SweepHit contact) {
        normal.set(contact.normal());
        depth = -contact.distance();
        Solid met = contact.met();
        queries.carried(met, contact.point(), motion);
        if (other != null) {
            motion.subtractLocal(
                    body.before.x * Tick.SECONDS, body.before.y * Tick.SECONDS, body.before.z * Tick.SECONDS);
        }
        if (met == null || motion.lengthSquared() == 0f) {
            return;
        }
        body.centre.add(motion, start); // seen from the other, the body stood there and moved against its motion
        way.set(motion).negateLocal();
        if (queries.sweepAgainst(body, start, way, met, hit) && hit.distance() > -NONE) {
            normal.set(hit.normal());
            depth = (1f - hit.fraction()) * motion.dot(normal);
        }
    }

    /** Moves a body its share of the way; false if it has none. */
    private boolean giveWay(Body body, Solid from, float share) {
        if (share == 0f) {
            return false;
        }
        takeSpeedOf(body, from);
        way.set(normal).multLocal(share * (depth + TimeOfImpact.GAP));
        boolean stopped = queries.sweepStill(body, way, from, hit);
        float free = stopped ? hit.fraction() : 1f;
        body.shift(free * way.x, free * way.y, free * way.z);
        return true;
    }

    /** Gives a body that is pushed from the side the speed of what pushes it. */
    private void takeSpeedOf(Body body, Solid from) {
        Body other = from == null ? null : field.of(from);
        if (normal.y > SupportFinder.STEEP || (other != null && other.moves())) {
            return;
        }
        queries.velocity(from, body.centre, carrier);
        float missing = carrier.dot(normal) - body.velocity.dot(normal);
        Body.addAlong(body.velocity, normal, Math.max(0f, missing));
    }
}
