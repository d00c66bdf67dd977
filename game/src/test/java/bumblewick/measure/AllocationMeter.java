package bumblewick.measure;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Counts the bytes that steps of equal runs allocate on the current thread. A step counts with the least it took in any
 * run: what the virtual machine itself allocates, when it loads a class or compiles a method, falls on other steps in
 * each run; what the program allocates falls on the same step in all of them.
 */
public final class AllocationMeter {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long thread = Thread.currentThread().getId();
    private long[] least = new long[1024];
    private int steps;
    private int step;
    private long before;

    /** Starts the next run: its steps are compared with those of the runs before it, in their order. */
    public void nextRun() {
        step = 0;
    }

    /** Starts a step. */
    public void begin() {
        before = THREADS.getThreadAllocatedBytes(thread);
    }

    /** Ends the step that began last. */
    public void end() {
        long bytes = THREADS.getThreadAllocatedBytes(thread) - before;
        if (step == least.length) {
            least = Arrays.copyOf(least, 2 * step);
        }
        if (step == steps) {
            least[steps++] = bytes;
        } else {
            least[step] = Math.min(least[step], bytes);
        }
        step++;
    }

    /** The sum of what each step took in the run in which it took least, in bytes. */
    public long bytes() {
        return Arrays.stream(least, 0, steps).sum();
    }
}
