package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Walks on the ground. The way is one on the plan, the ground gives it its height; walls take from it what would enter
 * them, and in the corner of two it ends. So a wall never lifts who walks against it, however it leans.
 *
 * <p>Nobody gets further on the plan than the way was long: steps and slopes do not speed up.
 */
final class GroundWalk {
    private static final int ITERATIONS = 5;

    /** A way this short is at its end, in u. */
    private static final float STOP = 1e-4f;

    private final Body body;
    private final Footing footing;
    private final Ground ground;
    private final Landing landing;
    private final Touches touches;
    private final StepUp step;
    private final Walls walls = new Walls();
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();
    private final Vector3f wish = new Vector3f();

    GroundWalk(Body body, Footing footing, Ground ground, Landing landing, Touches touches) {
        this.body = body;
        this.footing = footing;
        this.ground = ground;
        this.landing = landing;
        this.touches = touches;
        step = new StepUp(body, footing, landing);
    }

    /**
     * Walks.
     *
     * @param velocity horizontal; loses what walls take (modified)
     * @param seconds for how long
     */
    void walk(Vector3f velocity, float seconds) {
        wish.set(velocity.x * seconds, 0f, velocity.z * seconds);
        way.set(wish);
        walls.clear();
        for (int i = 0; i < ITERATIONS && length(way) > STOP; i++) {
            advance(velocity);
        }
        landing.settle(body.def.snapDown());
    }

    /** Goes on to the next thing in the way, and what is left of the way becomes what that leaves of it. */
    private void advance(Vector3f velocity) {
        ground.follow(way);
        touches.sweep();
        float free = body.free(way, hit);
        body.advance(way, free);
        way.multLocal(1f - free);
        way.y = 0f;
        if (free == 1f) {
            return;
        }
        if (footing.flat(hit.normal())) {
            landing.stand(hit);
            walls.clip(way, ground.normal());
            return;
        }
        float climbed = step.climb(hit, way);
        way.multLocal(1f - climbed);
        if (climbed == 0f) {
            SweepHit beside = step.besideStep();
            meetWall(beside == null ? hit : beside, velocity);
        }
    }

    private void meetWall(SweepHit wall, Vector3f velocity) {
        touches.addWall(wall, way);
        float friction = headOn(wall) ? body.def.headOnFriction() : 1f;
        walls.add(wall.normal());
        walls.clip(way, ground.normal());
        way.multLocal(friction);
        walls.clip(velocity, ground.normal());
        velocity.multLocal(friction);
        if (way.dot(wish) <= 0f) {
            way.set(0f, 0f, 0f);
        }
    }

    private boolean headOn(SweepHit wall) {
        return -wall.normal().dot(way) >= SlideMove.HEAD_ON * length(way);
    }

    private static float length(Vector3f v) {
        return (float) Math.sqrt(v.x * v.x + v.z * v.z);
    }
}
