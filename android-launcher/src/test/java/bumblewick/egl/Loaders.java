package bumblewick.egl;

import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/**
 * Leaves the processor to threads that load. A display shows no more than 60 frames a second, but nothing here waits for one:
 * frames of a game that waits for its loaders would take the time from them.
 */
public final class Loaders {
    private static final Set<String> NAMES = Set.of("loading", "fonts", "sounds");
    private static final long BEAT = 1_000_000_000L / 60;

    private static Thread[] threads = new Thread[256];

    private Loaders() {}

    /** Waits for a beat of the display if anything is being loaded. */
    public static void giveWay() {
        if (work()) {
            LockSupport.parkNanos(BEAT);
        }
    }

    private static synchronized boolean work() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        int count = group.enumerate(threads);
        if (count == threads.length) {
            threads = new Thread[2 * count];
        }
        boolean work = false;
        for (int i = 0; i < count; i++) {
            work |= threads[i].getState() == Thread.State.RUNNABLE && NAMES.contains(threads[i].getName());
            threads[i] = null; // whoever counts memory finds none of theirs here
        }
        return work;
    }
}
