package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TimelineRangeTest {
    private static final float LENGTH = 3_000f;

    private final TimelineRange timelineRange = new TimelineRange(LENGTH);

    TimelineRangeTest() {
        timelineRange.fit(20f, 1_200f);
    }

    @Test
    void showsTheWholeStageAtFirst() {
        assertAll(
                () -> assertTrue(timelineRange.x(0f) >= 20f),
                () -> assertTrue(timelineRange.x(LENGTH) <= 1_220f),
                () -> assertEquals(LENGTH, timelineRange.distance(timelineRange.x(LENGTH)), 0.1f));
    }

    @Test
    void whatIsUnderThePointerStaysThereWhenItIsEnlarged() {
        float x = 700f;
        float before = timelineRange.distance(x);
        timelineRange.zoom(1.5f, x);
        timelineRange.zoom(1.5f, x);
        assertEquals(before, timelineRange.distance(x), 0.1f);
    }

    @Test
    void neverShowsMuchThatIsNotThere() {
        timelineRange.zoom(8f, 700f);
        timelineRange.scroll(99_999f);
        assertEquals(LENGTH * 1.01f, timelineRange.from() + timelineRange.span(), 0.5f);
        timelineRange.scroll(-99_999f);
        assertEquals(-LENGTH * 0.01f, timelineRange.from(), 0.5f);
        timelineRange.zoom(0.0001f, 700f);
        assertEquals(LENGTH * 1.02f, timelineRange.span(), 0.5f);
    }

    @Test
    void followsThePlayheadOnlyWhereItWouldLeave() {
        timelineRange.show(1_000f, 500f);
        timelineRange.follow(1_200f);
        assertEquals(1_000f, timelineRange.from());
        timelineRange.follow(1_600f);
        assertTrue(timelineRange.x(1_600f) < 1_220f);
        timelineRange.follow(100f);
        assertTrue(timelineRange.x(100f) > 20f);
    }

    /** 1,200 lines for 600 u are 2 lines per u: 60 lines need 30 u, and the next round number is 50. */
    @Test
    void numbersAreRound() {
        timelineRange.show(0f, 600f);
        assertEquals(50f, timelineRange.step(60f));
    }
}
