package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BossDefeatTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void oneIsWholeAtFirstAndNothingAtTheEnd(boolean stays) {
        assertEquals(1f, BossDefeat.size(BossDefeat.light(0f, stays)));
        assertEquals(1f, BossDefeat.size(BossDefeat.light(0.5f, stays)));
        assertEquals(0f, BossDefeat.size(BossDefeat.light(1f, stays)));
    }

    /** What draws together takes a breath first. */
    @Test
    void itSwellsBeforeItDrawsTogether() {
        float largest = 0f;
        float last = 1f;
        boolean shrinks = false;
        for (int i = 0; i <= 100; i++) {
            float size = BossDefeat.size(i / 100f);
            largest = Math.max(largest, size);
            shrinks |= size < last;
            assertTrue(!shrinks || size <= last, "it grows again at " + i);
            last = size;
        }
        assertTrue(largest > 1.1f && largest < 1.2f, "largest " + largest);
    }
}
