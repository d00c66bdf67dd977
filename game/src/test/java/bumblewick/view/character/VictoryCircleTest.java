package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class VictoryCircleTest {
    private static final int BEES = 9;
    private static final Vector3f MIDDLE = new Vector3f(3f, 8f, 400f);
    private static final Vector3f FLOWN = MIDDLE.add(-2f, -1f, 1f);

    private static Vector3f after(float seconds, int bee) {
        Vector3f place = FLOWN.clone();
        VictoryCircle.lead(place, bee, BEES, seconds, MIDDLE);
        return place;
    }

    @Test
    void aBeeFliesOnUntilWickHasWon() {
        assertEquals(FLOWN, after(0f, 4));
    }

    @Test
    void beesEndAsACrownOverTheEarsWithRoomBetweenThem() {
        for (int i = 0; i < BEES; i++) {
            Vector3f place = after(4f, i);
            float apart = place.distance(after(4f, (i + 1) % BEES));

            assertTrue(place.y > MIDDLE.y + 1.5f, () -> "at " + place);
            assertTrue(apart > 0.5f, () -> apart + " u");
        }
    }

    @Test
    void noBeeJumps() {
        for (int tick = 1; tick < 240; tick++) {
            float moved = after(tick / 60f, 5).distance(after((tick - 1) / 60f, 5));

            assertTrue(moved < 0.25f, () -> moved + " u in a tick");
        }
    }
}
