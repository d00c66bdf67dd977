package bumblewick.android.harness;

import java.util.List;

/**
 * How long our code has held a thread without a break, as far as samples of it show. Load on the machine does not count: while
 * the thread works, its own processor time does. While it waits in our code, the time that passes counts, unless what it waits
 * for is a frame that is being drawn: how long a frame may be is another question.
 */
final class HeldTime {
    private static final String OURS = "bumblewick.";
    private static final String HARNESS = "bumblewick.android.harness.";
    private static final String TEST = "Test";

    /** The test machine alone prepares classes while it runs. */
    private static final String PREPARES_CLASSES = "org.robolectric.internal.bytecode.SandboxClassLoader";

    private long held;
    private long longest;
    private List<StackTraceElement> where = List.of();
    private Sample last;

    /**
     * The thread at a moment.
     *
     * @param call number of what the system has asked of the thread; another one is another hold
     * @param stack the innermost call first
     * @param works whether it runs, as opposed to waiting
     * @param drawing whether a frame is being drawn by another thread
     * @param now in nanoseconds
     * @param used processor time of the thread since its start, in nanoseconds
     */
    record Sample(long call, List<StackTraceElement> stack, boolean works, boolean drawing, long now, long used) {}

    /** Takes the next sample. */
    void add(Sample sample) {
        boolean goesOn = last != null && last.call() == sample.call() && isOurs(last) && isOurs(sample);
        held = goesOn ? held + between(last, sample) : 0L;
        if (held > longest) {
            longest = held;
            where = sample.stack();
        }
        last = sample;
    }

    private static long between(Sample from, Sample to) {
        if (to.works()) {
            return to.used() - from.used();
        }
        return to.drawing() ? 0L : to.now() - from.now();
    }

    private static boolean isOurs(Sample sample) {
        boolean ours = false;
        for (StackTraceElement call : sample.stack()) {
            String name = call.getClassName();
            if (name.startsWith(PREPARES_CLASSES)) {
                return false;
            }
            ours |= name.startsWith(OURS) && !name.startsWith(HARNESS) && !isTest(name);
        }
        return ours;
    }

    private static boolean isTest(String name) {
        int inner = name.indexOf('$');
        return (inner < 0 ? name : name.substring(0, inner)).endsWith(TEST);
    }

    /** The longest hold, in nanoseconds. */
    long longest() {
        return longest;
    }

    /** Where that was at its end, the innermost call first. */
    List<StackTraceElement> where() {
        return where;
    }
}
