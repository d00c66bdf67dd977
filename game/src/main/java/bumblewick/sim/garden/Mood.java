package bumblewick.sim.garden;

import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/**
 * How one kind of ground enemy behaves while nobody has hit it: from what it is about and what it knows of Wick follow
 * its wish, where it looks, and what it is about next. Has no state of its own; all of that is the walker's.
 */
interface Mood {
    /**
     * Decides for one tick.
     *
     * @param w its wish, yaw and state are changed
     * @param prey what it knows of Wick
     */
    void tick(Walker w, Prey prey, SimEvents events);

    /** The clip for what it is about. */
    String clip(Walker w);

    /** It notices Wick and shows what it will do. */
    static void tell(Walker w, SimEvents events) {
        w.become(State.TELL);
        events.add(Type.NOTICED, w.id, 0, w.position);
        events.add(Type.WALKER_TELL, w.id, 0, w.position);
    }

    /** Whether it has shown for long enough. */
    static boolean told(Walker w) {
        return w.stateTicks >= w.def.windUpTicks();
    }

    /** Whether it has its breath back. */
    static boolean rested(Walker w) {
        return w.stateTicks >= w.def.restTicks();
    }

    /** What most are seen doing. */
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
