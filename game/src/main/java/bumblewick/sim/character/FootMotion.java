package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.motion.Drift;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Wick's motion on foot: turns stick and buttons into running, jumping, gliding, spinning and diving.
 *
 * <p>A jump counts a little after the ground was left (coyote time) and a little before it is reached (jump buffer). Held, it
 * goes higher; released, it is cut; held in the fall, it glides, if there are bees enough. Spin strikes all around. Crouch
 * pressed in the air dives down and strikes the ground.
 *
 * <p>Source: RULES 5.
 */
public final class FootMotion {
    private static final float FELL_ASIDE = 0.3f; // u between safe ground and a fall that came from its side

    /** A hit throws Wick up by this share of its speed. */
    private static final float HURT_RISE = 0.8f;

    private final FootDef def;
    private final CharacterController controller;
    private final FootEvents events = new FootEvents();
    private final JumpBuffer jump;
    private final Facing facing;
    private final HorizontalMotion horizontal;
    private final VerticalMotion air;
    private final GaitTracker gait;
    private final StatusEffects statusEffects;
    private final SurfaceResponse surfaceResponse;
    private final SafeGround safe = new SafeGround();
    private final HeldDirectionBlock stale = new HeldDirectionBlock();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f move = new Vector3f();
    private final Vector3f wanted = new Vector3f(); // the move before anything is in the way
    private final Drift drift = new Drift();
    private final Vector3f previousFeet = new Vector3f();
    private boolean crouchHeld;
    private boolean cheering;
    private int spinTicks;

    /**
     * Makes Wick at the origin; {@linkplain #place place} it.
     *
     * @param surfaces by the number that the world's meshes and solids give their surface (not copied)
     * @param filter what is solid for Wick; it must not include a solid of Wick's own
     */
    public FootMotion(CollisionWorld world, FootDef def, List<SurfaceDef> surfaces, QueryFilter filter) {
        this.def = def;
        controller = new CharacterController(world, def.body(), filter);
        jump = new JumpBuffer(def.bufferTicks());
        facing = new Facing(def.turnSeconds());
        horizontal = new HorizontalMotion(def);
        air = new VerticalMotion(def);
        gait = new GaitTracker(def);
        statusEffects = new StatusEffects(def);
        surfaceResponse = new SurfaceResponse(surfaces, controller, statusEffects);
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
        surfaceResponse.clear();
        spinTicks = 0;
        statusEffects.recover();
    }

    /** Advances by a tick. The owners of moving solids must move them before. */
    public void tick(FootInput input) {
        events.clear();
        previousFeet.set(controller.feet());
        spinTicks = Math.max(0, spinTicks - 1);
        statusEffects.tick(events);
        jump.tick(input.jump && isInControl());
        crouchOrDive(input);
        want(input);
        strike(input);
        leap();
        go(input);
        applySurfaces();
        turn();
        gait.tick(this, events);
        safe.tick(controller, surfaceResponse.surface(), facing.yaw());
    }

    private boolean isInControl() {
        return !statusEffects.stunned() && !cheering;
    }

    /** Crouches on the ground while wanted or while there is no room to stand up; in the air a press dives. */
    private void crouchOrDive(FootInput input) {
        boolean wanted = input.crouch && isInControl();
        if (wanted && !crouchHeld && air.ticks() > 0 && !air.pounding()) {
            air.pound();
            velocity.set(0f, 0f, 0f);
            events.add(FootEvent.POUND_BEGAN);
        }
        crouchHeld = wanted;
        controller.crouch(wanted && controller.grounded());
    }

    private void want(FootInput input) {
        boolean wanted = !stale.holds(input);
        if (wanted && isInControl() && !air.pounding()) {
            horizontal.want(
                    input,
                    surfaceResponse.surface().speed() * (burning() ? def.burnSpeedFactor() : 1f) * input.factor,
                    controller.crouching());
        } else {
            horizontal.rest();
        }
    }

    private void strike(FootInput input) {
        if (input.spin && isInControl() && spinTicks == 0 && !air.pounding()) {
            spinTicks = def.spinTicks();
            events.add(FootEvent.SPIN_BEGAN);
        }
    }

    private void leap() {
        if (!jump.pressed() || air.pounding()) {
            return;
        }
        if (air.grounded() && controller.crouch(false)) {
            air.jump(surfaceResponse.surface().effect() != SurfaceDef.Effect.STICKY);
            events.add(FootEvent.JUMPED);
            jump.consume();
        } else if (air.walled()) {
            velocity.set(air.wall()).multLocal(def.wallJumpSpeed());
            facing.face(velocity.x, velocity.z);
            air.kickOff();
            events.add(FootEvent.WALL_JUMPED);
            jump.consume();
        }
    }

