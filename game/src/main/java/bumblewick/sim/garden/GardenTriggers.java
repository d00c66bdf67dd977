package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The action triggers of a level, and what they have done: the hint given last, the exit taken. */
final class GardenTriggers {
    /** Before the first hint. */
    static final int NO_HINT = -1;

    private final List<ActionTrigger> triggers = new ArrayList<>();
    private final Story story;
    private int hint = NO_HINT;
    private int hintTicks;
    private String exit = "";

    GardenTriggers(LevelDef level, Story story) {
        this.story = story;
        for (LevelDef.Trigger trigger : level.triggers()) {
            if (!trigger.camera()) {
                triggers.add(new ActionTrigger(trigger));
            }
        }
    }

    /** Fires the triggers that Wick enters; {@code middle} is Wick's. */
    void tick(Vector3f middle, SimEvents events) {
        hintTicks++;
        for (int i = 0; i < triggers.size(); i++) {
            ActionTrigger trigger = triggers.get(i);
            trigger.update(middle);
            if (trigger.entered()) {
                events.add(Type.ENTERED, SimEvent.NOBODY, trigger.name(), 0, middle);
                fire(trigger, middle, events);
            } else if (trigger.left()) {
                events.add(Type.LEFT, SimEvent.NOBODY, trigger.name(), 0, middle);
            }
        }
    }

    /** Does what the triggers of a name do when Wick enters them. */
    void fire(String name, Vector3f where, SimEvents events) {
        for (int i = 0; i < triggers.size(); i++) {
            if (triggers.get(i).name().equals(name)) {
                fire(triggers.get(i), where, events);
            }
        }
    }

    private void fire(ActionTrigger trigger, Vector3f where, SimEvents events) {
        if (trigger.waits() && act(trigger, where, events)) {
            trigger.markDone();
        }
    }

    /** Does what a trigger says; returns whether it is done for good. */
    private boolean act(ActionTrigger trigger, Vector3f where, SimEvents events) {
        return switch (trigger.action()) {
            case HINT -> giveHint(trigger.number() - 1, where, events);
            case DOOR -> story.openDoor(where, events);
            case EXIT_HIGH -> story.chapter() == Chapter.FREE && leave(GardenEnding.HIGH, true, where, events);
            case EXIT_LOW -> leave(GardenEnding.LOW, false, where, events);
            case NONE -> false;
        };
    }

    private boolean giveHint(int number, Vector3f where, SimEvents events) {
        hint = number;
        hintTicks = 0;
        events.add(Type.HINT, SimEvent.NOBODY, number, where);
        return true;
    }

    private boolean leave(String by, boolean high, Vector3f where, SimEvents events) {
        exit = by;
        events.add(Type.EXIT, SimEvent.NOBODY, high, where);
        return true;
    }

    /** Index of the last hint, from 0, or {@link #NO_HINT}. */
    int hint() {
        return hint;
    }

    /** Whether Wick is no more in a box that gives the last hint. */
    boolean hintLeft() {
        for (int i = 0; i < triggers.size(); i++) {
            if (triggers.get(i).number() == hint + 1 && triggers.get(i).inside()) {
                return false;
            }
        }
        return hint != NO_HINT;
    }

    int hintTicks() {
        return hintTicks;
    }

    /** The exit that was taken, or empty. */
    String exit() {
        return exit;
    }

    void addTo(StateHash hash) {
        hash.add(hint).add(hintTicks).add(exit.length());
        for (int i = 0; i < triggers.size(); i++) {
            triggers.get(i).addTo(hash);
        }
    }
}
