package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/**
 * Steering behaviours of walkers: each sets the horizontal velocity that a walker wants. The further a walker is from the
 * middle of its area, the more it wants to go back.
 *
 * <p>Source: C. Reynolds, <i>Steering Behaviors For Autonomous Characters</i>, GDC 1999; RULES 7.
 */
final class WalkerSteering {
    /** The most by which a stroll changes its direction, in radians per tick. */
    private static final float BEND = 0.08f;

    private static final int SHORTEST_STROLL = Tick.of(1.5f);
    private static final int LONGEST_STROLL = Tick.of(4f);
    private static final int LONGEST_STOP = Tick.of(2f);

    /** How fast a walker turns, in radians per second. */
    private static final float TURN = 7f;

    /** Nearer than this, in u, it has arrived. */
    private static final float THERE = 0.05f;

    private WalkerSteering() {}

    /** Strolls and stands by turns, within its area. */
    static void wander(Walker w, RandomStream random) {
        w.wanderYaw += random.between(-BEND, BEND);
        if (--w.strollTicks < -w.id % LONGEST_STOP - SHORTEST_STROLL) {
            w.strollTicks = SHORTEST_STROLL + random.nextInt(LONGEST_STROLL - SHORTEST_STROLL);
            w.wanderYaw += random.between(-1f, 1f);
        }
        if (w.blocked) {
            w.wanderYaw += 0.5f * Trig.TURN + random.between(-0.5f, 0.5f);
        }
        float speed = w.strollTicks > 0 ? w.def.wander() : 0f;
        w.wish.set(speed * Trig.sin(w.wanderYaw), 0f, speed * Trig.cos(w.wanderYaw));
        homewards(w, w.def.wander());
    }

    /** Runs towards Wick; the nearer, the slower, so that the player can jump aside. */
    static void chase(Walker w, WickPerception perception) {
        float distance = perception.distance(w.position);
        towards(w, perception.feet, Math.min(w.def.speed(), Math.max(distance, w.def.wander())));
    }

    /** Runs away from Wick, but not out of its area. */
    static void flee(Walker w, WickPerception perception) {
        towards(w, perception.feet, -w.def.speed());
        homewards(w, w.def.speed());
    }

    /** Walks back to the middle of its area; returns whether it is there. */
    static boolean goHome(Walker w) {
        towards(w, w.home, w.def.wander());
        return distanceHome(w) < w.def.radius();
    }

    /** Stands still. */
    static void stand(Walker w) {
        w.wish.set(0f, 0f, 0f);
    }

    /** Keeps its way while it is in the air. */
    static void glide(Walker w) {
        w.wish.set(w.velocity.x, 0f, w.velocity.z);
    }

    /** Leaps up and across what it looks at, or home from where it came to by such a leap. */
    static void hop(Walker w) {
        float side = w.id % 2 == 0 ? 1f : -1f;
        w.velocity.set(side * w.def.speed() * Trig.cos(w.yaw), w.def.hop(), -side * w.def.speed() * Trig.sin(w.yaw));
        if (distanceHome(w) > 0.4f * w.def.home()) {
            towards(w, w.home, w.def.speed());
            w.velocity.set(w.wish.x, w.def.hop(), w.wish.z);
        }
        glide(w);
    }

    /** Turns to Wick. */
    static void face(Walker w, WickPerception perception) {
        turnTo(w, perception.feet.x - w.position.x, perception.feet.z - w.position.z);
    }

    /** Turns to the direction of its velocity. */
    static void faceAhead(Walker w) {
        turnTo(w, w.velocity.x, w.velocity.z);
    }

    private static void turnTo(Walker w, float x, float z) {
        if (x * x + z * z > THERE * THERE) {
            w.yaw = Trig.wrap(Trig.turn(w.yaw, Trig.atan2(x, z), TURN * Tick.SECONDS));
        }
    }

    private static void towards(Walker w, Vector3f place, float speed) {
        float x = place.x - w.position.x;
        float z = place.z - w.position.z;
        float distance = (float) Math.sqrt(x * x + z * z);
        float scale = distance < THERE ? 0f : speed / distance;
        w.wish.set(x * scale, 0f, z * scale);
    }

    /** Blends the wish with the way home: not at all in the middle, entirely at the edge of the area. */
    private static void homewards(Walker w, float speed) {
        float distance = distanceHome(w);
        float share = w.def.home() <= 0f ? 1f : Math.min(1f, distance / w.def.home());
        float weight = share * share * share;
        if (distance < THERE) {
            return;
        }
        float scale = weight * speed / distance;
        w.wish.set(
                (1f - weight) * w.wish.x + scale * (w.home.x - w.position.x),
                0f,
                (1f - weight) * w.wish.z + scale * (w.home.z - w.position.z));
    }

    private static float distanceHome(Walker w) {
        float x = w.home.x - w.position.x;
        float z = w.home.z - w.position.z;
        return (float) Math.sqrt(x * x + z * z);
    }
}
