package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Over the whole way of each garden Wick is seen, stays about the middle of the picture, and nothing makes the view jump. */
@Tag("long")
class WickInSightTest {
    private static final int EIGHT_MINUTES = 28_800;
    private static final float HIDDEN = 0.03f; // of the ticks, at most
    private static final float SECONDS_HIDDEN = 0.5f; // on end
    private static final float WHOLE = 0.95f; // of the ticks, from head to foot, at least
    private static final float CENTRAL = 0.97f;
    private static final float FASTEST = 3f; // rad/s
    private static final float HARDEST = 180f; // rad/s²

    @ParameterizedTest
    @ValueSource(strings = {"mill_yard", "sail_loft"})
    void theCameraShowsWickOnTheWholeWay(String stage) {
        SightMeasure sight = new SightMeasure(stage, 1L);
        sight.walk(EIGHT_MINUTES);

        float ticks = sight.ticks;
        assertAll(
                sight.toString(),
                () -> assertTrue(ticks > 3000f, "the way was walked"),
                () -> assertTrue(sight.hidden / ticks < HIDDEN, "hidden"),
                () -> assertTrue(sight.longest * Tick.SECONDS < SECONDS_HIDDEN, "hidden on end"),
                () -> assertTrue(sight.whole / ticks > WHOLE, "from head to foot"),
                () -> assertTrue(sight.central / ticks > CENTRAL, "about the middle"),
                () -> assertTrue(sight.fastest < FASTEST, "turns"),
                () -> assertTrue(sight.hardest < HARDEST, "jerks"));
    }
}
