package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.garden.enemy.Walker.State;

/** Curls up, then rolls straight to where Wick was, until it meets something. */
final class RollingBehaviour extends AttackingBehaviour {
    /** How long it rolls where nothing stops it. */
    private static final int LONGEST = Tick.of(2f);

    /** How long before it rolls it stops turning to Wick: time to jump aside. */
    private static final int AIMED = Tick.of(0.25f);

    /** How long it takes to open up again. */
    private static final int UNROLLS = Tick.of(0.75f);

    RollingBehaviour(RandomStream random) {
        super(random);
    }

    @Override
    void tell(Walker w, WickPerception perception) {
        WalkerSteering.stand(w);
        if (w.stateTicks < w.def.windUpTicks() - AIMED) {
            WalkerSteering.face(w, perception);
        }
        if (WalkerBehaviour.woundUp(w)) {
            w.become(State.ACT);
        }
    }

    @Override
    void act(Walker w, WickPerception perception) {
        w.wish.set(w.def.speed() * Trig.sin(w.yaw), 0f, w.def.speed() * Trig.cos(w.yaw));
        if (w.blocked || w.stateTicks >= LONGEST) {
            w.become(State.REST);
        }
    }

    @Override
    void rest(Walker w) {
        WalkerSteering.stand(w);
        if (w.stateTicks >= UNROLLS && WalkerBehaviour.rested(w)) {
            w.become(State.ROAM);
        }
    }

    @Override
    public String clip(Walker w) {
        return switch (w.state) {
            case ACT -> "roll";
            case REST -> w.stateTicks < UNROLLS ? "unroll" : "idle";
            default -> WalkerBehaviour.usualClip(w);
        };
    }
}
