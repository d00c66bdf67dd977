package bumblewick.editor.widget;

import com.jme3.math.ColorRGBA;
import java.util.List;

/** The graph of how many enemies are in the air at once; too many are drawn in the colour of alarm. */
final class EnemyDensityRow {
    private static final ColorRGBA CALM = new ColorRGBA(0.36f, 0.86f, 0.78f, 0.55f);
    private static final ColorRGBA CROWDED = new ColorRGBA(1f, 0.42f, 0.42f, 0.85f);
    private static final ColorRGBA GROUND = new ColorRGBA(0.74f, 0.87f, 0.86f, 0.25f);
    private static final ColorRGBA LINE = new ColorRGBA(1f, 0.83f, 0.36f, 0.28f);

    /** The top of the graph, as a factor of the number that is too many. */
    private static final float HEADROOM = 1.2f;

    private List<EnemyDensityStep> steps = List.of();
    private int crowded = 1;

    /** @param crowded so many enemies are too many */
    void show(List<EnemyDensityStep> all, int crowded) {
        steps = all;
        this.crowded = crowded;
    }

    void draw(TimelineDrawing drawing, float bottom, float top) {
        float each = (top - bottom) / (HEADROOM * crowded);
        for (int i = 0; i + 1 < steps.size(); i++) {
            EnemyDensityStep step = steps.get(i);
            float from = Math.max(drawing.left(), drawing.x(step.at()));
            float to = Math.min(drawing.right(), drawing.x(steps.get(i + 1).at()));
            float height = Math.min(top, bottom + step.enemies() * each);
            drawing.bar(from, bottom, to, height, step.enemies() >= crowded ? CROWDED : CALM);
        }
        float line = bottom + crowded * each;
        drawing.bar(drawing.left(), line, drawing.right(), line + 1f, LINE);
        drawing.bar(drawing.left(), bottom, drawing.right(), bottom + 1f, GROUND);
    }
}
