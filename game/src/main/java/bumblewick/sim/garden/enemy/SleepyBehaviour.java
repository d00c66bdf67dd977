package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Sleeps until it hears Wick's steps; chases Wick until it tires, walks home and sleeps again. */
final class SleepyBehaviour extends AttackingBehaviour {
    /** How long it chases. */
    private static final int TIRES = Tick.of(5f);

    /** How long it takes to fall asleep. */
    private static final int DOZES = Tick.of(1f);

    SleepyBehaviour(RandomStream random) {
        super(random);
    }

    @Override
    void act(Walker w, WickPerception perception) {
        WalkerSteering.chase(w, perception);
        WalkerSteering.faceAhead(w);
        if (w.stateTicks >= TIRES) {
            w.become(State.ROAM);
        }
    }

    @Override
    void rest(Walker w) {
        WalkerSteering.stand(w);
        if (w.stateTicks >= DOZES) {
            w.become(State.ASLEEP);
        }
    }

    /** Walks home to sleep; sleeps on the way if that takes too long. */
    @Override
    void roam(Walker w, WickPerception perception, SimEvents events) {
        boolean home = WalkerSteering.goHome(w);
        WalkerSteering.faceAhead(w);
        if (home || w.stateTicks >= 2 * TIRES) {
            w.become(State.REST);
        }
    }

    @Override
    public String clip(Walker w) {
        return switch (w.state) {
            case TELL -> "wake";
            case REST -> "doze";
            default -> WalkerBehaviour.usualClip(w);
        };
    }
}
