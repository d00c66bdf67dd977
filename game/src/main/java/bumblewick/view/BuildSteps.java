package bumblewick.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The steps in which a scene is built, in order: some in each frame, so that none is long and the system is answered
 * meanwhile. Steps that a step adds are done right after it. Render thread only.
 */
public final class BuildSteps {
    /** How long a slice takes, in nanoseconds: half a frame. The step that exceeds it is its last. */
    static final long SLICE = 8_000_000L;

    private final LongSupplier clock;
    private final Deque<Runnable> left = new ArrayDeque<>();
    private final List<Runnable> added = new ArrayList<>(); // since the last step

    public BuildSteps() {
        this(System::nanoTime);
    }

    /** @param clock in nanoseconds */
    BuildSteps(LongSupplier clock) {
        this.clock = clock;
    }

    /** Adds a step after those that were added before it. */
    public void add(Runnable step) {
        added.add(step);
    }

    /** Does what fits into a slice, one step at least; returns whether nothing is left. */
    public boolean advance() {
        long until = clock.getAsLong() + SLICE;
        boolean more = step();
        while (more && clock.getAsLong() < until) {
            more = step();
        }
        return !more;
    }

    /** Does all that is left, however long that takes. */
    public void finish() {
        while (step()) {
            // the next one
        }
    }

    /** Does a step; returns whether there are more. */
    private boolean step() {
        takeAdded();
        if (!left.isEmpty()) {
            left.poll().run();
            takeAdded();
        }
        return !left.isEmpty();
    }

    private void takeAdded() {
        for (int i = added.size() - 1; i >= 0; i--) {
            left.addFirst(added.get(i));
        }
        added.clear();
    }
}
