package bumblewick.android.harness;

import static org.junit.Assert.fail;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/**
 * Watches the main thread as the system does, which says that a program does not answer: our code may hold it for half a
 * second and no longer. See {@link HeldTime} for what counts.
 */
final class MainThreadWatch implements AutoCloseable {
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long INTERVAL = 25; // milliseconds
    private static final String DRAWS = "GLThread";

    private final ThreadMXBean times = ManagementFactory.getThreadMXBean();
    private final Thread main = Thread.currentThread();
    private final CountDownLatch over = new CountDownLatch(1);
    private final HeldTime held = new HeldTime();
    private final Thread watcher = new Thread(this::watch, "main thread watch");
    private final AtomicLong call = new AtomicLong();

    /** Watches the calling thread. */
    MainThreadWatch() {
        watcher.setDaemon(true);
        watcher.start();
    }

    /** The system asks something else of the thread. */
    void next() {
        call.incrementAndGet();
    }

    private void watch() {
        try {
            while (!over.await(INTERVAL, TimeUnit.MILLISECONDS)) {
                held.add(sample());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HeldTime.Sample sample() {
        List<StackTraceElement> stack = List.of(main.getStackTrace());
        boolean works = main.getState() == Thread.State.RUNNABLE;
        boolean drawing = !works
                && Thread.getAllStackTraces().keySet().stream()
                        .anyMatch(thread ->
                                thread.getName().startsWith(DRAWS) && thread.getState() == Thread.State.RUNNABLE);
        return new HeldTime.Sample(
                call.get(), stack, works, drawing, System.nanoTime(), times.getThreadCpuTime(main.getId()));
    }

    /** Ends; fails if the thread was held for too long. */
    @Override
    public void close() {
        over.countDown();
        try {
            watcher.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (held.longest() > LONGEST) {
            fail("the main thread was held for " + held.longest() / 1_000_000 + " ms:\n"
                    + held.where().stream().map(String::valueOf).collect(Collectors.joining("\n\t")));
        }
    }
}
