package bumblewick.sim.garden;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Strolls; runs after Wick when it comes near; strikes, and gets its breath back. */
final class Grumpy implements Mood {
    /** Further than this many times the distance at which it noticed Wick, it gives up. */
    private static final float GIVES_UP = 2f;

    private static final int STRIKE = Tick.of(0.5f);

    private final RandomStream random;

    Grumpy(RandomStream random) {
        this.random = random;
    }

    @Override
    public void tick(Walker w, Prey prey, SimEvents events) {
        switch (w.state) {
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
                if (!prey.within(GIVES_UP * w.def.notice(), w.position)) {
                    w.become(State.ROAM);
                }
            }
            case REST -> {
                WalkerSteering.stand(w);
                if (Mood.rested(w)) {
                    w.become(State.ROAM);
                }
            }
            default -> {
                WalkerSteering.wander(w, random);
                WalkerSteering.faceAhead(w);
                if (prey.within(w.def.notice(), w.position)) {
                    Mood.tell(w, events);
                }
            }
        }
    }

    @Override
    public String clip(Walker w) {
        return w.state == State.REST && w.stateTicks < STRIKE ? "attack" : Mood.usualClip(w);
    }
}
