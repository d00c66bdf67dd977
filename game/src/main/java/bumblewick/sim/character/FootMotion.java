package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * How Wick feels on foot: what a stick and a few buttons become.
 *
 * <p>A jump counts a little after the ground was left and a little before it is reached; held, it goes higher; let go,
 * it is cut; held on in the fall, it glides, if there are bees enough. Spin strikes all around. Crouch pressed in the air
 * dives down and strikes the ground.
 *
 * <p>Source: RULES 5.
 */
public final class FootMotion {
    /** A blow throws up by this share of its speed. */
    private static final float HURT_RISE = 0.8f;

    private final FootDef def;
    private final CharacterController controller;
    private final FootEvents events = new FootEvents();
    private final JumpButton jump;
    private final Facing facing;
    private final Legs legs;
    private final Airtime air;
    private final Gait gait;
    private final Ailments ailments;
    private final Senses senses;
    private final SafeGround safe = new SafeGround();
    private final StaleDirection stale = new StaleDirection();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f move = new Vector3f();
    private final Vector3f previousFeet = new Vector3f();

    private boolean crouchHeld;
    private boolean cheering;
    private int spinTicks;

    /**
     * Makes Wick at the origin; {@linkplain #place place} it.
     *
     * @param surfaces by the number that the world's meshes and solids give to their surface (not copied)
     * @param filter what is solid for Wick; it must not take a solid of Wick's own
     */
    public FootMotion(CollisionWorld world, FootDef def, List<SurfaceDef> surfaces, Filter filter) {
        this.def = def;
        controller = new CharacterController(world, def.body(), filter);
        jump = new JumpButton(def.bufferTicks());
        facing = new Facing(def.turnSeconds());
        legs = new Legs(def);
        air = new Airtime(def);
        gait = new Gait(def);
        ailments = new Ailments(def);
        senses = new Senses(surfaces, controller, ailments);
    }

    /** Puts Wick somewhere at once and at rest; the ground there counts as safe. */
    public void place(Vector3f feet, float yaw) {
        safe.place(feet, yaw);
        stale.clear();
        putDown();
    }

    private void putDown() {
        controller.place(safe.feet());
        previousFeet.set(safe.feet());
        facing.place(safe.yaw());
        velocity.set(0f, 0f, 0f);
        air.clear();
        senses.clear();
        spinTicks = 0;
        ailments.recover();
    }

    /** One tick. Whoever owns moving solids has moved them before. */
    public void tick(FootInput input) {
        events.clear();
        previousFeet.set(controller.feet());
        spinTicks = Math.max(0, spinTicks - 1);
        ailments.tick(events);
        jump.tick(input.jump && hasSay());
        stoop(input);
        want(input);
        strike(input);
        leap();
        go(input.bees);
        feel();
        turn();
        gait.tick(this, events);
        safe.tick(controller, senses.surface(), facing.yaw());
    }

    private boolean hasSay() {
        return !ailments.stunned() && !cheering;
    }

    /** Crouches on the ground, for as long as wanted or there is no room; in the air a press dives. */
    private void stoop(FootInput input) {
        boolean wanted = input.crouch && hasSay();
        if (wanted && !crouchHeld && air.ticks() > 0 && !air.pounding()) {
            air.pound();
            velocity.set(0f, 0f, 0f);
            events.poundBegan = true;
        }
        crouchHeld = wanted;
        controller.crouch(wanted && controller.grounded());
    }

    private void want(FootInput input) {
        boolean wanted = !stale.holds(input);
        if (wanted && hasSay() && !air.pounding()) {
            legs.want(
                    input, senses.surface().speed() * (burning() ? def.burnSpeedFactor() : 1f), controller.crouching());
        } else {
            legs.rest();
        }
    }

    private void strike(FootInput input) {
        if (input.spin && hasSay() && spinTicks == 0 && !air.pounding()) {
            spinTicks = def.spinTicks();
            events.spinBegan = true;
        }
    }

    private void leap() {
        if (!jump.pressed() || air.pounding()) {
            return;
        }
        if (air.grounded() && controller.crouch(false)) {
            air.jump(senses.surface().effect() != SurfaceDef.Effect.STICKY);
            events.jumped = true;
            jump.obey();
        } else if (air.walled()) {
            velocity.set(air.wall()).multLocal(def.wallJumpSpeed());
            facing.face(velocity.x, velocity.z);
            air.kickOff();
            events.wallJumped = true;
            jump.obey();
        }
    }

    private void go(int bees) {
        boolean wasGrounded = controller.grounded();
        boolean wasGliding = air.gliding();
        boolean wasSliding = air.wallSliding();
        float vertical = 0f;
        if (wasGrounded && air.rise() <= 0f) {
            legs.walk(velocity, senses.surface());
        } else {
            vertical = steerAndFall(wasGrounded, bees);
        }
        move.set(velocity.x, vertical, velocity.z);
        controller.move(move, Tick.SECONDS);
        velocity.set(move.x, 0f, move.z);
        tellGround(wasGrounded, vertical);
        air.tick(controller, vertical, move.y);
        velocity.y = air.rise();
        events.glideBegan = air.gliding() && !wasGliding;
        events.wallSlideBegan = air.wallSliding() && !wasSliding;
    }

