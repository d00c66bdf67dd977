package bumblewick.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LossCounterTest {
    private final LossCounter losses = new LossCounter();

    @Test
    void helpIsDueAfterEverySecondLossInARow() {
        List<Boolean> due = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            losses.lost("field", false);
            due.add(losses.isDue("field"));
        }

        assertEquals(List.of(false, true, false, true, false), due);
    }

    @Test
    void helpIsDueAfterTheFirstCrashLandingThatFailed() {
        List<Boolean> due = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            losses.lost("field", true);
            due.add(losses.isDue("field"));
        }

        assertEquals(List.of(true, true, false, true), due);
    }

    @Test
    void lossesOfOtherStagesDoNotCount() {
        losses.lost("field", false);
        losses.lost("yard", false);

        assertFalse(losses.isDue("field"));
        assertFalse(losses.isDue("yard"));
    }

    @Test
    void whoClearsAStageBeginsToCountAnew() {
        losses.lost("field", false);
        losses.cleared("field");
        losses.lost("field", false);
        assertFalse(losses.isDue("field"));

        losses.lost("field", false);
        assertTrue(losses.isDue("field"));
    }
}
