package bumblewick.android.harness;

import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;

/**
 * What is in memory after a collection.
 *
 * @param heap bytes of objects
 * @param direct bytes of direct buffers, which on Android are a part of the heap
 */
public record Memory(long heap, long direct) {
    private static final int COLLECTIONS = 3; // buffers go a collection later than their owners

    /** Collects, and looks. */
    public static Memory now() {
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        return new Memory(
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                        .filter(pool -> pool.getName().equals("direct"))
                        .mapToLong(BufferPoolMXBean::getMemoryUsed)
                        .sum());
    }

    /** What came since. */
    public Memory over(Memory before) {
        return new Memory(heap - before.heap, direct - before.direct);
    }

    /** Both, in bytes. */
    public long sum() {
        return heap + direct;
    }
}
