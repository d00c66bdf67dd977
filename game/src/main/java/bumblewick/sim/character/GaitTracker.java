package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/** Chooses the {@link Locomotion} that Wick shows, and when a foot comes down. */
final class GaitTracker {
    /** Slower than this, Wick shows standing, in u/s. */
    private static final float STANDS = 0.2f;

    /** Faster than this, Wick shows a landing, in u/s. */
    private static final float HARD = 7f;

    private static final int LAND_TICKS = 10;

    /** Cycles of two steps in a second at full speed; RULES 5: the walk plays at twice the speed factor. */
    private static final float CYCLES = 2f;

    private final FootDef def;
    private Locomotion motion = Locomotion.IDLE;
    private int ticks;
    private int landTicks;
    private float stride;

    GaitTracker(FootDef def) {
        this.def = def;
    }

    void tick(FootMotion foot, FootEvents events) {
        landTicks =
                events.has(FootEvent.LANDED) && events.landingSpeed > HARD ? LAND_TICKS : Math.max(0, landTicks - 1);
        Locomotion next = choose(foot);
        ticks = next == motion ? ticks + 1 : 0;
        motion = next;
        step(foot, events);
    }

    private Locomotion choose(FootMotion foot) {
        if (foot.cheering()) {
            return Locomotion.CHEER;
        }
        if (foot.stunned()) {
            return Locomotion.HURT;
        }
        if (foot.spinning()) {
            return Locomotion.SPIN;
        }
        return foot.grounded() && foot.velocity().y <= 0f ? onGround(foot) : inAir(foot);
    }

    private static Locomotion inAir(FootMotion foot) {
        if (foot.pounding()) {
            return Locomotion.POUND;
        }
        if (foot.gliding()) {
            return Locomotion.GLIDE;
        }
        if (foot.wallSliding()) {
            return Locomotion.WALL_SLIDE;
        }
        return foot.velocity().y > 0f ? Locomotion.JUMP : Locomotion.FALL;
    }

    private Locomotion onGround(FootMotion foot) {
        float speed = HorizontalMotion.length(foot.velocity().x, foot.velocity().z);
        if (foot.controller().crouching()) {
            return Locomotion.CROUCH;
        }
        if (foot.events().pushed() != null) {
            return Locomotion.PUSH;
        }
        if (speed > STANDS) {
            return foot.burning() ? Locomotion.BURN : pace(speed);
        }
        if (landTicks > 0) {
            return Locomotion.LAND;
        }
        return foot.controller().carried().lengthSquared() > 0f ? Locomotion.RIDE : Locomotion.IDLE;
    }

    private Locomotion pace(float speed) {
        if (speed < 0.5f * (def.walk() + def.jog())) {
            return Locomotion.WALK;
        }
        return speed < 0.5f * (def.jog() + def.run()) ? Locomotion.JOG : Locomotion.RUN;
    }

    private void step(FootMotion foot, FootEvents events) {
        float speed = HorizontalMotion.length(foot.velocity().x, foot.velocity().z);
        if (!foot.grounded() || speed <= STANDS) {
            stride = 0f;
            return;
        }
        float before = stride;
        stride += CYCLES * foot.speedFactor() * (foot.burning() ? def.burnSpeedFactor() : 1f) * Tick.SECONDS;
        events.addIf((before < 0.5f && stride >= 0.5f) || stride >= 1f, FootEvent.STEPPED);
        stride -= stride >= 1f ? 1f : 0f;
    }

    Locomotion motion() {
        return motion;
    }

    /** Ticks since it began. */
    int ticks() {
        return ticks;
    }

    /** Share of the cycle of two steps, 0 to 1. */
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
