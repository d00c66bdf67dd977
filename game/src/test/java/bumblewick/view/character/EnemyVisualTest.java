package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import org.junit.jupiter.api.Test;

class EnemyVisualTest {
    /** {@code Toon.frag}: up to 1 the face is seen through a flash. */
    @Test
    void whatIsDestroyedIsAWhiteFigureForTwoFramesAndThenItself() {
        assertTrue(EnemyVisual.deathFlash(0f, false) > 1f);
        assertTrue(EnemyVisual.deathFlash(Tick.SECONDS, false) > 1f);
        assertEquals(0f, EnemyVisual.deathFlash(2f * Tick.SECONDS, false));
    }

    @Test
    void whoAskedForFewerFlashesSeesItsFaceThroughThem() {
        float flash = EnemyVisual.deathFlash(0f, true);

        assertTrue(flash > 0f && flash <= 1f, "flash " + flash);
        assertEquals(0f, EnemyVisual.deathFlash(2f * Tick.SECONDS, true));
    }
}
