package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RibbonTrailTest {
    private static final float RADIUS = 6f; // u
    private static final float SPEED = 30f; // u/s

    private final RibbonTrail trail = new RibbonTrail();
    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();

    /** At ten frames a second the chord of a frame is 0.19 u off the circle. */
    @ParameterizedTest
    @ValueSource(floats = {10f, 30f, 60f, 144f})
    void aTrailIsTheCurveThatWasFlownAtAnyRate(float perSecond) {
        for (int frame = 0; frame < perSecond; frame++) {
            fly(frame / perSecond, 1f / perSecond);
        }

        for (Vector3f point : trail.points()) {
            assertEquals(RADIUS, point.length(), 0.02f, "at " + point);
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {10f, 60f})
    void aJumpLeavesNoTrail(float perSecond) {
        fly(0f, 1f / perSecond);
        place.x += 90f;
        trail.follow(1, place, velocity, 0f, 1f / perSecond);

        for (Vector3f point : trail.points()) {
            assertEquals(0f, point.distance(place), 0.5f);
        }
    }

    private void fly(float time, float seconds) {
        float angle = SPEED * time / RADIUS;
        float x = FastMath.cos(angle);
        float y = FastMath.sin(angle);
        place.set(RADIUS * x, RADIUS * y, 0f);
        velocity.set(-SPEED * y, SPEED * x, 0f);
        trail.follow(1, place, velocity, 0f, seconds);
    }
}
