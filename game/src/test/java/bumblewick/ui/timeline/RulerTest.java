package bumblewick.ui.timeline;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RulerTest {
    private static final float LENGTH = 3_000f;

    private final Ruler ruler = new Ruler(LENGTH);

    RulerTest() {
        ruler.fit(20f, 1_200f);
    }

    @Test
    void showsTheWholeStageAtFirst() {
        assertAll(
                () -> assertTrue(ruler.x(0f) >= 20f),
                () -> assertTrue(ruler.x(LENGTH) <= 1_220f),
                () -> assertEquals(LENGTH, ruler.distance(ruler.x(LENGTH)), 0.1f));
    }

    @Test
    void whatIsUnderThePointerStaysThereWhenItIsEnlarged() {
        float x = 700f;
        float before = ruler.distance(x);
        ruler.zoom(1.5f, x);
        ruler.zoom(1.5f, x);
        assertEquals(before, ruler.distance(x), 0.1f);
    }

    @Test
    void neverShowsMuchThatIsNotThere() {
        ruler.zoom(8f, 700f);
        ruler.scroll(99_999f);
        assertEquals(LENGTH * 1.01f, ruler.from() + ruler.span(), 0.5f);
        ruler.scroll(-99_999f);
        assertEquals(-LENGTH * 0.01f, ruler.from(), 0.5f);
        ruler.zoom(0.0001f, 700f);
        assertEquals(LENGTH * 1.02f, ruler.span(), 0.5f);
    }

    @Test
    void followsThePlayheadOnlyWhereItWouldLeave() {
        ruler.show(1_000f, 500f);
        ruler.follow(1_200f);
        assertEquals(1_000f, ruler.from());
        ruler.follow(1_600f);
        assertTrue(ruler.x(1_600f) < 1_220f);
        ruler.follow(100f);
        assertTrue(ruler.x(100f) > 20f);
    }

    /** 1,200 lines for 600 u are 2 lines per u: 60 lines need 30 u, and the next round number is 50. */
    @Test
    void numbersAreRound() {
        ruler.show(0f, 600f);
        assertEquals(50f, ruler.step(60f));
    }
}
