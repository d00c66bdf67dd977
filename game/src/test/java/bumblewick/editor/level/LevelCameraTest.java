package bumblewick.editor.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.LevelThings;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where one looks at a level from. */
class LevelCameraTest {
    private static final LevelPlanNode WICK =
            LevelThings.box("spawn_wick", Sort.WICK, new Vector3f(5f, 1f, 5f), new Vector3f(0.3f, 0.8f, 0.3f));
    private static final LevelPlan PLAN = LevelThings.plan(WICK, LevelThings.floor("COLL_grass", new Vector3f()));

    @Test
    void itBeginsBehindWickAndLooksAtThem() {
        LevelCamera.Place place = new LevelCamera(PLAN).place();

        assertTrue(place.eye().z < WICK.middle().z, "Wick faces +z");
        assertLooksAt(WICK.middle(), place);
    }

    /** However large or small it is, it is before the camera, and its farthest corner is within the picture. */
    @ParameterizedTest
    @ValueSource(floats = {0.1f, 1f, 20f})
    void itFliesUntilAThingIsWhollySeen(float half) {
        LevelPlanNode thing =
                LevelThings.box("thing", Sort.ROOM, new Vector3f(-30f, 2f, 8f), new Vector3f(half, half, half));
        LevelCamera eye = new LevelCamera(PLAN);

        eye.flyTo(thing);
        fly(eye);

        assertLooksAt(thing.middle(), eye.place());
        float away = eye.place().eye().distance(thing.middle());
        double shown = away * Math.tan(Math.toRadians(eye.camera().fieldOfViewDegrees() / 2.0));
        assertTrue(shown >= thing.half().length(), shown + " u are shown to either side");
    }

    @Test
    void fromAboveEverythingThatIsFeltIsSeen() {
        LevelCamera eye = new LevelCamera(PLAN);

        eye.above(PLAN);
        fly(eye);

        assertLooksAt(Vector3f.ZERO, eye.place());
        assertTrue(eye.place().direction().y < -0.99f, "nearly straight down");
    }

    @Test
    void whoTakesTheCameraInHandEndsTheFlight() {
        LevelCamera eye = new LevelCamera(PLAN);
        Vector3f before = eye.place().eye();

        eye.above(PLAN);
        eye.stop();
        fly(eye);

        assertEquals(before, eye.place().eye());
    }

    private static void fly(LevelCamera eye) {
        for (int i = 0; i < 60; i++) {
            eye.update(1f / 60f, false);
        }
    }

    private static void assertLooksAt(Vector3f point, LevelCamera.Place place) {
        Vector3f way = point.subtract(place.eye()).normalizeLocal();
        assertEquals(0f, FastMath.acos(way.dot(place.direction())) * FastMath.RAD_TO_DEG, 0.2f, "degrees beside it");
    }
}
