package bumblewick.content.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PathDef;
import bumblewick.def.PathDef.Cut;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathMeasureTest {
    private static PathMeasure measure(float speed, Vector3f... points) {
        return new PathMeasure(new BakedPath(new PathDef("p", List.of(points), speed, Cut.EQUAL, 0.5f, List.of())));
    }

    /** From 91 u ahead at v u/s it is at the near side of Wick's volume, 1 u ahead, after 90/v seconds. */
    @ParameterizedTest
    @ValueSource(floats = {15f, 30f, 44.9f, 60f})
    void warnsAsLongAsItFliesToWick(float speed) {
        PathMeasure straight = measure(speed, new Vector3f(0f, 4f, 91f), new Vector3f(0f, 4f, -8f));
        assertEquals(90f / speed, straight.crossing().orElseThrow() * Tick.SECONDS, 2f * Tick.SECONDS);
        assertEquals(90f / speed >= 2f, straight.fair());
        assertFalse(straight.turns());
    }

    @Test
    void whatPassesAboveWickNeedsNoWarning() {
        PathMeasure above = measure(60f, new Vector3f(0f, 14f, 20f), new Vector3f(0f, 14f, -8f));
        assertTrue(above.crossing().isEmpty());
        assertTrue(above.fair());
    }

    /**
     * A right angle with legs of 40 u, cut in the middle, is one parabola whose corner is 20 u from both cuts: its
     * tightest radius is 20/√2 = 14.14 u, half way.
     */
    @Test
    void findsTheTightestTurnAndItsPlace() {
        PathMeasure corner =
                measure(20f, new Vector3f(0f, 5f, 60f), new Vector3f(0f, 5f, 20f), new Vector3f(40f, 5f, 20f));
        assertEquals(20f / Math.sqrt(2), corner.tightest(), 0.3);
        float length = 2f * 20f + 32.5f; // straight, and the parabola, whose length is 20·(√2 + asinh 1)/√2 = 32.46
        assertEquals(length / 2f / 20f, corner.tightestTick() * Tick.SECONDS, 0.1f);
    }
}
