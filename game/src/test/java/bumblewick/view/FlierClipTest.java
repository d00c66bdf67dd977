package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlierClipTest {
    private static final float FAST = 20f;
    private static final float SLOW = 1f;

    @ParameterizedTest
    @CsvSource({
        "true,  true,  true,  TELL",
        "true,  false, true,  TELL",
        "false, true,  true,  ATTACK",
        "false, false, true,  HIT",
        "false, false, false, MOVE"
    })
    void aTellOutweighsAnAttackAnAttackAHitAndAHitTheWay(
            boolean windsUp, boolean attacking, boolean flinching, FlierClip expected) {
        assertEquals(expected, FlierClip.of(windsUp, attacking, flinching, FAST));
    }

    @Test
    void whatHardlyMovesHovers() {
        assertEquals(FlierClip.IDLE, FlierClip.of(false, false, false, SLOW));
    }

    @Test
    void onlyHoveringAndFlyingGoRound() {
        for (FlierClip clip : FlierClip.values()) {
            assertEquals(clip == FlierClip.IDLE || clip == FlierClip.MOVE, clip.loops(), clip.name());
        }
    }
}
