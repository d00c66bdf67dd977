package bumblewick.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllocationMeterTest {
    private static final int STEPS = 3_000;

    private final List<byte[]> kept = new ArrayList<>(10 * STEPS);

    @Test
    void whatFallsOnOtherStepsInEachRunDoesNotCount() {
        assertEquals(0L, allocated(new int[] {7, 2_000}, new int[] {8, 2_999}));
    }

    /** An array of 984 bytes with its header of 16 is 1,000 bytes long. */
    @Test
    void whatFallsOnTheSameStepInEachRunCounts() {
        assertEquals(1_000L, allocated(new int[] {7, 2_000}, new int[] {2_000, 2_999}));
    }

    /** The bytes counted in two runs that allocate 1,000 bytes in the steps named. */
    private long allocated(int[]... runs) {
        AllocationMeter meter = new AllocationMeter();
        run(meter, new int[0]); // the virtual machine has loaded and compiled what it needs
        meter = new AllocationMeter();
        for (int repeat = 0; repeat < 3; repeat++) {
            for (int[] steps : runs) {
                run(meter, steps);
            }
        }
        return meter.bytes();
    }

    private void run(AllocationMeter meter, int[] allocating) {
        meter.nextRun();
        for (int i = 0; i < STEPS; i++) {
            meter.begin();
            for (int step : allocating) {
                if (step == i) {
                    kept.add(new byte[984]);
                }
            }
            meter.end();
        }
    }
}
