package bumblewick.sim.garden.enemy;

import bumblewick.math.Tick;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Sleeps until it hears Wick's steps; chases Wick until it tires, walks home and sleeps again. */
final class SleepyBehaviour implements WalkerBehaviour {
    /** How long it chases. */
    private static final int TIRES = Tick.of(5f);

    /** How long it takes to fall asleep. */
    private static final int DOZES = Tick.of(1f);

    @Override
    public void tick(Walker w, WickPerception perception, SimEvents events) {
        switch (w.state) {
            case ASLEEP -> {
                WalkerSteering.stand(w);
                if (perception.loud() && perception.within(w.def.notice(), w.position)) {
                    WalkerBehaviour.windUp(w, events);
                }
            }
            case TELL -> {
                WalkerSteering.stand(w);
                WalkerSteering.face(w, perception);
                if (WalkerBehaviour.woundUp(w)) {
                    w.become(State.ACT);
                }
            }
            case ACT -> {
                WalkerSteering.chase(w, perception);
                WalkerSteering.faceAhead(w);
                if (w.stateTicks >= TIRES) {
                    w.become(State.ROAM);
                }
            }
            case REST -> {
                WalkerSteering.stand(w);
                if (w.stateTicks >= DOZES) {
                    w.become(State.ASLEEP);
                }
            }
            default -> goHome(w);
        }
    }

    /** Walks home to sleep; sleeps on the way if that takes too long. */
    private static void goHome(Walker w) {
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
