package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Moves the character on the ground. The way is horizontal and the ground gives it its height; walls remove from it what
 * would enter them, and in the corner of two walls it ends. So a wall never lifts the character, however it leans.
 *
 * <p>The character never gets further horizontally than the way is long: steps and slopes do not speed it up.
 */
final class GroundMove {
    private static final int ITERATIONS = 5;

    /** A way shorter than this is over, in u. */
    private static final float STOP = 1e-4f;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundContact ground;
    private final GroundSnap groundSnap;
    private final ContactBuffer contacts;
    private final StepUp step;
    private final WallLines walls = new WallLines();
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();
    private final Vector3f wish = new Vector3f();

    GroundMove(
            CharacterCapsule body,
            WalkableGround walkable,
            GroundContact ground,
            GroundSnap groundSnap,
            ContactBuffer contacts) {
        this.body = body;
        this.walkable = walkable;
        this.ground = ground;
        this.groundSnap = groundSnap;
        this.contacts = contacts;
        step = new StepUp(body, walkable, groundSnap);
    }

    /**
     * Walks.
     *
     * @param velocity horizontal; loses what enters walls (modified)
     * @param seconds length of the move
     */
    void walk(Vector3f velocity, float seconds) {
        wish.set(velocity.x * seconds, 0f, velocity.z * seconds);
        way.set(wish);
        walls.clear();
        for (int i = 0; i < ITERATIONS && length(way) > STOP; i++) {
            advance(velocity);
        }
        groundSnap.settle(body.def.snapDown());
    }

    /** Moves to the next thing in the way, and clips the rest of the way by it. */
    private void advance(Vector3f velocity) {
        ground.follow(way);
        contacts.sweep();
        float free = body.free(way, hit);
        body.advance(way, free);
        way.multLocal(1f - free);
        way.y = 0f;
        if (free == 1f) {
            return;
        }
        if (walkable.flat(hit.normal())) {
            groundSnap.stand(hit);
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
        contacts.addWall(wall, way);
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