    private void go(FootInput input) {
        boolean wasGrounded = controller.grounded();
        boolean wasGliding = air.gliding();
        boolean wasSliding = air.wallSliding();
        float vertical = 0f;
        boolean walks = wasGrounded && air.rise() <= 0f;
        if (walks) {
            horizontal.walk(velocity, surfaceResponse.surface());
        } else {
            vertical = steerAndFall(wasGrounded, input.bees);
        }
        move.set(velocity.x, vertical, velocity.z);
        drift.addTo(move, input.airX, walks ? 0f : input.airY, input.airZ);
        wanted.set(move);
        controller.move(move, Tick.SECONDS);
        drift.meet(wanted, move);
        drift.removeFrom(move);
        velocity.set(move.x, 0f, move.z);
        reportGround(wasGrounded, vertical);
        air.tick(controller, vertical, move.y);
        velocity.y = air.rise();
        events.addIf(air.gliding() && !wasGliding, FootEvent.GLIDE_BEGAN);
        events.addIf(air.wallSliding() && !wasSliding, FootEvent.WALL_SLIDE_BEGAN);
    }

    /** Steers and applies gravity; in the tick of a jump the platform still carries Wick. */
    private float steerAndFall(boolean jumpsNow, int bees) {
        if (!jumpsNow && !air.kicksOff()) {
            horizontal.fly(velocity, air.drift().x, air.drift().z);
        }
        return air.fall(jump, bees, air.leans(horizontal.wish()));
    }

    private void reportGround(boolean wasGrounded, float vertical) {
        if (wasGrounded && !controller.grounded()) {
            velocity.addLocal(air.drift().x, 0f, air.drift().z);
        }
        if (!wasGrounded && controller.grounded()) {
            events.add(FootEvent.LANDED);
            events.landingSpeed = -vertical;
            events.addIf(air.pounding(), FootEvent.POUND_LANDED);
            horizontal.land(controller.groundSolid(), feet(), velocity);
        }
    }

    private void applySurfaces() {
        facing.carry(controller.carriedYaw());
        float thrown = surfaceResponse.apply(events);
        if (thrown != SurfaceResponse.STAYS) {
            launch(thrown);
        }
        surfaceResponse.push(horizontal.wish(), events);
    }

    private void turn() {
        Vector3f wish = horizontal.wish();
        if (wish.x != 0f || wish.z != 0f) {
            facing.turnTo(wish.x, wish.z);
        }
    }

    /**
     * Throws Wick back after a touch that hurts, unless it is still immune; returns whether it hurt.
     *
     * @param away direction of the throw, from what touched towards Wick; only its horizontal part counts (unaffected)
     */
    public boolean hurtFrom(Vector3f away) {
        if (statusEffects.immune() > 0 || cheering) {
            return false;
        }
        statusEffects.hurt();
        spinTicks = 0;
        float length = HorizontalMotion.length(away.x, away.z);
        if (length > 0f) {
            velocity.x = away.x / length * def.hurtSpeed();
            velocity.z = away.z / length * def.hurtSpeed();
        }
        launch(HURT_RISE * def.hurtSpeed());
        return true;
    }

    /** Throws Wick up, as after a jump on a head; {@code speed} in u/s. */
    public void launch(float speed) {
        air.leave(speed);
        velocity.y = speed;
    }

    /** Throws Wick, who for some ticks can neither steer nor glide; {@code thrown} in u/s (unaffected). */
    public void throwBy(Vector3f thrown, int ticks) {
        air.throwFor(thrown.y, ticks);
        velocity.set(thrown);
        facing.face(thrown.x, thrown.z);
    }

    /** Sets Wick on fire and throws Wick up, as lava does; {@code speed} in u/s. */
    public void burn(float speed) {
        statusEffects.burn();
        launch(speed);
    }

    /** Lets Wick stand and cheer from now on. */
    public void cheer() {
        cheering = true;
    }

    /**
     * Puts Wick back on the last safe ground, at rest, with the back to where Wick fell; the direction that is held now is
     * ignored for a while.
     */
    public void respawn() {
        float x = safe.feet().x - controller.feet().x;
        float z = safe.feet().z - controller.feet().z;
        putDown();
        if (x * x + z * z > FELL_ASIDE * FELL_ASIDE) {
            facing.place(Trig.atan2(x, z));
        }
        stale.begin();
        events.add(FootEvent.RESPAWNED);
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
        return horizontal.wish();
    }

    public Locomotion motion() {
        return gait.motion();
    }

    /** Ticks since that motion began. */
    public int motionTicks() {
        return gait.ticks();
    }

    /** The share of full speed that the stick asks for, 0.2 to 1; 0 at rest. */
    public float speedFactor() {
        return horizontal.factor();
    }

    /** Share of the cycle of two steps, 0 (inclusive) to 1 (exclusive); a foot comes down at 0 and at ½. */
    public float stride() {
        return gait.stride();
    }

    public boolean grounded() {
        return controller.grounded();
    }

    /** Index of the ground's surface in the rules; in the air that of the last ground. */
    public int groundSurface() {
        return surfaceResponse.surfaceIndex();
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

    /** Whether Wick is stunned by a hit. */
    public boolean stunned() {
        return statusEffects.stunned();
    }

    /** Whether Wick burns or still smokes. */
    public boolean burning() {
        return statusEffects.burning();
    }

    /** Ticks of immunity left since it was hurt. */
    public int hurtTicks() {
        return statusEffects.immune();
    }

    /** The character controller: contacts, iterations, the capsule. */
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
        surfaceResponse.addTo(hash);
        statusEffects.addTo(hash);
        hash.add((long) spinTicks);
    }
}
