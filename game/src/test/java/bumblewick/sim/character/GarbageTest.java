package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.DeterministicMath;
import bumblewick.measure.AllocationMeter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A move makes no garbage. */
@Tag("allocation")
class GarbageTest {
    private static final int TICKS = 4_000;

    @Test
    void noTickOnFootMakesGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int i = 0; i < 4; i++) {
            meter.nextRun();
            run(meter);
        }
        assertEquals(0L, meter.bytes(), "bytes made");
    }

    private static void run(AllocationMeter meter) {
        Playground playground = Rockery.level();
        playground.solid(2f, 0.5f, 2f, 0.5f, 0.5f, 0.5f);
        Hare hare = new Hare(playground, 0, 2, 0);
        run(hare, new AllocationMeter());
        run(hare, meter);
    }

    private static void run(Hare hare, AllocationMeter meter) {
        for (int i = 0; i < TICKS; i++) {
            meter.begin();
            hare.go(DeterministicMath.sin(i * 0.01), DeterministicMath.cos(i * 0.013))
                    .jump(i % 90 < 20);
            hare.tick();
            meter.end();
        }
        assertTrue(hare.feet().y > -1);
    }
}
