package bumblewick.sim.boss;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.motion.PathFollower;
import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;

/**
 * Moves the boss in each of its steps, relative to Wick. A dive draws back first, then strikes at the place where Wick was
 * when it began, then peels off: it misses a player who moves in time.
 */
public final class BossMotion {
    /** Steering after the point on its path, in u/s², u/s and u: agile enough to follow loops closely. */
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

    private final Arrival arrival = Arrival.of(FLYING);
    private final PathBank paths;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f peelOff = new Vector3f();
    private final Vector3f point = new Vector3f();
    private final Vector3f before = new Vector3f();
    private final Vector3f steering = new Vector3f();
    private final PathFollower path = new PathFollower();
    private float time;

    public BossMotion(PathBank paths) {
        this.paths = paths;
    }

    void enter(Boss boss, Wick wick) {
        boss.local.set(far);
        place(boss, wick);
        boss.pose().beginTick();
    }

    /** Flies in from far away; {@code share} of the time for it has passed. */
    void flyIn(Boss boss, float share, Wick wick) {
        before.set(boss.local);
        mix(far, station, Easing.out(share), boss.local);
        finish(boss, wick, false);
    }

    /** Begins the boss's current step. */
    void begin(Boss boss, Wick wick) {
        time = 0f;
        from.set(boss.local);
        steering.set(boss.velocity());
        switch (boss.action()) {
            case FLY -> path.start(paths.named(boss.current().path().orElseThrow()), false, 0f, 0f);
            case DIVE -> {
                to.set(wick.position().x, wick.position().y, 0f);
                float side = from.x - to.x >= 0f ? PEEL_OFF_X : -PEEL_OFF_X;
                peelOff.set(to.x + side, to.y + PEEL_OFF_Y, PEEL_OFF_Z);
            }
            case RETURN -> to.set(station);
            case TELL, FAN -> to.set(from);
        }
    }

    /** Moves by a tick of a step that is {@code length} ticks long. */
    void move(Boss boss, int length, float rate, float speedFactor, Wick wick) {
        before.set(boss.local);
        time += speedFactor;
        float share = time / length;
        switch (boss.action()) {
            case FLY -> {
                path.advance(rate * speedFactor);
                path.position(point);
                arrival.move(point, boss.local, steering, speedFactor);
            }
            case DIVE -> dive(boss, share);
            case RETURN -> mix(from, to, Easing.inOut(share), boss.local);
            case TELL, FAN -> {
                point.set(to);
                arrival.move(point, boss.local, steering, speedFactor);
            }
        }
        finish(boss, wick, boss.action() == BossDef.Action.FLY || striking(boss, share));
    }

    private static boolean striking(Boss boss, float share) {
        return boss.action() == BossDef.Action.DIVE && share > DRAWN_BACK;
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

    /** Lets the defeated boss tumble down by a tick; it falls behind into the mist. */
    void fall(Boss boss, Wick wick) {
        before.set(boss.local);
        boss.velocity().multLocal(0.96f);
        boss.velocity().y -= 5f * Tick.SECONDS;
        boss.velocity().z += 8f * Tick.SECONDS;
        boss.local.addLocal(
                boss.velocity().x * Tick.SECONDS, boss.velocity().y * Tick.SECONDS, boss.velocity().z * Tick.SECONDS);
        boss.local.y = Math.max(boss.def().radius() * 0.5f, boss.local.y);
        boss.pose().setBank(boss.bank() + FALL_SPIN);
        place(boss, wick);
    }

    /** Derives velocity, heading and bank from the motion; unless {@code alongMotion}, the boss faces Wick. */
    private void finish(Boss boss, Wick wick, boolean alongMotion) {
        boss.velocity().set(boss.local).subtractLocal(before).multLocal(Tick.PER_SECOND);
        place(boss, wick);
        if (alongMotion && boss.velocity().lengthSquared() > 1f) {
            point.set(boss.velocity());
        } else {
            point.set(wick.position()).subtractLocal(boss.position());
        }
        float length = point.length();
        if (length > 0f) {
            boss.pose().turnTowards(point, length, TURN, LEAN, MAX_BANK);
        }
    }

    private static void place(Boss boss, Wick wick) {
        boss.position().set(boss.local.x, boss.local.y, boss.local.z + wick.position().z);
    }

    private static void mix(Vector3f a, Vector3f b, float t, Vector3f store) {
        store.set(Easing.mix(a.x, b.x, t), Easing.mix(a.y, b.y, t), Easing.mix(a.z, b.z, t));
    }

    void addTo(StateHash hash) {
        hash.add(time).add(from).add(to).add(peelOff).add(steering);
        hash.add(path.phaseBits());
    }
}
