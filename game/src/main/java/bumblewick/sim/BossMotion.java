package bumblewick.sim;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.motion.PathFollower;
import com.jme3.math.Vector3f;

/**
 * How a boss moves in each of its steps, relative to Wick. A dive draws back first, then strikes at the place where
 * Wick was when it began, then peels off: who moves in time is missed.
 */
final class BossMotion {
    /** Steering after a path's point, in u/s², u/s and u: nimble enough to fly loops closely. */
    private static final ArrivalDef FLYING = new ArrivalDef(110f, 46f, 10f);

    /** Shares of a dive: until here it draws back, until there it strikes, then it peels off. */
    private static final float DRAWN_BACK = 0.28f;

    private static final float STRUCK = 0.66f;
    private static final float DRAW_BACK_Z = 6f;
    private static final float DRAW_BACK_Y = 1.8f;
    private static final float PEEL_OFF_X = 8f;
    private static final float PEEL_OFF_Y = 5f;
    private static final float PEEL_OFF_Z = 16f;

    private static final float TURN = 0.16f;
    private static final float LEAN = 0.35f;
    private static final float MAX_BANK = 0.8f;
    private static final float FALL_SPIN = 0.07f;

    /** Where it comes from. */
    private final Vector3f far = new Vector3f(0f, 13f, 150f);

    /** Its place in front of Wick. */
    private final Vector3f station = new Vector3f(0f, 6f, 29f);

    private final Arrival law = Arrival.of(FLYING);
    private final PathBank paths;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f peelOff = new Vector3f();
    private final Vector3f point = new Vector3f();
    private final Vector3f before = new Vector3f();
    private final Vector3f steering = new Vector3f();
    private final PathFollower path = new PathFollower();
    private float time;

    BossMotion(PathBank paths) {
        this.paths = paths;
    }

    void enter(Boss boss, Wick wick) {
        boss.local.set(far);
        place(boss, wick);
        boss.previousPosition.set(boss.position);
    }

    /** Comes in from far away; {@code share} of the way in time. */
    void flyIn(Boss boss, float share, Wick wick) {
        before.set(boss.local);
        mix(far, station, Easing.out(share), boss.local);
        finish(boss, wick, false);
    }

    /** Begins the boss's current step. */
    void begin(Boss boss, Wick wick) {
        time = 0f;
        from.set(boss.local);
        steering.set(boss.velocity);
        switch (boss.action()) {
            case FLY -> path.start(paths.named(boss.current().path().orElseThrow()), false, 0f, 0f);
            case DIVE -> {
                to.set(wick.position.x, wick.position.y, 0f);
                float side = from.x - to.x >= 0f ? PEEL_OFF_X : -PEEL_OFF_X;
                peelOff.set(to.x + side, to.y + PEEL_OFF_Y, PEEL_OFF_Z);
            }
            case RETURN -> to.set(station);
            case TELL, FAN -> to.set(from);
        }
    }

    /** Goes on by a tick of a step that is {@code length} ticks long. */
    void move(Boss boss, int length, float rate, float pace, Wick wick) {
        before.set(boss.local);
        time += pace;
        float share = time / length;
        switch (boss.action()) {
            case FLY -> {
                path.advance(rate * pace);
                path.position(point);
                steer(boss, pace);
            }
            case DIVE -> dive(boss, share);
            case RETURN -> mix(from, to, Easing.inOut(share), boss.local);
            case TELL, FAN -> {
                point.set(to);
                steer(boss, pace);
            }
        }
        finish(boss, wick, boss.action() == BossDef.Action.FLY || striking(boss, share));
    }

    private static boolean striking(Boss boss, float share) {
        return boss.action() == BossDef.Action.DIVE && share > DRAWN_BACK;
    }

    private void steer(Boss boss, float pace) {
        law.move(point, boss.local, steering);
        boss.local.subtractLocal(before).multLocal(pace).addLocal(before);
    }

    private void dive(Boss boss, float share) {
        point.set(from.x, from.y + DRAW_BACK_Y, from.z + DRAW_BACK_Z);
        if (share < DRAWN_BACK) {
            mix(from, point, Easing.out(share / DRAWN_BACK), boss.local);
        } else if (share < STRUCK) {
            mix(point, to, Easing.in((share - DRAWN_BACK) / (STRUCK - DRAWN_BACK)), boss.local);
        } else {
            mix(to, peelOff, Easing.out((share - STRUCK) / (1f - STRUCK)), boss.local);
        }
    }

    /** Beaten: it tumbles down and stays behind the mist. */
    void fall(Boss boss, Wick wick) {
        before.set(boss.local);
        boss.velocity.multLocal(0.96f);
        boss.velocity.y -= 5f * Tick.SECONDS;
        boss.velocity.z += 8f * Tick.SECONDS;
        boss.local.addLocal(
                boss.velocity.x * Tick.SECONDS, boss.velocity.y * Tick.SECONDS, boss.velocity.z * Tick.SECONDS);
        boss.local.y = Math.max(boss.def.radius() * 0.5f, boss.local.y);
        boss.bank += FALL_SPIN;
        place(boss, wick);
    }

    /** Nose, bank and velocity follow from the motion; when it does not fly ahead it looks at Wick. */
    private void finish(Boss boss, Wick wick, boolean alongMotion) {
        boss.velocity.set(boss.local).subtractLocal(before).multLocal(Tick.PER_SECOND);
        place(boss, wick);
        if (alongMotion && boss.velocity.lengthSquared() > 1f) {
            point.set(boss.velocity);
        } else {
            point.set(wick.position).subtractLocal(boss.position);
        }
        float length = point.length();
        if (length == 0f) {
            return;
        }
        point.multLocal(TURN / length);
        before.set(boss.heading);
        boss.heading.multLocal(1f - TURN).addLocal(point);
        float size = boss.heading.length();
        if (size < TURN) {
            boss.heading.set(before.z, before.y, -before.x);
        } else {
            boss.heading.multLocal(1f / size);
        }
        float turning = (boss.heading.x - before.x) * before.z - (boss.heading.z - before.z) * before.x;
        float bank = Math.max(-MAX_BANK, Math.min(MAX_BANK, turning * Tick.PER_SECOND * LEAN));
        boss.bank += (bank - boss.bank) * TURN;
    }

    private static void place(Boss boss, Wick wick) {
        boss.position.set(boss.local.x, boss.local.y, boss.local.z + wick.position.z);
    }

    private static void mix(Vector3f a, Vector3f b, float t, Vector3f store) {
        store.set(Easing.mix(a.x, b.x, t), Easing.mix(a.y, b.y, t), Easing.mix(a.z, b.z, t));
    }

    void addTo(StateHash hash) {
        hash.add(time).add(from).add(to).add(peelOff).add(steering);
        hash.add(path.phaseBits());
    }
}
