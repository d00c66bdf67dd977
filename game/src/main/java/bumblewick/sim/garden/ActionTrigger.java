package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.level.TriggerBox;
import com.jme3.math.Vector3f;

/** A box of the level that triggers an action once, when Wick enters it. */
final class ActionTrigger {
    /** What happens. */
    enum Action {
        /** The tutorial gives a hint. */
        HINT,
        /** The door opens, if Wick has the key. */
        DOOR,
        /** The stage ends by its high exit. */
        EXIT_HIGH,
        /** The stage ends by its low exit. */
        EXIT_LOW,
        /** Nothing but what the rules of the stage do. */
        NONE
    }

    private static final String HINT = "hint_";

    private final TriggerBox box;
    private final String name;
    private final Action action;
    private final int number;
    private boolean done;

    ActionTrigger(LevelDef.Trigger def) {
        box = new TriggerBox(def);
        name = def.name();
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
            default -> Action.NONE;
        };
    }

    /** Tests where Wick is in this tick. */
    void update(Vector3f point) {
        box.update(point);
    }

    /** Whether Wick has just entered the box. */
    boolean entered() {
        return box.entered();
    }

    /** Whether Wick is in the box. */
    boolean inside() {
        return box.inside();
    }

    /** Whether Wick has just left the box. */
    boolean left() {
        return box.left();
    }

    /** Whether its action is still to be done. */
    boolean waits() {
        return !done;
    }

    /** Marks the action as done: it does not happen again. */
    void markDone() {
        done = true;
    }

    /** What stands behind {@code trigAction_} in the level. */
    String name() {
        return name;
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
