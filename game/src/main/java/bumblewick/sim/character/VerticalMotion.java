package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * Wick's vertical motion: jump, fall, glide, wall slide and dive; and for how long after leaving the ground, a wall or a
 * platform these still count.
 */
final class VerticalMotion {
    /** Wick can slide down and jump from a wall only if it leans by less than this. */
    private static final float UPRIGHT = 0.3f;

    /** The stick points against a wall if the cosine of their angle is at least this. */
    private static final float LEANS = 0.3f;

    /** Ticks after a jump from a wall in which the player cannot steer. */
    private static final int KICK_TICKS = 10;

    /**
     * A wall whose normal has at least this cosine with that of the wall last jumped from is the same wall: one wall alone
     * cannot be climbed, not even by gliding back to it.
     */
    private static final float SAME_WALL = -0.2f;

    private final FootDef def;
    private final Gravity gravity;

    /** Vertical speed, in u/s; 0 on the ground. */
    private float rise;

    /** Whether releasing the button cuts the rise. */
    private boolean cuttable;

    /** Whether the ground was left by a jump or a throw, after which there is no coyote time. */
    private boolean leapt;

    private int ticks;
    private boolean gliding;
    private boolean wallSliding;
    private boolean pounding;
    private final Vector3f wall = new Vector3f();
    private final Vector3f kicked = new Vector3f(); // normal of the wall last jumped from, until the ground is touched
    private int wallTicks = Integer.MAX_VALUE;
    private final Vector3f drift = new Vector3f();
    private int driftTicks;
    private int kickTicks;

    VerticalMotion(FootDef def) {
        this.def = def;
        gravity = new Gravity(def);
    }

    /** At rest, in the air. */
    void clear() {
        rise = 0f;
        cuttable = false;
        leapt = true;
        ticks = 0;
        gliding = false;
        wallSliding = false;
        pounding = false;
        wallTicks = Integer.MAX_VALUE;
        driftTicks = 0;
        kickTicks = 0;
        drift.set(0f, 0f, 0f);
        kicked.set(0f, 0f, 0f);
    }

    /** Whether Wick can jump from the ground: on it, or within the coyote time. */
    boolean grounded() {
        return !leapt && ticks <= def.coyoteTicks();
    }

    /** Whether Wick can jump from a wall. */
    boolean walled() {
        boolean same = hasKicked() && wall.dot(kicked) >= SAME_WALL;
        return ticks > 0 && wallTicks <= def.coyoteTicks() && !same;
    }

    private boolean hasKicked() {
        return kicked.x != 0f || kicked.z != 0f;
    }

    /** Horizontal normal of that wall, length 1. */
    Vector3f wall() {
        return wall;
    }

    /** Jumps; the speed of a rising platform is added. */
    void jump(boolean mayBeCut) {
        leave(gravity.leap() + Math.max(0f, drift.y));
        cuttable = mayBeCut;
    }

    /** Jumps from a wall. */
    void kickOff() {
        leave(gravity.leap());
        kicked.set(wall);
        cuttable = true;
        kickTicks = KICK_TICKS;
    }

    /** Whether it is too soon after a jump from a wall to steer. */
    boolean kicksOff() {
        return kickTicks > 0;
    }

    /** Throws Wick up, in u/s. */
    void leave(float speed) {
        kicked.set(0f, 0f, 0f);
        rise = speed;
        leapt = true;
        cuttable = false;
        pounding = false;
        wallTicks = Integer.MAX_VALUE;
    }

    /** Throws Wick up, who for some ticks can neither steer nor glide. */
    void throwFor(float speed, int forTicks) {
        leave(speed);
        kickTicks = forTicks;
    }

    /** Dives. */
    void pound() {
        pounding = true;
        gliding = false;
        wallSliding = false;
        leapt = true;
        cuttable = false;
        rise = -def.poundSpeed();
    }

    /**
     * Applies gravity for a tick.
     *
     * @param jump the button
     * @param bees that could carry a glide
     * @param leans whether the stick points against the wall that is touched
     * @return mean vertical speed over the tick
     */
    float fall(JumpBuffer jump, int bees, boolean leans) {
        if (cuttable && !jump.held() && rise > 0f) {
            rise *= def.cutFactor();
            cuttable = false;
        }
        if (pounding) {
            return rise;
        }
        gravity.act(rise, Tick.SECONDS);
        rise = gravity.speed();
        boolean falls = rise < 0f;
        wallSliding = falls && leans && wallTicks <= 1;
        gliding = falls && !wallSliding && kickTicks == 0 && jump.held() && bees >= def.glideBees();
        float limit = wallSliding ? def.wallSlideSpeed() : gliding ? def.glideSpeed() : def.terminalSpeed();
        rise = Math.max(-limit, rise);
        return Math.max(-limit, gravity.mean());
    }

    /**
     * Updates what ground, wall and platform the move met.
     *
     * @param wanted mean vertical speed of the move, in u/s
     * @param got what the surfaces left of it
     */
    void tick(CharacterController controller, float wanted, float got) {
        wallTicks = wallTicks == Integer.MAX_VALUE ? wallTicks : wallTicks + 1;
        driftTicks = Math.max(0, driftTicks - 1);
        kickTicks = Math.max(0, kickTicks - 1);
        if (controller.grounded()) {
            touchGround();
            board(controller);
            return;
        }
        ticks++;
        if (ticks == 1 && !leapt) {
            rise = Math.min(0f, drift.y);
        }
        rise += got - wanted;
        touchWall(controller);
    }

    private void touchGround() {
        rise = 0f;
        ticks = 0;
        leapt = false;
        cuttable = false;
        gliding = false;
        wallSliding = false;
        pounding = false;
        wallTicks = Integer.MAX_VALUE;
        kickTicks = 0;
        kicked.set(0f, 0f, 0f);
    }

    private void board(CharacterController controller) {
        controller.carried().mult(Tick.PER_SECOND, drift);
        driftTicks = drift.lengthSquared() > 0f ? def.carryTicks() : 0;
    }

    private void touchWall(CharacterController controller) {
        Vector3f normal = controller.contacts().wallNormal();
        if (!controller.contacts().wall() || Math.abs(normal.y) > UPRIGHT) {
            return;
        }
        wall.set(normal.x, 0f, normal.z).normalizeLocal();
        wallTicks = 0;
    }

    /** Whether a velocity wanted points against the wall last touched. */
    boolean leans(Vector3f wish) {
        return wish.dot(wall) < -LEANS * wish.length();
    }

    float rise() {
        return rise;
    }

    /** Ticks in the air. */
    int ticks() {
        return ticks;
    }

    boolean gliding() {
        return gliding;
    }

    boolean wallSliding() {
        return wallSliding;
    }

    boolean pounding() {
        return pounding;
    }

    /** Velocity of the platform that carries or was just left, in u/s; 0 when it was left too long ago. */
    Vector3f drift() {
        if (driftTicks == 0) {
            drift.set(0f, 0f, 0f);
        }
        return drift;
    }

    void addTo(StateHash hash) {
        hash.add(rise).add(cuttable).add(leapt).add((long) ticks);
        hash.add(gliding).add(wallSliding).add(pounding);
        hash.add((long) wallTicks).add(wall).add((long) driftTicks).add(drift).add((long) kickTicks);
        if (hasKicked()) {
            hash.add(kicked);
        }
    }
}
