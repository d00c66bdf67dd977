package bumblewick.editor.wave;

import bumblewick.def.WaveDef;
import bumblewick.editor.widget.EnemyDensityStep;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How many enemies are in the air at once along a stage, if the player shoots none: the worst case. */
public final class EnemyDensity {
    private final List<EnemyDensityStep> steps;

    private record Event(float at, int change) {}

    private EnemyDensity(List<EnemyDensityStep> steps) {
        this.steps = steps;
    }

    /**
     * Counts the enemies.
     *
     * @param spans of the waves, in the same order
     */
    public static EnemyDensity of(List<WaveDef> waves, List<WaveSpan> spans) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < waves.size(); i++) {
            WaveSpan span = spans.get(i);
            int count = waves.get(i).count();
            for (int k = 0; k < count; k++) {
                float late = count == 1 ? 0f : (span.entered() - span.from()) * k / (count - 1);
                events.add(new Event(span.from() + late, 1));
                events.add(new Event(span.from() + late + span.flight(), -1));
            }
        }
        Collections.sort(events, (a, b) -> a.at() == b.at() ? b.change() - a.change() : Float.compare(a.at(), b.at()));
        return new EnemyDensity(sum(events));
    }

    private static List<EnemyDensityStep> sum(List<Event> events) {
        List<EnemyDensityStep> steps = new ArrayList<>();
        int enemies = 0;
        for (Event event : events) {
            enemies += event.change();
            if (!steps.isEmpty() && steps.get(steps.size() - 1).at() == event.at()) {
                steps.remove(steps.size() - 1);
            }
            steps.add(new EnemyDensityStep(event.at(), enemies));
        }
        return steps;
    }

    /** The steps by rising distance; before the first there are no enemies. */
    public List<EnemyDensityStep> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** The most enemies at once between two distances along the rail, in u. */
    public int most(float from, float to) {
        int most = 0;
        for (EnemyDensityStep step : steps) {
            if (step.at() > to) {
                break;
            }
            most = step.at() <= from ? step.enemies() : Math.max(most, step.enemies());
        }
        return most;
    }
}
