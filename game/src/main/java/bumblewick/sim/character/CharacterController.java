package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;

/**
 * An upright capsule that walks: it slides along walls, climbs steps, keeps to slopes, rides what moves and is pushed
 * by it. It knows nothing of keys, gravity or jumps: each tick it is told a velocity and says what became of it.
 *
 * <p>One move, in this order: out of what overlaps it; carried by what it stands on; its own way; down to the ground.
 * A velocity that points up leaves the ground; any other keeps to it, and then only its horizontal part counts.
 *
 * <p>Whoever owns moving solids moves them before this. The filter must not take a solid of the character's own.
 */
public final class CharacterController {
    private final Vector3f feet = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private final ConvexShape shape;

    /** Makes a character at the origin; {@linkplain #place place} it. */
    public CharacterController(CollisionWorld world, ControllerDef def, Filter filter) {
        shape = new Capsule(def.radius(), def.height() / 2f - def.radius());
    }

    /** Puts it somewhere at once, in the air, at full height; nothing is carried along. */
    public void place(Vector3f where) {
        feet.set(where);
    }

    /**
     * Moves for one step.
     *
     * @param velocity in u/s; loses what the surfaces took away, and its y while on the ground (modified)
     * @param seconds length of the step, more than 0
     */
    public void move(Vector3f velocity, float seconds) {}

    /**
     * Makes it low or, where there is room, high again; the feet stay.
     *
     * @return whether it now is as wanted
     */
    public boolean crouch(boolean low) {
        return true;
    }

    public boolean crouching() {
        return false;
    }

    /** The lowest point of the capsule. Owned by the controller. */
    public Vector3f feet() {
        return feet;
    }

    /** The capsule as it is now; its origin is half its height above the feet. */
    public ConvexShape shape() {
        return shape;
    }

    /** From feet to top, in u. */
    public float height() {
        return 0f;
    }

    /** Whether it stands on something that can be stood on. */
    public boolean grounded() {
        return false;
    }

    /** Of the ground, while grounded; otherwise up. */
    public Vector3f groundNormal() {
        return normal;
    }

    /** The owner's number of the ground's surface, 0 in the air. */
    public int groundSurface() {
        return 0;
    }

    /** What it stands on, or null for a mesh or the air. */
    public Solid groundSolid() {
        return null;
    }

    /** Whether the last move bumped into something above. */
    public boolean atCeiling() {
        return false;
    }

    /** Whether the last move met a wall: anything too steep to stand on. */
    public boolean atWall() {
        return false;
    }

    /** Of the wall that stopped most; valid while {@link #atWall()}. */
    public Vector3f wallNormal() {
        return normal;
    }

    /** That wall's solid, or null. */
    public Solid wallSolid() {
        return null;
    }

    /** The owner's number of that wall's surface. */
    public int wallSurface() {
        return 0;
    }

    /** How many solids the last move walked against. */
    public int pushes() {
        return 0;
    }

    /** One of them, 0 to {@code pushes() − 1}. */
    public Solid pushed(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** From that solid towards the character, length 1. */
    public Vector3f pushNormal(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** How far what it stands on carried it in the last move, in u. */
    public Vector3f carried() {
        return normal;
    }

    /** By how much what it stands on turned it in the last move, in radians. */
    public float carriedYaw() {
        return 0f;
    }

    /** How many times the last move swept and slid: what it cost. */
    public int iterations() {
        return 0;
    }

    /** How many contacts the last move made. */
    public int contacts() {
        return 0;
    }

    /** Where one of them touched, in world units. */
    public Vector3f contactPoint(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** From what it touched towards the character, length 1. */
    public Vector3f contactNormal(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    public void addTo(StateHash hash) {
        hash.add(feet);
    }
}
