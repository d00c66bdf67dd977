package bumblewick.edit;

import bumblewick.def.WaveDef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How many enemies are in the air at once along a stage, if none of them is shot: what the player has to cope with at
 * worst.
 */
public final class Crowd {
    private final List<Step> steps;

    /**
     * From here on there are so many.
     *
     * @param at distance along the rail, in u
     * @param enemies how many, until the next step
     */
    public record Step(float at, int enemies) {}

    private record Event(float at, int change) {}

    private Crowd(List<Step> steps) {
        this.steps = steps;
    }

    /**
     * Counts.
     *
     * @param spans of the waves, in the same order
     */
    public static Crowd of(List<WaveDef> waves, List<WaveSpan> spans) {
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
        return new Crowd(sum(events));
    }

    private static List<Step> sum(List<Event> events) {
        List<Step> steps = new ArrayList<>();
        int enemies = 0;
        for (Event event : events) {
            enemies += event.change();
            if (!steps.isEmpty() && steps.get(steps.size() - 1).at() == event.at()) {
                steps.remove(steps.size() - 1);
            }
            steps.add(new Step(event.at(), enemies));
        }
        return steps;
    }

    /** By rising distance; before the first there are none. */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** The most at once between two distances, in u. */
    public int most(float from, float to) {
        int most = 0;
        for (Step step : steps) {
            if (step.at() > to) {
                break;
            }
            most = step.at() <= from ? step.enemies() : Math.max(most, step.enemies());
        }
        return most;
    }
}
