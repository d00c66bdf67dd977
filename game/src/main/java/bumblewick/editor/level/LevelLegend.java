package bumblewick.editor.level;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.editor.widget.LegendPanel.Entry;
import bumblewick.view.gizmo.LevelLayer;
import bumblewick.view.gizmo.SurfaceColours;
import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The legend of the level viewer: switches layers and names on and off, and explains colours. */
final class LevelLegend {
    private static final LevelLayer[] LAYERS = LevelLayer.values();

    private final EnumSet<LevelLayer> shown = EnumSet.of(
            LevelLayer.SOLIDS,
            LevelLayer.TRIGGERS,
            LevelLayer.CAMERAS,
            LevelLayer.WALKERS,
            LevelLayer.PICKUPS,
            LevelLayer.PLACES);
    private boolean names = true;
    private int focus;

    /** The lines; first those that can be switched. */
    List<Entry> entries(LevelPlan plan, LevelTexts words) {
        List<Entry> entries = new ArrayList<>();
        for (LevelLayer layer : LAYERS) {
            entries.add(new Entry(
                    words.layer(layer),
                    String.valueOf(count(plan, layer)),
                    LevelTexts.colour(layer.colour()),
                    shown.contains(layer)));
        }
        entries.add(new Entry(words.text("levels.names"), "", ColorRGBA.White, names));
        if (shown.contains(LevelLayer.GROUND)) {
            plan.things().stream()
                    .filter(thing -> thing.sort() == Sort.GROUND)
                    .map(LevelPlanNode::what)
                    .distinct()
                    .sorted()
                    .map(name -> new Entry("  " + name, "", LevelTexts.colour(SurfaceColours.of(name)), true))
                    .forEach(entries::add);
        }
        return entries;
    }

    private static int count(LevelPlan plan, LevelLayer layer) {
        if (layer == LevelLayer.PILOT) {
            return plan.garden().map(garden -> garden.pilot().size()).orElse(0);
        }
        return (int) plan.things().stream()
                .filter(thing -> LevelLayer.of(thing.sort()) == layer)
                .count();
    }

    /** How many lines can be switched. */
    int switches() {
        return LAYERS.length + 1;
    }

    /** The index of the line that has the focus. */
    int focus() {
        return focus;
    }

    void step(int by) {
        focus = Math.floorMod(focus + by, switches());
    }

    /** Switches a line on or off, and gives it the focus. */
    void toggle(int line) {
        focus = line;
        if (line == LAYERS.length) {
            names = !names;
        } else if (!shown.remove(LAYERS[line])) {
            shown.add(LAYERS[line]);
        }
    }

    boolean names() {
        return names;
    }

    Set<LevelLayer> shown() {
        return shown;
    }
}
