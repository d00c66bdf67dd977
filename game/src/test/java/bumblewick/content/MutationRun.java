package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import org.junit.jupiter.api.TestInfo;

/**
 * Counts how many mutants are told of, and which takes longest: by the processor time of the thread, since the machine and the
 * compiler do other things as well.
 */
final class MutationRun {
    /** What a mutant may take; many times what any takes. */
    private static final long HANG = 10_000_000_000L; // nanoseconds

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private int tried;
    private int refused;
    private long slowest; // nanoseconds

    /** What is made of one mutant. */
    interface Work {
        void run() throws IOException;
    }

    void timed(Work work) {
        long begun = THREADS.getCurrentThreadCpuTime();
        try {
            work.run();
        } catch (IOException e) {
            throw new AssertionError("the outside world is in memory", e);
        }
        long took = THREADS.getCurrentThreadCpuTime() - begun;
        tried++;
        slowest = Math.max(slowest, took);
        assertTrue(took < HANG, () -> "took " + took / 1_000_000 + " ms");
    }

    /** Counts a mutant that something is wrong with. */
    void count(Collection<ContentProblem> problems) {
        refused += problems.isEmpty() ? 0 : 1;
    }

    /** Mutants until now. */
    int tried() {
        return tried;
    }

    /** Mutants that something was wrong with. */
    int refused() {
        return refused;
    }

    void tell(TestInfo test) {
        System.out.printf(
                "%s: %d of %d told, the slowest took %d ms%n",
                test.getDisplayName(), refused, tried, slowest / 1_000_000);
    }

    /** Each problem must name the file and say something. */
    static void located(String file, Collection<ContentProblem> problems) {
        for (ContentProblem problem : problems) {
            assertEquals(file, problem.file());
            assertFalse(problem.message().isEmpty());
        }
    }
}