    /** In the tick of a jump the platform still carries; only then its speed is one's own. */
    private float steerAndFall(boolean jumpsNow, int bees) {
        if (!jumpsNow && !air.kicksOff()) {
            legs.fly(velocity, air.drift().x, air.drift().z);
        }
        return air.fall(jump, bees, air.leans(legs.wish()));
    }

    private void tellGround(boolean wasGrounded, float vertical) {
        if (wasGrounded && !controller.grounded()) {
            events.leftGround = true;
            velocity.addLocal(air.drift().x, 0f, air.drift().z);
        }
        if (!wasGrounded && controller.grounded()) {
            events.landed = true;
            events.landingSpeed = -vertical;
            events.poundLanded = air.pounding();
        }
    }

    private void feel() {
        facing.carry(controller.carriedYaw());
        float thrown = senses.feel(events);
        if (thrown != Senses.STAYS) {
            throwUp(thrown);
        }
        senses.push(legs.wish(), events);
    }

    private void turn() {
        Vector3f wish = legs.wish();
        if (wish.x != 0f || wish.z != 0f) {
            facing.turnTo(wish.x, wish.z);
        }
    }

    /**
     * Something that hurts touched Wick: it is thrown back, unless it is still immune from the last time.
     *
     * @param away direction of the throw, from what touched towards Wick; only the plan counts (unaffected)
     * @return whether it hurt
     */
    public boolean touchedBy(Vector3f away) {
        if (ailments.immune() > 0 || cheering) {
            return false;
        }
        ailments.hurt();
        spinTicks = 0;
        events.hurt = true;
        float length = Legs.length(away.x, away.z);
        if (length > 0f) {
            velocity.x = away.x / length * def.hurtSpeed();
            velocity.z = away.z / length * def.hurtSpeed();
        }
        throwUp(HURT_RISE * def.hurtSpeed());
        return true;
    }

    /** Throws Wick up, as after striking an enemy from above; {@code speed} in u/s. */
    public void throwUp(float speed) {
        air.leave(speed);
        velocity.y = speed;
    }

    /** Rejoices from now on, standing. */
    public void cheer() {
        cheering = true;
    }

    /** Whether the feet are below a height, in u. */
    public boolean fellBelow(float height) {
        return controller.feet().y < height;
    }

    /** Puts Wick back on the last ground that was flat and stood still, at rest; a direction that is held counts anew soon. */
    public void respawn() {
        putDown();
        stale.begin();
        events.respawned = true;
    }

    /** Where {@link #respawn()} would put the feet. */
    public Vector3f safeGround() {
        return safe.feet();
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
        return facing.yaw();
    }

    /** In u/s, without what a platform adds while it carries. Not to be changed. */
    public Vector3f velocity() {
        return velocity;
    }

    /** The velocity wanted, in u/s, y 0: also when something is in the way. Not to be changed. */
    public Vector3f wish() {
        return legs.wish();
    }

    public Motion motion() {
        return gait.motion();
    }

    /** For how long it has been that motion. */
    public int motionTicks() {
        return gait.ticks();
    }

    /** How fast the walk is played: the share of the full stick that is followed, 0.2 to 1; 0 at rest. */
    public float speedFactor() {
        return legs.factor();
    }

    /** How far the cycle of two steps has come, 0 (inclusive) to 1 (exclusive); a foot comes down at 0 and at ½. */
    public float stride() {
        return gait.stride();
    }

    public boolean grounded() {
        return controller.grounded();
    }

    /** The surface's number, of the ground, or of the last one while in the air. */
    public int groundSurface() {
        return senses.surfaceIndex();
    }

    /** What Wick stands on, or null for the level itself or the air. */
    public Solid groundSolid() {
        return controller.groundSolid();
    }

    /** Whether the spin attack strikes now. */
    public boolean spinning() {
        return spinTicks > 0;
    }

    /** Whether the jump attack dives now. */
    public boolean pounding() {
        return air.pounding();
    }

    public boolean gliding() {
        return air.gliding();
    }

    public boolean wallSliding() {
        return air.wallSliding();
    }

    public boolean cheering() {
        return cheering;
    }

    /** Whether a blow still leaves Wick no say. */
    public boolean stunned() {
        return ailments.stunned();
    }

    /** Whether Wick burns or still smokes. */
    public boolean burning() {
        return ailments.burning();
    }

    /** Ticks of immunity left since it was hurt. */
    public int hurtTicks() {
        return ailments.immune();
    }

    /** The body underneath: contacts, iterations, the capsule. */
    public CharacterController controller() {
        return controller;
    }

    public void addTo(StateHash hash) {
        controller.addTo(hash);
        jump.addTo(hash);
        facing.addTo(hash);
        air.addTo(hash);
        gait.addTo(hash);
        safe.addTo(hash);
        stale.addTo(hash);
        hash.add(velocity).add(crouchHeld).add(cheering);
        senses.addTo(hash);
        ailments.addTo(hash);
        hash.add((long) spinTicks);
    }
}
