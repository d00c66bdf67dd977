package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/** What one is seen doing, and the steps of it. */
final class Gait {
    /** A slower one is seen standing, in u/s. */
    private static final float STANDS = 0.2f;

    /** A harder landing is seen, in u/s. */
    private static final float HARD = 7f;

    private static final int LAND_TICKS = 10;

    /** Cycles of two steps in a second at full speed; RULES 5: the walk plays at twice the speed factor. */
    private static final float CYCLES = 2f;

    private final FootDef def;
    private Motion motion = Motion.IDLE;
    private int ticks;
    private int landTicks;
    private float stride;

    Gait(FootDef def) {
        this.def = def;
    }

    void tick(FootMotion foot, FootEvents events) {
        landTicks = events.landed && events.landingSpeed > HARD ? LAND_TICKS : Math.max(0, landTicks - 1);
        Motion next = choose(foot);
        ticks = next == motion ? ticks + 1 : 0;
        motion = next;
        step(foot, events);
    }

    private Motion choose(FootMotion foot) {
        if (foot.cheering()) {
            return Motion.CHEER;
        }
        if (foot.stunned()) {
            return Motion.HURT;
        }
        if (foot.spinning()) {
            return Motion.SPIN;
        }
        return foot.grounded() && foot.velocity().y <= 0f ? onGround(foot) : inAir(foot);
    }

    private static Motion inAir(FootMotion foot) {
        if (foot.pounding()) {
            return Motion.POUND;
        }
        if (foot.gliding()) {
            return Motion.GLIDE;
        }
        if (foot.wallSliding()) {
            return Motion.WALL_SLIDE;
        }
        return foot.velocity().y > 0f ? Motion.JUMP : Motion.FALL;
    }

    private Motion onGround(FootMotion foot) {
        float speed = Legs.length(foot.velocity().x, foot.velocity().z);
        if (foot.controller().crouching()) {
            return Motion.CROUCH;
        }
        if (foot.events().pushed() != null) {
            return Motion.PUSH;
        }
        if (speed > STANDS) {
            return foot.burning() ? Motion.BURN : pace(speed);
        }
        if (landTicks > 0) {
            return Motion.LAND;
        }
        return foot.controller().carried().lengthSquared() > 0f ? Motion.RIDE : Motion.IDLE;
    }

    private Motion pace(float speed) {
        if (speed < 0.5f * (def.walk() + def.jog())) {
            return Motion.WALK;
        }
        return speed < 0.5f * (def.jog() + def.run()) ? Motion.JOG : Motion.RUN;
    }

    private void step(FootMotion foot, FootEvents events) {
        float speed = Legs.length(foot.velocity().x, foot.velocity().z);
        if (!foot.grounded() || speed <= STANDS) {
            stride = 0f;
            return;
        }
        float before = stride;
        stride += CYCLES * foot.speedFactor() * (foot.burning() ? def.burnSpeedFactor() : 1f) * Tick.SECONDS;
        events.stepped = before < 0.5f && stride >= 0.5f || stride >= 1f;
        stride -= stride >= 1f ? 1f : 0f;
    }

    Motion motion() {
        return motion;
    }

    /** Ticks since it began. */
    int ticks() {
        return ticks;
    }

    /** 0 to 1, a cycle of two steps. */
    float stride() {
        return stride;
    }

    void addTo(StateHash hash) {
        hash.add((long) motion.ordinal())
                .add((long) ticks)
                .add((long) landTicks)
                .add(stride);
    }
}
