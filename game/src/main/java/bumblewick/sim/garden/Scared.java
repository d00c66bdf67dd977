package bumblewick.sim.garden;

import bumblewick.math.RandomStream;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Strolls, and runs away when Wick comes near. Hurts nobody. */
final class Scared implements Mood {
    /** Further than this many times the distance at which it noticed Wick, it feels safe. */
    private static final float SAFE = 1.5f;

    private final RandomStream random;

    Scared(RandomStream random) {
        this.random = random;
    }

    @Override
    public void tick(Walker w, Prey prey, SimEvents events) {
        if (w.state == State.ACT) {
            WalkerSteering.flee(w, prey);
            if (!prey.within(SAFE * w.def.notice(), w.position)) {
                w.become(State.ROAM);
            }
        } else {
            WalkerSteering.wander(w, random);
            if (prey.within(w.def.notice(), w.position)) {
                w.become(State.ACT);
                events.add(Type.NOTICED, w.id, 0, w.position);
            }
        }
        WalkerSteering.faceAhead(w);
    }

    @Override
    public String clip(Walker w) {
        return Mood.usualClip(w);
    }
}
