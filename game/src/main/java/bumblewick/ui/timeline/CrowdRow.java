package bumblewick.ui.timeline;

import com.jme3.math.ColorRGBA;
import java.util.List;

/** How many enemies are in the air at once, as a hill: what is too high for a player is painted in alarm. */
final class CrowdRow {
    private static final ColorRGBA CALM = new ColorRGBA(0.36f, 0.86f, 0.78f, 0.55f);
    private static final ColorRGBA CROWDED = new ColorRGBA(1f, 0.42f, 0.42f, 0.85f);
    private static final ColorRGBA GROUND = new ColorRGBA(0.74f, 0.87f, 0.86f, 0.25f);
    private static final ColorRGBA LINE = new ColorRGBA(1f, 0.83f, 0.36f, 0.28f);

    /** The hill is as high as the room if there are so many times more than too many. */
    private static final float HEADROOM = 1.2f;

    private List<CrowdStep> steps = List.of();
    private int crowded = 1;

    /** @param crowded from so many on it is too many */
    void show(List<CrowdStep> all, int crowded) {
        steps = all;
        this.crowded = crowded;
    }

    void draw(Bars bars, Ruler ruler, float left, float right, float bottom, float top) {
        float each = (top - bottom) / (HEADROOM * crowded);
        for (int i = 0; i + 1 < steps.size(); i++) {
            CrowdStep step = steps.get(i);
            float from = Math.max(left, ruler.x(step.at()));
            float to = Math.min(right, ruler.x(steps.get(i + 1).at()));
            float height = Math.min(top, bottom + step.enemies() * each);
            bars.add(from, bottom, to, height, step.enemies() >= crowded ? CROWDED : CALM);
        }
        float line = bottom + crowded * each;
        bars.add(left, line, right, line + 1f, LINE);
        bars.add(left, bottom, right, bottom + 1f, GROUND);
    }
}
