package bumblewick.sim.garden.camera;

import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.level.TriggerBox;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Chooses the active camera of the level: that of the box entered last among those that Wick is in, else the first. */
public final class CameraTriggers {
    /** The camera outside of all boxes. */
    static final String START = "start";

    private final List<TriggerBox> boxes = new ArrayList<>();
    private final List<CameraDef> cameras = new ArrayList<>();
    private final CameraDef start;
    private final int[] enteredAt;
    private int entries;

    /**
     * @throws IllegalArgumentException if the level lacks a camera that it names, or that of the start
     */
    public CameraTriggers(LevelDef level) {
        start = Rulebook.named(level.cameras(), START);
        for (LevelDef.Trigger trigger : level.triggers()) {
            if (trigger.camera()) {
                boxes.add(new TriggerBox(trigger));
                cameras.add(Rulebook.named(level.cameras(), trigger.name()));
            }
        }
        enteredAt = new int[boxes.size()];
    }

    /** The active camera for Wick at a point. */
    public CameraDef camera(Vector3f point) {
        CameraDef wanted = start;
        int latest = 0;
        for (int i = 0; i < boxes.size(); i++) {
            TriggerBox box = boxes.get(i);
            box.update(point);
            if (box.entered()) {
                enteredAt[i] = ++entries;
            }
            if (box.inside() && enteredAt[i] > latest) {
                latest = enteredAt[i];
                wanted = cameras.get(i);
            }
        }
        return wanted;
    }

    public void addTo(StateHash hash) {
        hash.add(entries);
        for (int i = 0; i < boxes.size(); i++) {
            boxes.get(i).addTo(hash);
            hash.add(enteredAt[i]);
        }
    }
}
