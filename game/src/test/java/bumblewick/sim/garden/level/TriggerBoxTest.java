package bumblewick.sim.garden.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.LevelDef;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A box of 8 × 2 × 2 u, turned about the vertical. */
class TriggerBoxTest {
    private static final Vector3f MIDDLE = new Vector3f(10f, 1f, -5f);

    private static TriggerBox box(float degrees) {
        Quaternion turn = new Quaternion().fromAngles(0f, (float) Math.toRadians(degrees), 0f);
        return new TriggerBox(new LevelDef.Trigger(false, "hint_1", MIDDLE, new Vector3f(4f, 1f, 1f), turn));
    }

    @ParameterizedTest(name = "turned by {0}°")
    @ValueSource(floats = {0f, 30f, 90f, 135f, -60f})
    void noticesWhoIsWithinItsOwnAxes(float degrees) {
        TriggerBox box = box(degrees);
        Quaternion turn = new Quaternion().fromAngles(0f, (float) Math.toRadians(degrees), 0f);
        for (float x = -5f; x <= 5f; x += 0.5f) {
            for (float z = -1.75f; z <= 1.75f; z += 0.5f) {
                boolean inside = Math.abs(x) < 4.01f && Math.abs(z) < 1f;
                Vector3f point = turn.mult(new Vector3f(0.999f * x, 0.5f, z)).add(MIDDLE);

                assertEquals(inside, box.contains(point), "at " + x + ", " + z);
            }
        }
    }

    @Test
    void doesNotNoticeWhoIsAbove() {
        assertFalse(box(0f).contains(MIDDLE.add(0f, 1.01f, 0f)));
    }

    @Test
    void oneComesInOnceAndAgainAfterLeaving() {
        TriggerBox box = box(0f);

        box.update(MIDDLE);
        assertTrue(box.entered());
        box.update(MIDDLE);
        assertFalse(box.entered());
        box.update(new Vector3f());
        box.update(MIDDLE);

        assertTrue(box.entered());
    }
}
