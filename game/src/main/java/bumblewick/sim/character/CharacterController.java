package bumblewick.sim.character;

import bumblewick.def.ControllerDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;

/**
 * Moves an upright capsule: it slides along walls, climbs steps, sticks to slopes, rides what moves and is pushed by it. It
 * knows nothing of keys, gravity or jumps: {@link #move} takes a velocity and changes it to what became of it.
 *
 * <p>A move has these parts, in this order: what it stands on carries it; it gets out of what overlaps it; it goes its own way;
 * it snaps down to the ground. A velocity that points up leaves the ground; any other stays on it, and then only the
 * horizontal part counts.
 *
 * <p>The owners of moving solids must move them before. The filter must not include a solid of the character's own.
 */
public final class CharacterController {
    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundContact ground = new GroundContact();
    private final ContactBuffer contacts = new ContactBuffer();
    private final PlatformRide platformRide = new PlatformRide();
    private final PenetrationRecovery recovery;
    private final GroundMove walk;
    private final AirMove flight;
    private final Vector3f carried = new Vector3f();
    private final Vector3f way = new Vector3f();

    /** Makes a character at the origin; {@linkplain #place place} it. */
    public CharacterController(CollisionWorld world, ControllerDef def, QueryFilter filter) {
        body = new CharacterCapsule(world, def, filter);
        walkable = new WalkableGround(body);
        GroundSnap groundSnap = new GroundSnap(body, walkable, ground, contacts);
        recovery = new PenetrationRecovery(body, walkable, contacts);
        walk = new GroundMove(body, walkable, ground, groundSnap, contacts);
        flight = new AirMove(body, walkable, ground, groundSnap, contacts);
    }

    /** Puts it somewhere at once, in the air, at full height. */
    public void place(Vector3f where) {
        body.feet.set(where);
        body.rise();
        ground.leave();
        platformRide.board(null);
        carried.set(0f, 0f, 0f);
        contacts.clear();
        recovery.put();
    }

    /**
     * Moves for one step.
     *
     * @param velocity in u/s; loses what the surfaces took away, and its y while on the ground (modified)
     * @param seconds length of the step, more than 0
     */
    public void move(Vector3f velocity, float seconds) {
        contacts.clear();
        ride();
        recovery.run();
        moveByItself(velocity, seconds);
        if (ground.firm()) {
            velocity.y = 0f;
        }
        platformRide.board(ground.solid());
    }

    private void moveByItself(Vector3f velocity, float seconds) {
        float onFoot = seconds;
        if (!ground.firm() || velocity.y > 0f) {
            onFoot = flight.fly(velocity, seconds);
        }
        if (ground.firm()) {
            walk.walk(velocity, onFoot);
        }
    }

    /** Lets what it stands on carry it; against something else, but never through it. */
    private void ride() {
        carried.set(0f, 0f, 0f);
        if (platformRide.displacement(body.feet, way)) {
            carried.set(body.feet);
            body.slide(way);
            body.feet.subtract(carried, carried);
        }
    }

    /**
     * Crouches or, where there is room, stands up again; the feet stay.
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
        return walkable.around(feet(), reach);
    }

    /** Normal of the ground while grounded; otherwise up. */
    public Vector3f groundNormal() {
        return ground.normal();
    }

    /** Surface of the ground, as its owner numbers them; 0 in the air. */
    public int groundSurface() {
        return ground.surface();
    }

    /** What it stands on, or null for a mesh or the air. */
    public Solid groundSolid() {
        return ground.solid();
    }

    /**
     * Whether a moving solid has squeezed it against something for some moves, deeper than it can get out of: its owner should
     * put it somewhere else.
     */
    public boolean crushed() {
        return recovery.crushed();
    }

    /** How deep it is in something that squeezes it, in u, when it has got out of it as far as it can. */
    public float overlap() {
        return recovery.overlap();
    }

    /** What the last move met. */
    public ContactBuffer contacts() {
        return contacts;
    }

    /** How far what it stands on carried it in the last move, in u. */
    public Vector3f carried() {
        return carried;
    }

    /** By how much what it stands on turned it in the last move, in radians. */
    public float carriedYaw() {
        return platformRide.yaw();
    }

    public void addTo(StateHash hash) {
        hash.add(body.feet).add(body.isLow());
        ground.addTo(hash);
        platformRide.addTo(hash);
        recovery.addTo(hash);
    }
}
