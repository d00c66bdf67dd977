package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.math.Tick;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole gardens with all that moves in them, played wildly, twice: Wick is never through the level, never in it by more
 * than 5 mm, never at NaN, never stuck; and both runs are the same to the last bit.
 *
 * <p>{@code -Dbumblewick.soak.seconds=3600} makes it an hour of play, and {@code -Dbumblewick.soak.seed} another one.
 */
@Tag("long")
class GardenSoakTest {
    private static final int TICKS = Integer.getInteger("bumblewick.soak.seconds", 90) * Tick.PER_SECOND;
    private static final long SEED = Long.getLong("bumblewick.soak.seed", 1L);

    @ParameterizedTest
    @ValueSource(strings = {"mill_yard", "sandbox"})
    void wickStaysInTheWorld(String stage) {
        GardenSoak soak = new GardenSoak(stage, SEED);
        long hash = soak.play(TICKS);
        System.out.println(soak.figures());
        assertEquals(hash, new GardenSoak(stage, SEED).play(TICKS));
    }
}
