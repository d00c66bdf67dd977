package bumblewick.sim.body;

import com.jme3.math.Vector3f;

/**
 * Resolves a collision: the displacements of both in this tick end where they touch, and they exchange speed for the next
 * tick. So a push travels by one body per tick.
 *
 * <p>Source: RULES 6.3 to 6.5.
 */
final class CollisionResponse {
    /** Slower than this, nothing bounces off the ground, in u/s: it comes to rest instead of trembling. */
    private static final float REST = 0.6f;

    /** A slower collision is not reported, in u/s. */
    private static final float NEWS = 0.3f;

    /** Least upward part of the normal of what is ground rather than a wall. */
    private static final float GROUND = 0.7f;

    private final BodyQueries queries;
    private final BodyHits hits;
    private final Vector3f carrier = new Vector3f();

    CollisionResponse(BodyQueries queries, BodyHits hits) {
        this.queries = queries;
        this.hits = hits;
    }

    void resolve(TimeOfImpact e) {
        if (e.b == null) {
            meetStill(e);
        } else {
            meetBody(e);
        }
    }

    private void meetStill(TimeOfImpact e) {
        Vector3f n = e.normal;
        float into = e.a.step.dot(n);
        Body.addAlong(e.a.step, n, -Math.min(0f, into));
        queries.velocity(e.met, e.point, carrier);
        float own = e.a.velocity.dot(n);
        float theirs = carrier.dot(n);
        if (own < theirs) {
            report(e, theirs - own);
            bounce(e.a, n, own, theirs, ImpulseExchange.WALL);
        }
    }

    private void meetBody(TimeOfImpact e) {
        Vector3f n = e.normal;
        stop(e.a, e.b, n);
        float a = e.a.velocity.dot(n);
        float b = e.b.velocity.dot(n);
        if (a < b) {
            report(e, b - a);
            float massA = e.a.mass(n.y < -GROUND);
            float massB = e.b.mass(n.y > GROUND);
            bounce(e.a, n, a, b, massB);
            bounce(e.b, n, b, a, massA);
        }
    }

    private void report(TimeOfImpact e, float speed) {
        if (speed >= NEWS) {
            hits.add(e.a, e.met, speed, e.point);
        }
    }

    /** Changes a body's speed along the normal, unless nothing can move it in that direction. */
    private static void bounce(Body body, Vector3f n, float own, float theirs, float otherMass) {
        boolean down = n.y > 0f ? own > theirs && n.y > GROUND : own < theirs && n.y < -GROUND;
        float mass = body.mass(down);
        if (mass == ImpulseExchange.WALL) {
            return;
        }
        boolean resting = Math.abs(n.y) > GROUND && Math.abs(own - theirs) < REST;
        float restitution = resting ? 0f : body.def().restitution();
        Body.addAlong(body.velocity, n, ImpulseExchange.speed(own, theirs, mass, otherMass, restitution) - own);
    }

    /** Removes the parts of the two displacements that point into each other; none gets longer. */
    private static void stop(Body bodyA, Body bodyB, Vector3f n) {
        float a = bodyA.step.dot(n);
        float b = bodyB.step.dot(n);
        float common = a * b <= 0f ? 0f : Math.abs(a) < Math.abs(b) ? a : b;
        Body.addAlong(bodyA.step, n, Math.max(a, common) - a);
        Body.addAlong(bodyB.step, n, Math.min(b, common) - b);
    }
}
