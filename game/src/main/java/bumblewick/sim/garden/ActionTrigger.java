package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** A box of the level in which something happens, once. */
final class ActionTrigger {
    /** What happens. */
    enum Action {
        /** The tutorial says something. */
        HINT,
        /** The door, if there is a key. */
        DOOR,
        /** The stage ends by its high exit. */
        EXIT_HIGH,
        /** The stage ends by its low exit. */
        EXIT_LOW
    }

    private static final String HINT = "hint_";

    private final TriggerBox box;
    private final Action action;
    private final int number;
    private boolean done;

    /**
     * @throws IllegalArgumentException if nobody knows its action
     */
    ActionTrigger(LevelDef.Trigger def) {
        box = new TriggerBox(def);
        action = actionOf(def.name());
        number = action == Action.HINT ? Integer.parseInt(def.name().substring(HINT.length())) : 0;
    }

    private static Action actionOf(String name) {
        if (name.startsWith(HINT)) {
            return Action.HINT;
        }
        return switch (name) {
            case "door" -> Action.DOOR;
            case "exit_high" -> Action.EXIT_HIGH;
            case "exit_low" -> Action.EXIT_LOW;
            default ->
                throw new IllegalArgumentException(
                        "'trigAction_" + name + "' is unknown, expected hint_<n>, door, exit_high or exit_low");
        };
    }

    /** Whether somebody has just come in and it has yet to happen. */
    boolean fires(Vector3f point) {
        box.look(point);
        return box.entered() && !done;
    }

    /** It has happened, and does not happen again. */
    void done() {
        done = true;
    }

    Action action() {
        return action;
    }

    /** Which hint, from 1. */
    int number() {
        return number;
    }

    void addTo(StateHash hash) {
        box.addTo(hash);
        hash.add(done);
    }
}
