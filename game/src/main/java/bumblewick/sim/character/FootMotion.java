package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * How Wick feels on foot: what a stick and three buttons become.
 *
 * <p>Source: RULES 5.
 */
public final class FootMotion {
    private final CharacterController controller;
    private final FootEvents events = new FootEvents();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f previousFeet = new Vector3f();

    /**
     * Makes Wick at the origin; {@linkplain #place place} it.
     *
     * @param surfaces by the number that the world's meshes and solids give to their surface (not copied)
     * @param filter what is solid for Wick; it must not take a solid of Wick's own
     */
    public FootMotion(CollisionWorld world, FootDef def, List<SurfaceDef> surfaces, Filter filter) {
        controller = new CharacterController(world, def.body(), filter);
    }

    /** Puts Wick somewhere at once and at rest; the ground there counts as safe. */
    public void place(Vector3f feet, float yaw) {
        controller.place(feet);
        previousFeet.set(feet);
    }

    /** One tick. Whoever owns moving solids has moved them before. */
    public void tick(FootInput input) {
        events.clear();
    }

    /**
     * Something that hurts touched Wick: it is thrown back, unless it is still immune from the last time.
     *
     * @param away direction of the throw, from what touched towards Wick; only the plan counts (unaffected)
     * @return whether it hurt
     */
    public boolean touchedBy(Vector3f away) {
        return false;
    }

    /** Throws Wick up, as after striking an enemy from above; {@code speed} in u/s. */
    public void throwUp(float speed) {}

    /** Rejoices from now on, standing. */
    public void cheer() {}

    /** Whether the feet are below a height, in u. */
    public boolean fellBelow(float height) {
        return controller.feet().y < height;
    }

    /** Puts Wick back on the last ground that was flat and stood still, at rest. */
    public void respawn() {}

    /** Where {@link #respawn()} would put the feet. */
    public Vector3f safeGround() {
        return previousFeet;
    }

    /** What happened in the last tick. */
    public FootEvents events() {
        return events;
    }

    /** Where the feet are. Not to be changed. */
    public Vector3f feet() {
        return controller.feet();
    }

    /** Where the feet were a tick ago. */
    public Vector3f previousFeet() {
        return previousFeet;
    }

    /** Where Wick faces, in radians. */
    public float yaw() {
        return 0f;
    }

    /** The same a tick ago. */
    public float previousYaw() {
        return 0f;
    }

    /** In u/s, without what a platform adds while it carries. */
    public Vector3f velocity() {
        return velocity;
    }

    public Motion motion() {
        return Motion.IDLE;
    }

    /** For how long it has been that motion. */
    public int motionTicks() {
        return 0;
    }

    /** How fast the walk is played: the share of the full stick that is followed, 0.2 to 1; 0 at rest. */
    public float speedFactor() {
        return 0f;
    }

    public boolean grounded() {
        return controller.grounded();
    }

    /** The surface's number, of the ground, or of the last one while in the air. */
    public int groundSurface() {
        return controller.groundSurface();
    }

    /** What Wick stands on, or null for the level itself or the air. */
    public Solid groundSolid() {
        return controller.groundSolid();
    }

    /** Whether the spin attack strikes now. */
    public boolean spinning() {
        return false;
    }

    /** Whether the jump attack dives now. */
    public boolean pounding() {
        return false;
    }

    public boolean gliding() {
        return false;
    }

    /** Whether Wick burns or still smokes. */
    public boolean burning() {
        return false;
    }

    /** Ticks of immunity left since it was hurt. */
    public int hurtTicks() {
        return 0;
    }

    /** The body underneath: contacts, iterations, the capsule. */
    public CharacterController controller() {
        return controller;
    }

    public void addTo(StateHash hash) {
        controller.addTo(hash);
    }
}
