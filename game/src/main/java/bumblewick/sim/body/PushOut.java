package bumblewick.sim.body;

import bumblewick.math.Tick;
import bumblewick.sim.collision.Contacts;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Ends overlaps, such as those that a moving platform makes. The side on which a body comes out is the one on which it
 * came in, as the relative motion of the two tells; only what was inside before takes the shortest way. Two bodies share
 * the way by their yields.
 *
 * <p>Source: RULES 6.7 and 6.8.
 */
final class PushOut {
    /** Overlaps below this are none, in u. */
    private static final float NONE = 1e-4f;

    /** A push may cause another; so many times all are looked at in a tick. */
    private static final int ROUNDS = 4;

    private final Surroundings surroundings;
    private final BodyField field;
    private final Contacts contacts = new Contacts();
    private final SweepHit hit = new SweepHit();
    private final Vector3f motion = new Vector3f();
    private final Vector3f start = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f carrier = new Vector3f();
    private float depth;

    PushOut(Surroundings surroundings, BodyField field) {
        this.surroundings = surroundings;
        this.field = field;
    }

    /** Ends the overlaps of these bodies with everything. */
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
        surroundings.overlaps(body, contacts);
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
        surroundings.carried(met, contact.point(), motion);
        if (other != null) {
            motion.subtractLocal(
                    body.before.x * Tick.SECONDS, body.before.y * Tick.SECONDS, body.before.z * Tick.SECONDS);
        }
        if (met == null || motion.lengthSquared() == 0f) {
            return;
        }
        body.centre.add(motion, start); // seen from the other, the body stood there and moved against its motion
        way.set(motion).negateLocal();
        if (surroundings.sweepAgainst(body, start, way, met, hit) && hit.distance() > -NONE) {
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
        way.set(normal).multLocal(share * (depth + Encounter.GAP));
        boolean stopped = surroundings.sweepStill(body, way, from, hit);
        float free = stopped ? hit.fraction() : 1f;
        body.shift(free * way.x, free * way.y, free * way.z);
        return true;
    }

    /** What is pushed from the side goes on with what pushes it. */
    private void takeSpeedOf(Body body, Solid from) {
        Body other = from == null ? null : field.of(from);
        if (normal.y > Grounds.STEEP || other != null && other.moves()) {
            return;
        }
        surroundings.velocity(from, body.centre, carrier);
        float missing = carrier.dot(normal) - body.velocity.dot(normal);
        Body.addAlong(body.velocity, normal, Math.max(0f, missing));
    }
}
