package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.garden.enemy.Walker.State;

/** Strolls; runs after Wick when Wick comes near; strikes and recovers. */
final class GrumpyBehaviour extends AttackingBehaviour {
    /** Further than this many times the distance at which it noticed Wick, it gives up. */
    private static final float GIVES_UP = 2f;

    private static final int STRIKE = Tick.of(0.5f);

    GrumpyBehaviour(RandomStream random) {
        super(random);
    }

    @Override
    void act(Walker w, WickPerception perception) {
        WalkerSteering.chase(w, perception);
        WalkerSteering.faceAhead(w);
        if (!perception.within(GIVES_UP * w.def.notice(), w.position)) {
            w.become(State.ROAM);
        }
    }

    @Override
    public String clip(Walker w) {
        return w.state == State.REST && w.stateTicks < STRIKE ? "attack" : WalkerBehaviour.usualClip(w);
    }
}
