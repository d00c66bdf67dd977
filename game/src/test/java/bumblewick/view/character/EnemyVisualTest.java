package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import org.junit.jupiter.api.Test;

class EnemyVisualTest {
    /** {@code Toon.frag}: up to 1 the face is seen through a flash. */
    @Test
    void whatIsDestroyedIsAWhiteFigureForTwoFramesAndThenPale() {
        float white = EnemyVisual.deathFlash(0f, true, false);
        float pale = EnemyVisual.deathFlash(2f * Tick.SECONDS, true, false);

        assertEquals(white, EnemyVisual.deathFlash(Tick.SECONDS, true, false));
        assertTrue(1f < pale && pale < white, () -> pale + " of " + white);
        assertEquals(pale, EnemyVisual.deathFlash(0f, false, false), "when another one has just been white");
    }

    @Test
    void whoAskedForFewerFlashesSeesItsFaceThroughThem() {
        float flash = EnemyVisual.deathFlash(0f, true, true);

        assertTrue(flash > 0f && flash <= 1f, "flash " + flash);
        assertEquals(flash, EnemyVisual.deathFlash(2f * Tick.SECONDS, true, true));
    }

    @Test
    void nothingOfItIsLeftAfterHalfASecond() {
        assertEquals(1f, EnemyVisual.deathShare(0.1f));
        assertTrue(EnemyVisual.deathShare(0.4f) < 0.5f);
        assertEquals(0f, EnemyVisual.deathShare(0.5f));
    }
}
