package bumblewick.sim.player;

import bumblewick.def.FlightDef;
import bumblewick.def.SceneryDef.Solidity;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.character.SlideMove;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.run.Rail;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Wick's collision in the air: a ball that slides along the scenery. A piece that Wick meets head-on holds Wick back on the
 * rail and shoves it to the nearest free side; breakable scenery bursts instead.
 */
public final class WickCollider {
    /** A surface met faster than this, in u/s, is a hard hit. */
    public static final float HARD = 15f;

    /** A surface that faces the flight by more than this holds Wick back; below, Wick slides past. */
    private static final float HEAD_ON = 0.6f;

    /** How fast a piece shoves Wick aside, in u/s. */
    private static final float SHOVE_SPEED = 14f;

    /** After this many ticks of being held back Wick slips through: no scenery may trap the rail. */
    private static final int MOST_HELD = 45;

    /** What is at most this far above the feet is run over, and holds Wick from below; in u. */
    private static final float STEP = 0.3f;

    private static final float SKIN = 0.01f;

    private static final int SCENERY = 1;

    private final Rail rail;
    private final float radius;
    private final float runHeight;
    private final CollisionWorld world = new CollisionWorld();
    private final Sphere ball;
    private final QueryFilter filter = new QueryFilter(SCENERY);
    private final SlideMove slide;
    private final SweepHit hit = new SweepHit();
    private final SweepHit above = new SweepHit();
    private final Vector3f step = new Vector3f();
    private final Vector3f probe = new Vector3f();
    private final Quaternion upright = new Quaternion();
    private final List<Scenery> rammed = new ArrayList<>(4);
    private int heldTicks;
    private float impact;
    private Scenery touched;

    public WickCollider(Rail rail, FlightDef def, SceneryStrip strip) {
        this.rail = rail;
        radius = def.bodyRadius();
        runHeight = def.runHeight();
        ball = new Sphere(radius);
        slide = new SlideMove(world, ball, filter, SlideMove.Variant.DEFAULT, SKIN, 1f, 0f);
        strip.addBodies(world, SCENERY);
    }

    /**
     * Moves Wick by a tick.
     *
     * @param position of the ball's middle (modified)
     * @param velocity loses what points into a surface (modified)
     */
    void fly(SceneryStrip strip, Vector3f position, Vector3f velocity) {
        impact = 0f;
        touched = null;
        rammed.clear();
        step.set(velocity).multLocal(Tick.SECONDS);
        boolean held = sweep(strip, position, velocity) && touched != null && isHeadOn();
        if (heldTicks > MOST_HELD) {
            position.addLocal(step);
            heldTicks = overlaps(position) ? heldTicks : 0;
            return;
        }
        slide.move(position, upright, step);
        if (touched != null) {
            clip(velocity);
        }
        if (held) {
            shoveAside(position, velocity);
        }
        heldTicks = held ? heldTicks + 1 : 0;
    }

    /** Sweeps ahead by a tick; breakable scenery is rammed and no longer in the way. */
    private boolean sweep(SceneryStrip strip, Vector3f position, Vector3f velocity) {
        while (world.sweep(ball, upright, position, step, filter, hit)) {
            float into = -velocity.dot(hit.normal());
            Scenery met = strip.of(hit.met());
            if (isLow(met, position) && stepUp(met, position)) {
                continue;
            }
            if (into > impact) {
                impact = into;
                touched = met;
            }
            if (into <= HARD || met.def().solidity() != Solidity.BREAKABLE) {
                return true;
            }
            met.setSolid(false);
            rammed.add(met);
        }
        return false;
    }

    private boolean isLow(Scenery met, Vector3f position) {
        float feet = position.y - runHeight;
        return met.top() <= feet + STEP && position.y < met.top() + radius + SKIN;
    }

    /** Returns whether there was room to rise over it. */
    private boolean stepUp(Scenery low, Vector3f position) {
        probe.set(0f, low.top() + Math.max(runHeight, radius + 2f * SKIN) - position.y, 0f);
        if (world.sweep(ball, upright, position, probe, filter, above)) {
            return false;
        }
        position.addLocal(probe);
        return true;
    }

    private boolean isHeadOn() {
        return hit.normal().z < -HEAD_ON;
    }

    private boolean overlaps(Vector3f position) {
        return world.overlaps(ball, upright, position, filter);
    }

    private void clip(Vector3f velocity) {
        float into = velocity.dot(hit.normal());
        if (into < 0f && touched.isSolid()) {
            velocity.x -= into * hit.normal().x;
            velocity.y -= into * hit.normal().y;
        }
    }

    /** Shoves Wick the shortest way around it: left, right or over it. */
    private void shoveAside(Vector3f position, Vector3f velocity) {
        Scenery s = touched;
        float left = s.minX() - radius < rail.minX() ? Float.MAX_VALUE : position.x - (s.minX() - radius);
        float right = s.maxX() + radius > rail.maxX() ? Float.MAX_VALUE : s.maxX() + radius - position.x;
        float up = s.top() + radius > rail.maxY() ? Float.MAX_VALUE : s.top() + radius - position.y;
        float way = SHOVE_SPEED * Tick.SECONDS;
        if (left <= right && left <= up) {
            step.set(-way, 0f, 0f);
            velocity.x = Math.min(velocity.x, 0f);
        } else if (right <= up) {
            step.set(way, 0f, 0f);
            velocity.x = Math.max(velocity.x, 0f);
        } else {
            step.set(0f, way, 0f);
            velocity.y = Math.max(velocity.y, 0f);
        }
        slide.move(position, upright, step);
    }

    /** Height of what is below Wick's feet: 0 or the top of a piece, in u. */
    float floor(Vector3f position, float feet) {
        float from = feet + STEP;
        probe.set(position.x, from, position.z);
        step.set(0f, -from, 0f);
        return from > 0f && world.ray(probe, step, filter, hit) ? Math.max(0f, hit.point().y) : 0f;
    }

    /** The greatest speed at which a surface was met in the last {@link #fly}, in u/s. */
    public float impact() {
        return impact;
    }

    /** The piece that was met at that speed, or null. */
    public Scenery touched() {
        return touched;
    }

    /** The scenery broken in the last {@link #fly}, nearest first. */
    public List<Scenery> rammed() {
        return rammed;
    }

    void addTo(StateHash hash) {
        hash.add(heldTicks);
    }
}
