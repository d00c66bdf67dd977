package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Curls up, then rolls straight to where Wick was, until it meets something. */
final class RollingBehaviour implements WalkerBehaviour {
    /** How long it rolls where nothing stops it. */
    private static final int LONGEST = Tick.of(2f);

    /** How long before it rolls it stops turning to Wick: time to jump aside. */
    private static final int AIMED = Tick.of(0.25f);

    /** How long it takes to open up again. */
    private static final int UNROLLS = Tick.of(0.75f);

    private final RandomStream random;

    RollingBehaviour(RandomStream random) {
        this.random = random;
    }

    @Override
    public void tick(Walker w, WickPerception perception, SimEvents events) {
        switch (w.state) {
            case TELL -> {
                WalkerSteering.stand(w);
                if (w.stateTicks < w.def.windUpTicks() - AIMED) {
                    WalkerSteering.face(w, perception);
                }
                if (WalkerBehaviour.woundUp(w)) {
                    w.become(State.ACT);
                }
            }
            case ACT -> roll(w);
            case REST -> {
                WalkerSteering.stand(w);
                if (w.stateTicks >= UNROLLS && WalkerBehaviour.rested(w)) {
                    w.become(State.ROAM);
                }
            }
            default -> {
                WalkerSteering.wander(w, random);
                WalkerSteering.faceAhead(w);
                if (perception.within(w.def.notice(), w.position)) {
                    WalkerBehaviour.windUp(w, events);
                }
            }
        }
    }

    private static void roll(Walker w) {
        w.wish.set(w.def.speed() * Trig.sin(w.yaw), 0f, w.def.speed() * Trig.cos(w.yaw));
        if (w.blocked || w.stateTicks >= LONGEST) {
            w.become(State.REST);
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
