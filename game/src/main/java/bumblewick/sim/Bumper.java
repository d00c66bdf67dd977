package bumblewick.sim;

import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * Keeps Wick's body out of solid scenery: the ball is pushed out of the boxes and loses the speed that points into
 * them, so that it slides along. Flown into head-on, a box holds Wick back on the rail and shoves it towards the
 * nearest free side.
 *
 * <p>The one place that knows how Wick and scenery meet; a sweeping controller can take its place.
 */
final class Bumper {
    /** A surface that faces the flight by more than this stops it; below, Wick slides past. */
    private static final float HEAD_ON = 0.6f;

    /** How fast Wick is shoved to the free side, in u/s. */
    private static final float SHOVE_SPEED = 14f;

    /** After this many ticks of being held back Wick slips through: no scenery may trap the rail. */
    private static final int MOST_HELD = 45;

    /** A floor holds Wick if it is at most this far below the feet, in u. */
    private static final float STEP = 0.3f;

    private final StageDef.Corridor corridor;
    private final float radius;
    private final Vector3f normal = new Vector3f();
    private int heldTicks;
    private float impact;
    private Scenery touched;

    Bumper(StageDef.Corridor corridor, float radius) {
        this.corridor = corridor;
        this.radius = radius;
    }

    /**
     * Puts the body where it does not overlap.
     *
     * @param position of the ball (modified)
     * @param velocity loses what points into a surface (modified)
     */
    void settle(SceneryStrip strip, Vector3f position, Vector3f velocity) {
        impact = 0f;
        touched = null;
        boolean held = false;
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.stops() && !s.gone && near(s, position) && overlaps(s, position)) {
                held |= push(s, position, velocity);
            }
        }
        heldTicks = held ? heldTicks + 1 : 0;
    }

    /** Height of what is below Wick's feet: 0 or the top of a box, in u. */
    float floor(SceneryStrip strip, Vector3f position, float feet) {
        float floor = 0f;
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.stops()
                    && !s.gone
                    && s.top() > floor
                    && s.top() <= feet + STEP
                    && position.x > s.minX()
                    && position.x < s.maxX()
                    && position.z > s.minZ()
                    && position.z < s.maxZ()) {
                floor = s.top();
            }
        }
        return floor;
    }

    /** The greatest speed at which a surface was met in the last {@link #settle}, in u/s. */
    float impact() {
        return impact;
    }

    /** What was met at that speed, or null. */
    Scenery touched() {
        return touched;
    }

    private boolean near(Scenery s, Vector3f position) {
        return s.minZ() < position.z + radius && s.maxZ() > position.z - radius;
    }

    /** Also sets the normal. */
    private boolean overlaps(Scenery s, Vector3f position) {
        float square = Box.away(s, position, normal).lengthSquared();
        return square < radius * radius;
    }

    /** Returns whether the piece holds Wick back. */
    private boolean push(Scenery s, Vector3f position, Vector3f velocity) {
        float distance = normal.length();
        if (distance == 0f) {
            normal.set(0f, 0f, -1f);
            distance = position.z - s.minZ();
            distance = -distance;
        } else {
            normal.multLocal(1f / distance);
        }
        float into = -velocity.dot(normal);
        if (into > impact) {
            impact = into;
            touched = s;
        }
        if (heldTicks > MOST_HELD) {
            return true;
        }
        boolean breaks = s.def().solidity() == SceneryDef.Solidity.BREAKABLE;
        if (normal.z < -HEAD_ON) {
            if (!breaks) {
                position.z = Math.min(position.z, s.minZ() - radius);
                velocity.z = 0f;
                shove(s, position, velocity);
            }
            return !breaks;
        }
        float depth = radius - distance;
        position.x += normal.x * depth;
        position.y += normal.y * depth;
        if (into > 0f) {
            velocity.x += normal.x * into;
            velocity.y += normal.y * into;
        }
        return false;
    }

    private void shove(Scenery s, Vector3f position, Vector3f velocity) {
        float left = s.minX() - radius < corridor.minX() ? Float.MAX_VALUE : position.x - (s.minX() - radius);
        float right = s.maxX() + radius > corridor.maxX() ? Float.MAX_VALUE : s.maxX() + radius - position.x;
        float up = s.top() + radius > corridor.maxY() ? Float.MAX_VALUE : s.top() + radius - position.y;
        float step = SHOVE_SPEED * Tick.SECONDS;
        if (left <= right && left <= up) {
            position.x -= step;
            velocity.x = Math.min(velocity.x, 0f);
        } else if (right <= up) {
            position.x += step;
            velocity.x = Math.max(velocity.x, 0f);
        } else {
            position.y += step;
            velocity.y = Math.max(velocity.y, 0f);
        }
    }

    void addTo(StateHash hash) {
        hash.add(heldTicks);
    }
}
