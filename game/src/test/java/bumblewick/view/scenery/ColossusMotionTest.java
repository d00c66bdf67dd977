package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.batch.InstanceStyle;
import org.junit.jupiter.api.Test;

class ColossusMotionTest {
    private final InstanceStyle style = new InstanceStyle();

    @Test
    void looksAsideUntilItHearsWick() {
        pose(500f);
        assertTrue(style.look > 0.5f);
        assertEquals(0f, style.bow, 1e-6f);

        pose(280f);
        assertEquals(0f, style.look, 1e-6f);
    }

    @Test
    void bowsDeeperTheNearerWickIs() {
        float before = 0f;
        for (float ahead = 280f; ahead > 140f; ahead -= 20f) {
            pose(ahead);
            assertTrue(style.bow > before, ahead + " u ahead");
            before = style.bow;
        }
    }

    @Test
    void treadsOnceWithEachPaw() {
        float left = 0f;
        float right = 0f;
        for (float ahead = 300f; ahead > 0f; ahead -= 1f) {
            pose(ahead);
            left = Math.max(left, style.tread);
            right = Math.min(right, style.tread);
        }
        assertTrue(left > 0.25f && right < -0.25f, left + " " + right);
        pose(0f);
        assertEquals(0f, style.tread, 1e-6f);
    }

    @Test
    void glowsMoreAsItSeesWickAndMostAsHeFliesBelow() {
        pose(500f);
        float asleep = style.glow;
        pose(280f);
        float awake = style.glow;
        pose(0f);
        assertEquals(1f, awake, 1e-6f);
        assertTrue(asleep < 0.5f && style.glow > 2f, asleep + " " + style.glow);
    }

    @Test
    void aPawComesDownFasterThanItRises() {
        float highest = 0f;
        float at = 0f;
        for (float before = 40f; before >= 0f; before -= 0.25f) {
            if (ColossusMotion.raised(before) > highest) {
                highest = ColossusMotion.raised(before);
                at = before;
            }
        }
        assertTrue(at < 15f, "highest " + at + " u before it is down");
        assertEquals(0f, ColossusMotion.raised(0f), 1e-6f);
    }

    private void pose(float ahead) {
        ColossusMotion.pose(ahead, 0f, style.reset());
    }
}
