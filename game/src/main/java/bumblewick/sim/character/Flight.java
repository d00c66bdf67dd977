package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Goes through the air: slides along all that it meets, and comes down on what holds. */
final class Flight {
    private static final int ITERATIONS = 5;

    /** A way this short is at its end, in u. */
    private static final float STOP = 1e-4f;

    /** A fall along slopes is no faster than this many times what it sinks, and so many u/s. */
    private static final float SLIPS = 2.5f;

    private static final float SLIP = 1f;

    private final Body body;
    private final Footing footing;
    private final Ground ground;
    private final Landing landing;
    private final Touches touches;
    private final Crevice crevice;
    private final Planes planes = new Planes();
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();
    private final Vector3f wish = new Vector3f();

    Flight(Body body, Footing footing, Ground ground, Landing landing, Touches touches) {
        this.body = body;
        this.footing = footing;
        this.ground = ground;
        this.landing = landing;
        this.touches = touches;
        crevice = new Crevice(body, footing, ground);
    }

    /**
     * Flies.
     *
     * @param velocity loses what it meets takes (modified)
     * @param seconds for how long
     * @return seconds that are left on the ground where it came down; 0 in the air
     */
    float fly(Vector3f velocity, float seconds) {
        ground.leave();
        planes.clear();
        wish.set(velocity).multLocal(seconds);
        way.set(wish);
        float from = body.feet.y;
        float left = seconds;
        for (int i = 0; i < ITERATIONS && way.length() > STOP; i++) {
            touches.sweep();
            float free = body.free(way, hit);
            body.advance(way, free);
            if (free == 1f) {
                break;
            }
            left *= 1f - free;
            way.multLocal(1f - free);
            if (velocity.y <= 0f && footing.holds(hit)) {
                landing.stand(hit);
                return left;
            }
            meet(velocity);
        }
        if (velocity.y <= 0f && planes.size() > 0) {
            slip(velocity, (body.feet.y - from) / seconds);
        }
        return 0f;
    }

    /** Two slopes may hold together; and a fall that gets no further does not grow. */
    private void slip(Vector3f velocity, float sinking) {
        if (planes.size() == 1 || !crevice.stand(hit, planes)) {
            velocity.y = Math.max(velocity.y, Math.min(0f, sinking) * SLIPS - SLIP);
        }
    }

    private void meet(Vector3f velocity) {
        touches.addWall(hit, way);
        if (hit.normal().y < Touches.CEILING && velocity.y > 0f) {
            velocity.y = 0f;
            way.y = 0f;
            wish.y = 0f;
        }
        if (velocity.y <= 0f && hit.normal().y > 0f) {
            stop(wish);
            stop(way);
            stop(velocity);
        }
        float friction = -hit.normal().dot(way) >= SlideMove.HEAD_ON * way.length() ? body.def.headOnFriction() : 1f;
        planes.add(hit.normal());
        planes.clip(way);
        clip(velocity);
        way.multLocal(friction);
        velocity.x *= friction;
        velocity.z *= friction;
        if (way.dot(wish) <= 0f) {
            way.set(0f, 0f, 0f);
        }
    }

    /** A steep slope is a wall to one who falls: speed against it must not carry up. */
    private void stop(Vector3f v) {
        Vector3f n = hit.normal();
        float into = Math.min(0f, n.x * v.x + n.z * v.z) / (n.x * n.x + n.z * n.z);
        v.x -= into * n.x;
        v.z -= into * n.z;
    }

    /** A fall keeps its speed on a slope, only the way is shorter; and nothing makes a rise faster. */
    private void clip(Vector3f velocity) {
        float y = velocity.y;
        planes.clip(velocity);
        velocity.y = y <= 0f ? y : Math.min(y, velocity.y);
    }
}
