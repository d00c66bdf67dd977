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
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.run.Rail;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Wick's collision in the air: a ball that slides along the scenery and gives way to hazards. A piece that Wick meets head-on holds Wick back on the
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

    /** A hazard met faster than this, in u/s, costs a bee; what is slower only pushes. */
    private static final float STRIKES = 5f;

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
    private final HazardCollider hazards;
    private Hazard struck;
    private final Vector3f aside = new Vector3f(); // where a hazard shoves Wick in the next tick, in u

    public WickCollider(Rail rail, FlightDef def, SceneryStrip strip, StageHazards moving) {
        this.rail = rail;
        radius = def.bodyRadius();
        runHeight = def.runHeight();
        ball = new Sphere(radius);
        slide = new SlideMove(world, ball, filter, SlideMove.Variant.DEFAULT, SKIN, 1f, 0f);
        strip.addBodies(world, SCENERY);
        hazards = new HazardCollider(moving, ball);
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
        struck = null;
        rammed.clear();
        step.set(velocity).multLocal(Tick.SECONDS).addLocal(aside);
        aside.set(0f, 0f, 0f);
        boolean stopped = !slips() && meetHazards(position, velocity);
        boolean held = sweep(strip, position, velocity) && touched != null && isHeadOn();
        if (slips()) {
            position.addLocal(step);
            heldTicks = overlaps(position) || hazards.overlaps(position) ? heldTicks : 0;
            return;
        }
        slide.move(position, upright, step);
        if (touched != null) {
            clip(velocity);
        }
        if (held) {
            shoveAside(position, velocity);
        }
        if (stopped) {
            shoveOff(hazards.first(), position, velocity);
        }
        heldTicks = held || stopped || leaveHazard(position) ? heldTicks + 1 : 0;
    }

    /** Lets hazards bend the step; returns whether one holds Wick back on the rail. */
    private boolean meetHazards(Vector3f position, Vector3f velocity) {
        if (!hazards.bend(position, step, velocity)) {
            return false;
        }
        if (hazards.impact() > STRIKES) {
            struck = hazards.first().hazard();
        }
        return hazards.normal().z < -HEAD_ON;
    }

    /** Pushes Wick out of a hazard that has come over it; returns whether it was in one. */
    private boolean leaveHazard(Vector3f position) {
        if (!hazards.wayOut(position, step)) {
            return false;
        }
        float most = SHOVE_SPEED * Tick.SECONDS;
        float length = step.length();
        if (length > most) {
            step.multLocal(most / length);
        }
        slide.move(position, upright, step);
        return true;
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

    /** Shoves Wick around the piece of scenery that was met. */
    private void shoveAside(Vector3f position, Vector3f velocity) {
        shove(touched.minX(), touched.maxX(), touched.top(), position, velocity);
        slide.move(position, upright, step);
    }

    /** Shoves Wick around a piece of a hazard, by the box about it: in the next tick, for other pieces may be in the way. */
    private void shoveOff(HazardPiece piece, Vector3f position, Vector3f velocity) {
        Vector3f middle = piece.solid().position();
        float x = piece.reach(0);
        shove(middle.x - x, middle.x + x, middle.y + piece.reach(1), position, velocity);
        aside.set(step);
    }

    /** Sets the step to the shortest way around a box: left, right or over it. */
    private void shove(float minX, float maxX, float top, Vector3f position, Vector3f velocity) {
        float left = minX - radius < rail.minX() ? Float.MAX_VALUE : position.x - (minX - radius);
        float right = maxX + radius > rail.maxX() ? Float.MAX_VALUE : maxX + radius - position.x;
        float up = top + radius > rail.maxY() ? Float.MAX_VALUE : top + radius - position.y;
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

    /** Whether Wick slips through what has held it back for too long. */
    boolean slips() {
        return heldTicks > MOST_HELD;
    }

    /** The hazard that struck Wick in the last {@link #fly}, or null. */
    public Hazard struck() {
        return struck;
    }

    /** The scenery broken in the last {@link #fly}, nearest first. */
    public List<Scenery> rammed() {
        return rammed;
    }

    void addTo(StateHash hash) {
        hash.add(heldTicks);
        if (aside.x != 0f || aside.y != 0f) {
            hash.add(aside);
        }
    }
}
