package bumblewick.sim.garden;

import bumblewick.math.Tick;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Sleeps until it hears steps; then runs after Wick until it tires, trots home and sleeps again. */
final class Sleepy implements Mood {
    /** How long it chases. */
    private static final int TIRES = Tick.of(5f);

    /** How long it takes to fall asleep. */
    private static final int DOZES = Tick.of(1f);

    @Override
    public void tick(Walker w, Prey prey, SimEvents events) {
        switch (w.state) {
            case ASLEEP -> {
                WalkerSteering.stand(w);
                if (prey.loud() && prey.within(w.def.notice(), w.position)) {
                    Mood.tell(w, events);
                }
            }
            case TELL -> {
                WalkerSteering.stand(w);
                WalkerSteering.face(w, prey);
                if (Mood.told(w)) {
                    w.become(State.ACT);
                }
            }
            case ACT -> {
                WalkerSteering.chase(w, prey);
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
            default -> goToBed(w);
        }
    }

    /** Where something is in its way for long, it sleeps there. */
    private static void goToBed(Walker w) {
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
            default -> Mood.usualClip(w);
        };
    }
}
