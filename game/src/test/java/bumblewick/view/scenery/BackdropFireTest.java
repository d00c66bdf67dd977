package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.LookDef.Landmark;
import org.junit.jupiter.api.Test;

class BackdropFireTest {
    private final BackdropFire fire = new BackdropFire();

    private static Landmark web(float burns) {
        return new Landmark("web", 0f, 11f, 66f, 1f, 0f, false, 320f, 0f, 0f, 0f, burns, 0f, 0f, 0f);
    }

    @Test
    void whatDoesNotBurnStays() {
        fire.set(web(0f), 60f);
        assertEquals(0f, fire.fallen());
        assertFalse(fire.isOut());
    }

    /** It catches fire after a second, hangs while it glows, falls, and is gone. */
    @Test
    void whatBurnsGlowsThenFallsThenIsGone() {
        fire.set(web(1f), 0.9f);
        assertEquals(0f, fire.fallen());

        fire.set(web(1f), 2.5f);
        assertEquals(0f, fire.fallen());
        assertFalse(fire.isOut());

        fire.set(web(1f), 4f);
        assertTrue(fire.fallen() > 1f);

        fire.set(web(1f), 10f);
        assertTrue(fire.isOut());
    }
}
