package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnemyClipTest {
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
            boolean windsUp, boolean attacking, boolean flinching, EnemyClip expected) {
        assertEquals(expected, EnemyClip.of(windsUp, attacking, flinching, FAST));
    }

    @Test
    void whatHardlyMovesHovers() {
        assertEquals(EnemyClip.IDLE, EnemyClip.of(false, false, false, SLOW));
    }

    @Test
    void onlyHoveringAndFlyingGoRound() {
        for (EnemyClip clip : EnemyClip.values()) {
            assertEquals(clip == EnemyClip.IDLE || clip == EnemyClip.MOVE, clip.loops(), clip.name());
        }
    }
}
