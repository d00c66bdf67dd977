package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Moves the character through the air: slides along all that it meets, and lands on walkable ground. */
final class AirMove {
    private static final int ITERATIONS = 5;

    /** A way shorter than this is over, in u. */
    private static final float STOP = 1e-4f;

    /** A fall along slopes is no faster than this many times what it sinks, and so many u/s. */
    private static final float SLIPS = 2.5f;

    private static final float SLIP = 1f;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundContact ground;
    private final GroundSnap groundSnap;
    private final ContactBuffer contacts;
    private final SlopeCrease slopeCrease;
    private final ClipPlanes planes = new ClipPlanes();
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();
    private final Vector3f wish = new Vector3f();
    private final Vector3f receding = new Vector3f();

    AirMove(
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
        slopeCrease = new SlopeCrease(body, walkable, ground);
    }

    /**
     * Flies.
     *
     * @param velocity loses what enters the surfaces met (modified)
     * @param seconds length of the move
     * @return seconds left after landing; 0 if it is still in the air
     */
    float fly(Vector3f velocity, float seconds) {
        ground.leave();
        planes.clear();
        wish.set(velocity).multLocal(seconds);
        way.set(wish);
        float from = body.feet.y;
        float left = seconds;
        for (int i = 0; i < ITERATIONS && way.length() > STOP; i++) {
            contacts.sweep();
            float free = body.free(way, hit);
            body.advance(way, free);
            if (free == 1f) {
                break;
            }
            left *= 1f - free;
            way.multLocal(1f - free);
            if (velocity.y <= 0f && walkable.holds(hit)) {
                groundSnap.stand(hit);
                return left;
            }
            meet(velocity, seconds, left);
        }
        if (velocity.y <= 0f && planes.size() > 0) {
            slip(velocity, (body.feet.y - from) / seconds);
        }
        return 0f;
    }

    /** Stands in a crease of two slopes that hold it together; otherwise a fall that gets no further does not grow faster. */
    private void slip(Vector3f velocity, float sinking) {
        if (planes.size() == 1 || !slopeCrease.stand(hit, planes)) {
            velocity.y = Math.max(velocity.y, Math.min(0f, sinking) * SLIPS - SLIP);
        }
    }

    private void meet(Vector3f velocity, float seconds, float left) {
        contacts.addWall(hit, way);
        if (hit.normal().y < ContactBuffer.CEILING && velocity.y > 0f) {
            velocity.y = 0f;
            way.y = 0f;
            wish.y = 0f;
        }
        if (velocity.y <= 0f && hit.normal().y > 0f) {
            recede(seconds);
            stop(wish, seconds);
            stop(way, left);
            stop(velocity, 1f);
        } else {
            receding.set(0f, 0f, 0f);
        }
        float friction = -hit.normal().dot(way) >= SlideMove.HEAD_ON * way.length() ? body.def.headOnFriction() : 1f;
        planes.add(hit.normal());
        planes.clip(way);
        clip(velocity.subtractLocal(receding));
        way.multLocal(friction);
        velocity.x *= friction;
        velocity.z *= friction;
        velocity.addLocal(receding);
        if (way.dot(wish) <= 0f) {
            way.set(0f, 0f, 0f);
        }
    }

    /** Computes how fast the slope draws back, horizontally: who follows it as fast as that does not run into it. */
    private void recede(float seconds) {
        receding.set(0f, 0f, 0f);
        if (hit.met() == null) {
            return;
        }
        Vector3f n = hit.normal();
        Vector3f was = hit.met().carryBack(hit.point(), receding);
        float back = Math.min(0f, n.x * (hit.point().x - was.x) + n.z * (hit.point().z - was.z));
        float share = back / (seconds * (n.x * n.x + n.z * n.z));
        receding.set(share * n.x, 0f, share * n.z);
    }

    /**
     * Stops at a steep slope as at a wall: speed against it must not carry the character up.
     *
     * @param v velocity, or way in a time (modified)
     */
    private void stop(Vector3f v, float time) {
        Vector3f n = hit.normal();
        float against = n.x * (v.x - time * receding.x) + n.z * (v.z - time * receding.z);
        float into = Math.min(0f, against) / (n.x * n.x + n.z * n.z);
        v.x -= into * n.x;
        v.z -= into * n.z;
    }

    /**
     * Clips the velocity. Nothing makes a rise faster. On a slope a fall keeps its vertical speed, of which each move makes the
     * part along the slope: v sin θ at once, and g sin θ more a second. What the slope turns into horizontal motion is not won
     * in addition, or a landing would make it faster than it came.
     */
    private void clip(Vector3f velocity) {
        float y = velocity.y;
        float before = HorizontalMotion.length(velocity.x, velocity.z);
        planes.clip(velocity);
        if (y > 0f) {
            velocity.y = Math.min(y, velocity.y);
            return;
        }
        velocity.y = y;
        float after = HorizontalMotion.length(velocity.x, velocity.z);
        if (after > before) {
            velocity.x *= before / after;
            velocity.z *= before / after;
        }
    }
}
