package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HitFlashTest {
    private static final float FRAME = 1f / 60f;
    private static final int TEN_SECONDS = 600; // frames

    @Test
    void whatIsUnderFireAllTheTimeGlintsAtMostThreeTimesASecond() {
        HitFlash hitFlash = new HitFlash();
        int starts = 0;
        int bright = 0;
        float before = 0f;
        for (int frame = 0; frame < TEN_SECONDS; frame++) {
            float now = hitFlash.strength(true, frame * FRAME);
            starts += now > before ? 1 : 0;
            bright += now > 0f ? 1 : 0;
            before = now;
        }
        assertTrue(starts >= 25 && starts <= 30, starts + " starts");
        assertTrue(bright < TEN_SECONDS / 2, bright + " frames tinted: it should show its colours most of the time");
    }

    @Test
    void aSingleHitFades() {
        HitFlash hitFlash = new HitFlash();

        assertEquals(1f, hitFlash.strength(true, 5f));
        assertEquals(0.5f, hitFlash.strength(false, 5.06f), 1e-3f); // half of 0.12 s
        assertEquals(0f, hitFlash.strength(false, 5.13f));
    }

    @Test
    void whatWasNeverHitKeepsItsColours() {
        HitFlash hitFlash = new HitFlash();

        assertEquals(0f, hitFlash.strength(false, 0f));
        assertEquals(0f, hitFlash.strength(false, 100f));
    }
}
