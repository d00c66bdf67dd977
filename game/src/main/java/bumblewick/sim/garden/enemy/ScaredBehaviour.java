package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Strolls, and flees when Wick comes near. Hurts nobody. */
final class ScaredBehaviour implements WalkerBehaviour {
    /** Further than this many times the distance at which it noticed Wick, it feels safe. */
    private static final float SAFE = 1.5f;

    private final RandomStream random;

    ScaredBehaviour(RandomStream random) {
        this.random = random;
    }

    @Override
    public void tick(Walker w, WickPerception perception, SimEvents events) {
        if (w.state == State.ACT) {
            WalkerSteering.flee(w, perception);
            if (!perception.within(SAFE * w.def.notice(), w.position)) {
                w.become(State.ROAM);
            }
        } else {
            WalkerSteering.wander(w, random);
            if (perception.within(w.def.notice(), w.position)) {
                w.become(State.ACT);
                events.add(Type.NOTICED, w.id, w.def.id(), 0, w.position);
            }
        }
        WalkerSteering.faceAhead(w);
    }

    @Override
    public String clip(Walker w) {
        return WalkerBehaviour.usualClip(w);
    }
}
