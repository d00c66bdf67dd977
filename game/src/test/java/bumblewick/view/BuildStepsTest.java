package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuildStepsTest {
    private static final long MILLISECOND = 1_000_000L;

    private final List<String> done = new ArrayList<>();
    private long now;
    private final BuildSteps steps = new BuildSteps(() -> now);

    private void add(String name, long milliseconds) {
        steps.add(() -> work(name, milliseconds));
    }

    private void work(String name, long milliseconds) {
        done.add(name);
        now += milliseconds * MILLISECOND;
    }

    /** 3 + 3 + 3 ms are the first to exceed 8; 20 ms are a slice of their own only if the one before it was full. */
    @Test
    void noSliceDoesMoreThanOneStepBeyondItsTime() {
        add("a", 3);
        add("b", 3);
        add("c", 3);
        add("d", 20);
        add("e", 1);

        assertFalse(steps.advance());
        assertEquals(List.of("a", "b", "c"), done);
        assertFalse(steps.advance());
        assertEquals(List.of("a", "b", "c", "d"), done);
        assertTrue(steps.advance());
        assertEquals(List.of("a", "b", "c", "d", "e"), done);
    }

    @Test
    void aSliceThatIsExactlyFullEnds() {
        add("a", 8);
        add("b", 1);

        assertFalse(steps.advance());

        assertEquals(List.of("a"), done);
    }

    @Test
    void quickStepsShareASlice() {
        for (int i = 0; i < 1000; i++) {
            add("quick", 0);
        }

        assertTrue(steps.advance());

        assertEquals(1000, done.size());
    }

    /** What a step finds out to be done comes before what follows it, in order, at any depth. */
    @Test
    void stepsOfAStepComeRightAfterIt() {
        steps.add(() -> {
            work("a", 8);
            steps.add(() -> {
                work("a1", 8);
                add("a11", 8);
            });
            add("a2", 8);
        });
        add("b", 8);

        for (int slices = 1; slices < 5; slices++) {
            assertFalse(steps.advance());
            assertEquals(slices, done.size());
        }
        assertTrue(steps.advance());

        assertEquals(List.of("a", "a1", "a11", "a2", "b"), done);
    }

    @Test
    void finishingDoesAllAtOnce() {
        steps.add(() -> {
            work("a", 100);
            add("a1", 100);
        });
        add("b", 100);

        steps.finish();

        assertEquals(List.of("a", "a1", "b"), done);
    }

    @Test
    void nothingToDoIsDoneAtOnce() {
        assertTrue(steps.advance());
    }
}
