package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The boxes of a level in which something happens, and what happened: the hint that is given, the exit that is taken. */
final class GardenTriggers {
    /** Before the first hint. */
    static final int NO_HINT = -1;

    private final List<ActionTrigger> triggers = new ArrayList<>();
    private final Story story;
    private int hint = NO_HINT;
    private int hintTicks;
    private String exit = "";

    /**
     * @throws IllegalArgumentException if the level has a trigger that nobody knows
     */
    GardenTriggers(LevelDef level, Story story) {
        this.story = story;
        for (LevelDef.Trigger trigger : level.triggers()) {
            if (!trigger.camera()) {
                triggers.add(new ActionTrigger(trigger));
            }
        }
    }

    /** Looks where Wick is. */
    void tick(Vector3f middle, SimEvents events) {
        hintTicks++;
        for (int i = 0; i < triggers.size(); i++) {
            ActionTrigger trigger = triggers.get(i);
            if (trigger.fires(middle) && done(trigger, middle, events)) {
                trigger.done();
            }
        }
    }

    /** Does what a trigger says; whether it is done with. */
    private boolean done(ActionTrigger trigger, Vector3f where, SimEvents events) {
        return switch (trigger.action()) {
            case HINT -> give(trigger.number() - 1, where, events);
            case DOOR -> story.openDoor(where, events);
            case EXIT_HIGH -> story.chapter() == Chapter.FREE && leave(GardenEnding.HIGH, 1, where, events);
            case EXIT_LOW -> leave(GardenEnding.LOW, 0, where, events);
        };
    }

    private boolean give(int number, Vector3f where, SimEvents events) {
        hint = number;
        hintTicks = 0;
        events.add(Type.HINT, 0, number, where);
        return true;
    }

    private boolean leave(String by, int amount, Vector3f where, SimEvents events) {
        exit = by;
        events.add(Type.EXIT, 0, amount, where);
        return true;
    }

    /** The hint that was given last, from 0, or {@link #NO_HINT}. */
    int hint() {
        return hint;
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
