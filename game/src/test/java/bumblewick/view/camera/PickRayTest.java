package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PickRayTest {
    private static final float EPSILON = 1e-4f;

    /** Seen from anywhere, what is dragged along an axis comes to where the pointer points. */
    @ParameterizedTest
    @CsvSource({"10, 4, -8", "-3, 9, 2", "0.5, -7, 5"})
    void findsThePointOfALineThatItPointsAt(float x, float y, float z) {
        Vector3f eye = new Vector3f(x, y, z);
        Vector3f start = new Vector3f(1f, 2f, 3f);
        for (Vector3f axis : new Vector3f[] {Vector3f.UNIT_X, Vector3f.UNIT_Y, Vector3f.UNIT_Z}) {
            Vector3f meant = start.add(axis.mult(4.5f));
            PickRay ray = new PickRay(eye, meant.subtract(eye));
            assertEquals(4.5f, ray.nearestAlong(start, axis, 0f), 1e-3f);
        }
    }

    @Test
    void alongTheLineItselfThereIsNoAnswerButTheOneBefore() {
        PickRay ray = new PickRay(new Vector3f(0f, 0f, -5f), Vector3f.UNIT_Z);
        assertEquals(7f, ray.nearestAlong(Vector3f.ZERO, Vector3f.UNIT_Z, 7f));
    }

    /** A ray at an angle to a plane one unit before it meets it tan(angle) to the side. */
    @ParameterizedTest
    @ValueSource(floats = {0f, 20f, 45f, 70f, 85f})
    void meetsAPlaneBeforeIt(float degrees) {
        float tan = FastMath.tan(degrees * FastMath.DEG_TO_RAD);
        PickRay ray = new PickRay(Vector3f.ZERO, new Vector3f(tan, 0f, 1f));
        Vector3f hit = new Vector3f();
        assertTrue(ray.intersectPlane(new Vector3f(0f, 9f, 1f), Vector3f.UNIT_Z, hit));
        assertTrue(hit.isSimilar(new Vector3f(tan, 0f, 1f), 1e-3f), hit::toString);
    }

    @Test
    void meetsNoPlaneBehindItNorOneThatItGrazes() {
        PickRay ray = new PickRay(Vector3f.ZERO, Vector3f.UNIT_Z);
        Vector3f hit = new Vector3f();
        assertFalse(ray.intersectPlane(new Vector3f(0f, 0f, -1f), Vector3f.UNIT_Z, hit));
        assertFalse(ray.intersectPlane(new Vector3f(0f, -1f, 0f), new Vector3f(0f, 1f, 0.001f).normalizeLocal(), hit));
        assertEquals(Vector3f.ZERO, hit, "unchanged");
    }

    @Test
    void passesAPointAtTheLengthOfThePerpendicular() {
        PickRay ray = new PickRay(Vector3f.ZERO, new Vector3f(0f, 3f, 0f));
        assertEquals(4f, ray.distance(new Vector3f(4f, 10f, 0f)), EPSILON);
        assertEquals(5f, ray.distance(new Vector3f(4f, -3f, 0f)), EPSILON, "behind it");
    }

    /** A camera and its ray agree: the ray through where a point is shown goes through the point. */
    @ParameterizedTest
    @CsvSource({"0, 0", "3, 2", "-6, 1.5", "4, -3"})
    void goesThroughWhatIsShownThere(float x, float y) {
        Camera camera = new Camera(1280, 720);
        camera.setFrustumPerspective(52f, 1280f / 720f, 0.15f, 900f);
        camera.setLocation(new Vector3f(2f, 5f, -11f));
        camera.setRotation(new Quaternion().fromAngles(0.2f, -0.1f, 0f));
        camera.update();
        Vector3f point = new Vector3f(x, y, 14f);
        Vector3f shown = camera.getScreenCoordinates(point);
        PickRay ray = PickRay.ofPixel(camera, shown.x, shown.y);
        assertEquals(0f, ray.distance(point), 0.01f);
    }
}
