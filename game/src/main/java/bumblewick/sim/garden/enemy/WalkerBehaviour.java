package bumblewick.sim.garden.enemy;

import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/**
 * How one kind of walker behaves while it is not stunned or beaten: from its state and what it knows of Wick follow the
 * velocity that it wants, where it turns to, and its next state. Has no state of its own; all of that is the walker's.
 */
interface WalkerBehaviour {
    /** How much further than it notices Wick it looks at Wick, in u: who comes sees its face, not its back. */
    float WATCHES = 7f;

    /**
     * Decides for one tick.
     *
     * @param w its wish, yaw and state are changed
     * @param perception what it knows of Wick (unaffected)
     */
    void tick(Walker w, WickPerception perception, SimEvents events);

    /** The clip that shows its state. */
    String clip(Walker w);

    /** Whether Wick is near enough to be looked at. */
    static boolean watches(Walker w, WickPerception perception) {
        return perception.within(w.def.notice() + WATCHES, w.position);
    }

    /** Begins to wind up, because it has noticed Wick. */
    static void windUp(Walker w, SimEvents events) {
        w.become(State.TELL);
        events.add(Type.NOTICED, w.id, w.def.id(), 0, w.position);
        events.add(Type.WALKER_TELL, w.id, w.position);
    }

    /** Whether the wind-up is over. */
    static boolean woundUp(Walker w) {
        return w.stateTicks >= w.def.windUpTicks();
    }

    /** Whether it has recovered. */
    static boolean rested(Walker w) {
        return w.stateTicks >= w.def.restTicks();
    }

    /** The clip that most kinds show. */
    static String usualClip(Walker w) {
        return switch (w.state) {
            case ROAM, ACT -> w.stands() ? "idle" : "move";
            case TELL -> "tell";
            case REST -> "idle";
            case ASLEEP -> "sleep";
            case HIT -> "hit";
            case BEATEN -> "death";
        };
    }
}
