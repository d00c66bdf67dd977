package bumblewick.android;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A program that keeps its thread busy. */
public final class BusyProgram {
    private BusyProgram() {}

    /** Works for so many nanoseconds of the thread's own time. */
    public static void work(long nanos) {
        ThreadMXBean times = ManagementFactory.getThreadMXBean();
        long until = times.getCurrentThreadCpuTime() + nanos;
        while (times.getCurrentThreadCpuTime() < until) {
            Thread.onSpinWait();
        }
    }
}
