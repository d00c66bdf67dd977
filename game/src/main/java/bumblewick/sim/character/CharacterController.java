package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;

/**
 * An upright capsule that walks: it slides along walls, climbs steps, keeps to slopes, rides what moves and is pushed
 * by it. It knows nothing of keys, gravity or jumps: each tick it is told a velocity and says what became of it.
 *
 * <p>One move, in this order: carried by what it stands on; out of what overlaps it; its own way; down to the ground. A
 * velocity that points up leaves the ground; any other keeps to it, and then only its horizontal part counts.
 *
 * <p>Whoever owns moving solids moves them before this. The filter must not take a solid of the character's own.
 */
public final class CharacterController {
    private final Body body;
    private final Footing footing;
    private final Ground ground = new Ground();
    private final Touches touches = new Touches();
    private final Carriage carriage = new Carriage();
    private final Recovery recovery;
    private final GroundWalk walk;
    private final Flight flight;
    private final Vector3f carried = new Vector3f();
    private final Vector3f way = new Vector3f();

    /** Makes a character at the origin; {@linkplain #place place} it. */
    public CharacterController(CollisionWorld world, ControllerDef def, Filter filter) {
        body = new Body(world, def, filter);
        footing = new Footing(body);
        Landing landing = new Landing(body, footing, ground, touches);
        recovery = new Recovery(body, footing, touches);
        walk = new GroundWalk(body, footing, ground, landing, touches);
        flight = new Flight(body, footing, ground, landing, touches);
    }

    /** Puts it somewhere at once, in the air, at full height; nothing is carried along. */
    public void place(Vector3f where) {
        body.feet.set(where);
        body.rise();
        ground.leave();
        carriage.board(null);
        carried.set(0f, 0f, 0f);
        touches.clear();
        recovery.put();
    }

    /**
     * Moves for one step.
     *
     * @param velocity in u/s; loses what the surfaces took away, and its y while on the ground (modified)
     * @param seconds length of the step, more than 0
     */
    public void move(Vector3f velocity, float seconds) {
        touches.clear();
        beCarried();
        recovery.run();
        goOwnWay(velocity, seconds);
        if (ground.firm()) {
            velocity.y = 0f;
        }
        carriage.board(ground.solid());
    }

    private void goOwnWay(Vector3f velocity, float seconds) {
        float onFoot = seconds;
        if (!ground.firm() || velocity.y > 0f) {
            onFoot = flight.fly(velocity, seconds);
        }
        if (ground.firm()) {
            walk.walk(velocity, onFoot);
        }
    }

    /** What it rides may carry it against something else, never through it. */
    private void beCarried() {
        carried.set(0f, 0f, 0f);
        if (carriage.displacement(body.feet, way)) {
            carried.set(body.feet);
            body.slide(way);
            body.feet.subtract(carried, carried);
        }
    }

    /**
     * Makes it low or, where there is room, high again; the feet stay.
     *
     * @return whether it now is as wanted
     */
    public boolean crouch(boolean low) {
        if (low) {
            body.lower();
        } else if (body.isLow() && body.canRise()) {
            body.rise();
            recovery.expect();
        }
        return body.isLow() == low;
    }

    public boolean crouching() {
        return body.isLow();
    }

    /** The lowest point of the capsule. Owned by the controller. */
    public Vector3f feet() {
        return body.feet;
    }

    /** The capsule as it is now; its origin is half its height above the feet. */
    public ConvexShape shape() {
        return body.shape();
    }

    /** From feet to top, in u. */
    public float height() {
        return body.height();
    }

    /** Whether it stands on something that can be stood on. */
    public boolean grounded() {
        return ground.firm();
    }

    /**
     * Whether there is ground to stand on all around the feet, too.
     *
     * @param reach how far from them, in u
     */
    boolean hasGroundAround(float reach) {
        return footing.around(feet(), reach);
    }

    /** Of the ground, while grounded; otherwise up. */
    public Vector3f groundNormal() {
        return ground.normal();
    }

    /** The owner's number of the ground's surface, 0 in the air. */
    public int groundSurface() {
        return ground.surface();
    }

    /** What it stands on, or null for a mesh or the air. */
    public Solid groundSolid() {
        return ground.solid();
    }

    /**
     * Whether what moves has held it against something else for some moves, deeper than it can get out of: its owner
     * should put it somewhere else.
     */
    public boolean crushed() {
        return recovery.crushed();
    }

    /** Whether the last move bumped into something above. */
    public boolean atCeiling() {
        return touches.ceiling();
    }

    /** Whether the last move met a wall: anything too steep to stand on. */
    public boolean atWall() {
        return touches.wall();
    }

    /** Of the wall that stopped most; valid while {@link #atWall()}. */
    public Vector3f wallNormal() {
        return touches.wallNormal();
    }

    /** That wall's solid, or null. */
    public Solid wallSolid() {
        return touches.wallSolid();
    }

    /** The owner's number of that wall's surface. */
    public int wallSurface() {
        return touches.wallSurface();
    }

    /** How many solids the last move walked against. */
    public int pushes() {
        return touches.pushes();
    }

    /** One of them, 0 to {@code pushes() − 1}. */
    public Solid pushed(int index) {
        return touches.pushed(index);
    }

    /** From that solid towards the character, length 1. */
    public Vector3f pushNormal(int index) {
        return touches.pushNormal(index);
    }

    /** How far what it stands on carried it in the last move, in u. */
    public Vector3f carried() {
        return carried;
    }

    /** By how much what it stands on turned it in the last move, in radians. */
    public float carriedYaw() {
        return carriage.yaw();
    }

    /** How many legs the last move had: each to the next thing in its way, and the look down to the ground. */
    public int iterations() {
        return touches.iterations();
    }

    /** How many contacts the last move made. */
    public int contacts() {
        return touches.size();
    }

    /** Where one of them touched, in world units. */
    public Vector3f contactPoint(int index) {
        return touches.point(index);
    }

    /** From what it touched towards the character, length 1. */
    public Vector3f contactNormal(int index) {
        return touches.normal(index);
    }

    public void addTo(StateHash hash) {
        hash.add(body.feet).add(body.isLow());
        ground.addTo(hash);
        carriage.addTo(hash);
        recovery.addTo(hash);
    }
}
