package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Banking;
import bumblewick.def.BossDef.Depth;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;

/**
 * Moves the boss relative to Wick: in each of its steps by a {@link BossMove}, nearer and farther by Wick's boost and brake,
 * and aside from the line of sight if it keeps clear of it.
 */
public final class BossMotion {
    private static final float TURN = 0.16f;
    private static final float LEAN = 0.35f;
    private static final float MAX_BANK = 0.8f;
    private static final float BANKS = 0.07f; // of what is missing to its bank, each tick
    private static final float FALL_SPIN = 0.07f;
    private static final float ROLL_SPEED =
            Trig.TURN / 2f / 2.5f * Tick.SECONDS; // radians a tick: upside down in 2.5 s
    private static final float SETTLES = 0.04f; // of its way to its station, each tick

    /** Where it comes from. */
    private final Vector3f far = new Vector3f(0f, 13f, 150f);

    private final BossMoves moves = new BossMoves();
    private final MotionState state;
    private final Vector3f before = new Vector3f();
    private final Vector3f facing = new Vector3f();
    private final SightLine sightLine = new SightLine();
    private float time;
    private float depth; // u farther than its step says
    private float rolled; // radians, towards the roll of its phase
    private final boolean rolls;

    public BossMotion(PathBank paths, BossDef def) {
        rolls = def.phases().stream().anyMatch(phase -> phase.roll() != 0f);
        state = new MotionState(paths, def);
    }

    void enter(Boss boss, Wick wick) {
        boss.local.set(far);
        place(boss, wick);
        boss.pose().beginTick();
    }

    /** Flies in from far away; {@code share} of the time for it has passed. */
    void flyIn(Boss boss, float share, Wick wick) {
        before.set(boss.local);
        MotionState.mix(far, boss.def().station(), Easing.out(share), boss.local);
        finish(boss, wick, false);
    }

    /** Begins the boss's current step. */
    void begin(Boss boss, Wick wick) {
        time = 0f;
        state.begin(boss);
        moves.of(boss.action()).begin(state, boss, wick);
    }

    /** From now on it is thrown back to so far ahead of Wick, in u, instead of what its step does. */
    void reel(Boss boss, float ahead) {
        time = 0f;
        state.begin(boss);
        state.to.set(boss.local.x, boss.local.y, ahead);
    }

    /** Moves by a tick of a step that is {@code length} ticks long. */
    void move(Boss boss, int length, float rate, float speedFactor, Wick wick) {
        before.set(boss.local);
        time += speedFactor;
        float share = time / length;
        BossMove move = boss.reels ? moves.reel() : moves.of(boss.action());
        move.move(state, boss, share, rate, speedFactor, wick);
        followDepth(boss.def().depth(), wick);
        if (boss.def().keepsClear()) {
            sightLine.follow(boss, !move.isStrike(), wick);
        }
        finish(boss, wick, move.isAlongMotion(share));
        float roll = move.roll(boss, share);
        if (roll != 0f) {
            boss.pose().setBank(roll + rolled);
        }
    }

    private void followDepth(Depth range, Wick wick) {
        float wanted = wick.boosting() ? -range.nearer() : wick.braking() ? range.farther() : 0f;
        float most = Math.max(range.nearer(), range.farther()) / range.seconds() * Tick.SECONDS;
        depth += Easing.clamp(wanted - depth, -most, most);
    }

    /** Lets the defeated boss tumble down by a tick; it falls behind into the mist. */
    void fall(Boss boss, Wick wick) {
        before.set(boss.local);
        if (boss.def().end().stays()) {
            MotionState.mix(boss.local, boss.def().station(), SETTLES, boss.local);
            place(boss, wick);
            return;
        }
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
        Banking banking = boss.def().banking().orElse(null);
        if (banking == null && alongMotion && boss.velocity().lengthSquared() > 1f) {
            facing.set(boss.velocity());
        } else {
            facing.set(wick.position()).subtractLocal(boss.position());
        }
        float length = facing.length();
        if (length > 0f) {
            boss.pose().setBank(boss.bank() - rolled);
            turn(boss, banking, length);
            roll(boss);
        }
    }

    /** Turns towards {@code facing}; one that faces Wick dips the side to which it flies. */
    private void turn(Boss boss, Banking banking, float length) {
        if (banking == null) {
            boss.pose().turnTowards(facing, length, TURN, LEAN, MAX_BANK);
            return;
        }
        float bank = boss.bank();
        boss.pose().turnTowards(facing, length, TURN, 0f, MAX_BANK);
        boss.pose().setBank(bank);
        float aside = Easing.clamp(boss.velocity().x / banking.speed(), -1f, 1f);
        boss.pose().easeBank(-aside * banking.degrees() / 360f * Trig.TURN, BANKS);
    }

    /** Rolls on towards what its phase says, on top of how it banks. */
    private void roll(Boss boss) {
        float wanted = rolls ? boss.phaseDef().roll() / 360f * Trig.TURN : 0f;
        rolled += Easing.clamp(wanted - rolled, -ROLL_SPEED, ROLL_SPEED);
        boss.pose().setBank(boss.bank() + rolled);
    }

    private void place(Boss boss, Wick wick) {
        boss.ahead = boss.local.z + depth;
        boss.position()
                .set(
                        boss.local.x + sightLine.x(),
                        boss.local.y + sightLine.y(),
                        boss.local.z + depth + wick.position().z);
    }

    void addTo(StateHash hash, BossDef def) {
        hash.add(time);
        state.addTo(hash);
        if (rolls) {
            hash.add(rolled);
        }
        if (!def.depth().equals(Depth.NONE) || def.keepsClear()) {
            hash.add(depth).add(sightLine.x()).add(sightLine.y());
        }
    }
}
