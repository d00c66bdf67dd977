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
        assertTrue(0f < pale && pale <= 1f, "its own colours are seen, for " + pale + " of " + white);
        assertEquals(pale, EnemyVisual.deathFlash(0f, false, false), "when another one has just been white");
    }

    @Test
    void whoAskedForFewerFlashesSeesItsFaceThroughThem() {
        float flash = EnemyVisual.deathFlash(0f, true, true);

        assertTrue(flash > 0f && flash <= 1f, "flash " + flash);
        assertEquals(flash, EnemyVisual.deathFlash(2f * Tick.SECONDS, true, true));
    }

    /** Before a tenth of a second is over, when it bursts. */
    @Test
    void whatIsDestroyedIsFlattenedAndSpringsBack() {
        assertEquals(0f, EnemyVisual.squash(0f));
        assertEquals(1f, EnemyVisual.squash(3f * Tick.SECONDS), 0.01f);
        assertEquals(0f, EnemyVisual.squash(6f * Tick.SECONDS), 0.01f);
    }
}
