package bumblewick.sim.garden.enemy;

import bumblewick.math.RandomStream;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** The behaviour of a walker that winds up, goes at Wick and rests; its kinds differ in how they do that. */
abstract class AttackingBehaviour implements WalkerBehaviour {
    private final RandomStream random;

    AttackingBehaviour(RandomStream random) {
        this.random = random;
    }

    @Override
    public final void tick(Walker w, WickPerception perception, SimEvents events) {
        switch (w.state) {
            case ASLEEP -> sleep(w, perception, events);
            case TELL -> tell(w, perception);
            case ACT -> act(w, perception);
            case REST -> rest(w);
            default -> roam(w, perception, events);
        }
    }

    /** Stands, and winds up when it hears Wick near. */
    private static void sleep(Walker w, WickPerception perception, SimEvents events) {
        WalkerSteering.stand(w);
        if (perception.loud() && perception.within(w.def.notice(), w.position)) {
            WalkerBehaviour.windUp(w, events);
        }
    }

    /** Stands and winds up, its face to Wick. */
    void tell(Walker w, WickPerception perception) {
        WalkerSteering.stand(w);
        WalkerSteering.face(w, perception);
        if (WalkerBehaviour.woundUp(w)) {
            w.become(State.ACT);
        }
    }

    /** Goes at Wick. */
    abstract void act(Walker w, WickPerception perception);

    /** Stands and recovers. */
    void rest(Walker w) {
        WalkerSteering.stand(w);
        if (WalkerBehaviour.rested(w)) {
            w.become(State.ROAM);
        }
    }

    /** Strolls, stops and looks at Wick from afar, and winds up when it notices Wick. */
    void roam(Walker w, WickPerception perception, SimEvents events) {
        if (WalkerBehaviour.watches(w, perception)) {
            WalkerSteering.stand(w);
            WalkerSteering.face(w, perception);
        } else {
            WalkerSteering.wander(w, random);
            WalkerSteering.faceAhead(w);
        }
        if (perception.within(w.def.notice(), w.position)) {
            WalkerBehaviour.windUp(w, events);
        }
    }
}
