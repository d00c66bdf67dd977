package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Strolls; runs after Wick when Wick comes near; strikes and recovers. */
final class GrumpyBehaviour implements WalkerBehaviour {
    /** Further than this many times the distance at which it noticed Wick, it gives up. */
    private static final float GIVES_UP = 2f;

    private static final int STRIKE = Tick.of(0.5f);

    private final RandomStream random;

    GrumpyBehaviour(RandomStream random) {
        this.random = random;
    }

    @Override
    public void tick(Walker w, WickPerception perception, SimEvents events) {
        switch (w.state) {
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
                if (!perception.within(GIVES_UP * w.def.notice(), w.position)) {
                    w.become(State.ROAM);
                }
            }
            case REST -> {
                WalkerSteering.stand(w);
                if (WalkerBehaviour.rested(w)) {
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

    @Override
    public String clip(Walker w) {
        return w.state == State.REST && w.stateTicks < STRIKE ? "attack" : WalkerBehaviour.usualClip(w);
    }
}
