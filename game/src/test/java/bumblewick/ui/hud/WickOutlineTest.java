package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** At a hundred lines per u, Wick is in the middle of the picture. */
class WickOutlineTest {
    private final WickOutline outline = new WickOutline((point, store) -> {
        store.set(640f + 100f * point.x, 360f + 100f * point.y, 0f);
        return true;
    });

    WickOutlineTest() {
        outline.update(new Vector3f(0f, 0f, 50f));
    }

    @Test
    void aMarkOnTheEarsStepsBack() {
        assertEquals(0.1f, outline.visible(660f, 480f, 10f, 0.1f));
    }

    @Test
    void aMarkBesideThemStays() {
        assertEquals(1f, outline.visible(760f, 480f, 10f, 0.1f));
        assertEquals(1f, outline.visible(640f, 560f, 10f, 0.1f));
    }

    @Test
    void aLargeOneStepsBackBeforeItsMiddleIsThere() {
        assertTrue(outline.visible(720f, 480f, 60f, 0.1f) < 0.5f);
    }

    @Test
    void nothingStepsBackWhileWickIsNotSeen() {
        WickOutline unseen = new WickOutline((point, store) -> false);
        unseen.update(new Vector3f());

        assertEquals(1f, unseen.visible(640f, 360f, 10f, 0.1f));
    }
}
