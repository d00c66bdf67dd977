package bumblewick.app.replay;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayheadTest {
    private final Playhead head = new Playhead();

    @Test
    void theSpeedsAreAQuarterToEightAndEndThere() {
        for (int i = 0; i < 9; i++) {
            head.slower();
        }
        List<Float> rates = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            rates.add(head.rate());
            head.faster();
        }
        assertEquals(List.of(0.25f, 0.5f, 1f, 2f, 4f, 8f, 8f), rates);
    }

    @Test
    void whatGoesFasterThanTwiceIsNotHeard() {
        assertTrue(head.audible());
        head.faster();
        assertTrue(head.audible(), "twice");
        head.faster();
        assertFalse(head.audible(), "four times");
    }

    @Test
    void whatStandsStillIsNotHeardAndKeepsItsSpeed() {
        head.faster();
        head.toggle();
        assertAll(
                () -> assertFalse(head.playing()),
                () -> assertFalse(head.audible()),
                () -> assertEquals(2f, head.rate()));
    }
}
