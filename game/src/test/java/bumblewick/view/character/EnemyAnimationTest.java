package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.PoseTexture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EnemyAnimationTest {
    private static final float FRAME = 1f / 60f;
    private static final float FAST = 20f;
    private static final int CLIP = 30; // frames of a clip of a model that has none: half a second

    private final EnemyAnimation motion = new EnemyAnimation();
    private final InstanceStyle instanceStyle = new InstanceStyle();

    @BeforeEach
    void start() {
        motion.start(PoseTexture.EMPTY, 0f);
    }

    private void live(float tell, boolean hit, int frames) {
        for (int i = 0; i < frames; i++) {
            motion.update(tell, hit, FAST, FRAME);
        }
    }

    private float row() {
        motion.applyTo(instanceStyle.reset());
        return instanceStyle.row;
    }

    @Test
    void aTellIsAsFarAsTheWindUpOfTheRules() {
        motion.update(0.25f, false, FAST, FRAME);
        assertEquals(EnemyClip.TELL, motion.clip());
        assertEquals(0.25f, row(), 1e-3f); // two rows: the row is the phase
        motion.update(0.75f, false, FAST, 0f);
        assertEquals(0.75f, row(), 1e-3f);
    }

    @Test
    void whoHasWoundUpAttacksAndThenFliesOn() {
        live(1f, false, 3);
        live(0f, false, 1);
        assertEquals(EnemyClip.ATTACK, motion.clip());
        live(0f, false, CLIP + 1);
        assertEquals(EnemyClip.MOVE, motion.clip());
    }

    @Test
    void aHitIsSeenToItsEndAndDoesNotBeginAgainWhileItLasts() {
        live(0f, true, CLIP / 2);
        assertEquals(EnemyClip.HIT, motion.clip());
        float half = row();
        live(0f, true, 1);
        assertTrue(row() > half, "it goes on");
        live(0f, false, CLIP / 2 + 1);
        assertEquals(EnemyClip.MOVE, motion.clip());
    }

    @Test
    void aHitDoesNotHideATell() {
        live(0.5f, true, 4);
        assertEquals(EnemyClip.TELL, motion.clip());
    }

    @Test
    void theOldPoseFadesWithinATenthOfASecond() {
        live(0.5f, false, 1);
        motion.applyTo(instanceStyle.reset());
        assertTrue(instanceStyle.before > 0f, "it comes from the pose before");
        live(0.5f, false, 7);
        motion.applyTo(instanceStyle.reset());
        assertEquals(0f, instanceStyle.before);
    }

    @Test
    void anEndIsOverWithItsClip() {
        for (int i = 1; i < CLIP - 1; i++) {
            assertFalse(motion.updateDeath(FRAME), "frame " + i);
        }
        assertTrue(motion.updateDeath(3 * FRAME));
        assertEquals(EnemyClip.DEATH, motion.clip());
    }
}
