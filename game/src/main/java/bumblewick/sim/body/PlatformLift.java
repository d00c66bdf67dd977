package bumblewick.sim.body;

import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Moves the bodies on a platform up and down with it, and the bodies on those, too. Sideways, friction carries them.
 *
 * <p>Source: RULES 6.2.
 */
final class PlatformLift {
    private final BodyQueries queries;
    private final BodyField field;
    private final Vector3f way = new Vector3f();
    private final SweepHit hit = new SweepHit();

    PlatformLift(BodyQueries queries, BodyField field) {
        this.queries = queries;
        this.field = field;
    }

    /** Lifts and lowers bodies as far as what they stood on a tick ago has moved since. */
    void carry(List<Body> bodies) {
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).lifted = false;
        }
        for (int i = 0; i < bodies.size(); i++) {
            float lift = lift(bodies.get(i));
            if (lift != 0f) {
                raise(bodies.get(i), lift);
            }
        }
    }

    private float lift(Body body) {
        if (body.lifted) {
            return body.lift;
        }
        body.lifted = true; // before looking below, in case two bodies think they stand on each other
        body.lift = 0f;
        Solid ground = body.bodySupport.solid();
        if (ground != null) {
            Body carrier = field.of(ground);
            body.lift = carrier != null && carrier.moves() ? lift(carrier) : liftOf(ground, body.bodySupport.point());
        }
        return body.lift;
    }

    private float liftOf(Solid platform, Vector3f point) {
        platform.carry(point, way);
        return way.y - point.y;
    }

    private void raise(Body body, float lift) {
        way.set(0f, lift, 0f);
        boolean stopped = queries.sweepStill(body, way, body.bodySupport.solid(), hit);
        body.shift(0f, stopped ? lift * hit.fraction() : lift, 0f);
    }
}
