package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** A boss shows Wick its face, however it flies. */
class BossFacingTest {
    private static final float ROUNDING = 1e-3f;
    private static final Vector3f BOSS = new Vector3f(4f, 6f, 30f);
    private static final Vector3f WICK = new Vector3f(4f, 6f, 0f);

    private final BossFacing facing = new BossFacing();

    @Test
    void oneThatFliesTowardsWickLooksAlongItsWay() {
        Vector3f way = direction(30f);
        assertEquals(0f, way.distance(facing.of(BOSS, way, WICK, 40f)), ROUNDING);
    }

    @Test
    void oneThatFliesAsideTurnsFromWickNoFartherThanItMay() {
        assertEquals(0f, direction(40f).distance(facing.of(BOSS, direction(90f), WICK, 40f)), ROUNDING);
        assertEquals(0f, direction(-40f).distance(facing.of(BOSS, direction(-150f), WICK, 40f)), ROUNDING);
    }

    @Test
    void oneThatFliesStraightAwayStillLooksBack() {
        Vector3f seen = facing.of(BOSS, direction(180f), WICK, 40f);
        assertEquals(1f, seen.length(), ROUNDING);
        assertEquals(FastMath.cos(40f * FastMath.DEG_TO_RAD), -seen.z, ROUNDING);
    }

    @Test
    void withoutALimitItLooksAlongItsWay() {
        assertEquals(0f, direction(170f).distance(facing.of(BOSS, direction(170f), WICK, 180f)), ROUNDING);
    }

    /** So many degrees from the direction to Wick, level. */
    private static Vector3f direction(float degrees) {
        float angle = degrees * FastMath.DEG_TO_RAD;
        return new Vector3f(FastMath.sin(angle), 0f, -FastMath.cos(angle));
    }
}
