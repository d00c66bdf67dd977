package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.DeterministicMath;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A move makes no garbage. */
@Tag("allocation")
class GarbageTest {
    private static final int TICKS = 4_000;

    /**
     * The least of a few equal runs: what the virtual machine itself makes when it loads or compiles happens in some of
     * them, what a move makes happens in all.
     */
    @Test
    void noTickOnFootMakesGarbage() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            least = Math.min(least, made());
        }
        assertEquals(0L, least, "bytes made");
    }

    private static long made() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        Playground playground = Rockery.level();
        playground.solid(2f, 0.5f, 2f, 0.5f, 0.5f, 0.5f);
        Hare hare = new Hare(playground, 0, 2, 0);
        run(hare);
        long before = threads.getThreadAllocatedBytes(thread);
        run(hare);
        return threads.getThreadAllocatedBytes(thread) - before;
    }

    private static void run(Hare hare) {
        for (int i = 0; i < TICKS; i++) {
            hare.go(DeterministicMath.sin(i * 0.01), DeterministicMath.cos(i * 0.013))
                    .jump(i % 90 < 20);
            hare.tick();
        }
        assertTrue(hare.feet().y > -1);
    }
}
