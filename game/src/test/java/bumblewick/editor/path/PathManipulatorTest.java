package bumblewick.editor.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.camera.PickRay;
import bumblewick.view.gizmo.PathGizmoModel;
import bumblewick.view.gizmo.PathGizmoModel.Axis;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The pointer takes what it is over, and what it takes follows it. */
class PathManipulatorTest {
    private static final List<Vector3f> POINTS =
            List.of(new Vector3f(0f, 8f, 90f), new Vector3f(6f, 5f, 40f), new Vector3f(-8f, 3f, 10f));

    private final Lens lens = new Lens(new Vector3f(60f, 42f, -20f), new Vector3f(0f, 4f, 45f));
    private final PathManipulator manipulator = new PathManipulator(lens);

    /** A camera without a game around it; the corridor's x is the scene's, mirrored. */
    private static final class Lens implements PathProjection {
        private final Camera camera = new Camera(1280, 720);

        Lens(Vector3f eye, Vector3f target) {
            camera.setFrustumPerspective(52f, 1280f / 720f, 0.15f, 900f);
            camera.setLocation(mirrored(eye));
            camera.lookAt(mirrored(target), Vector3f.UNIT_Y);
            camera.update();
        }

        private static Vector3f mirrored(Vector3f place) {
            return new Vector3f(-place.x, place.y, place.z);
        }

        @Override
        public Vector3f pixels(Vector3f place, Vector3f store) {
            return camera.getScreenCoordinates(mirrored(place), store);
        }

        @Override
        public PickRay ray(float x, float y) {
            Vector3f near = camera.getWorldCoordinates(new Vector2f(x, y), 0f);
            Vector3f far = camera.getWorldCoordinates(new Vector2f(x, y), 0.5f);
            return new PickRay(near, far.subtract(near)).mirrored();
        }

        @Override
        public Vector3f eye() {
            return mirrored(camera.getLocation());
        }

        @Override
        public Vector3f direction() {
            return mirrored(camera.getDirection());
        }

        Vector3f shown(Vector3f place) {
            return pixels(place, new Vector3f());
        }
    }

    private void pointAt(Vector3f place, float right, float up) {
        Vector3f shown = lens.shown(place);
        manipulator.hover(POINTS, 1, shown.x + right, shown.y + up, 1f);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void isOverThePointThatItPointsAt(int index) {
        pointAt(POINTS.get(index), 6f, -5f);
        assertEquals(index, manipulator.hovered());
    }

    @Test
    void isOverNothingBesideAllOfThem() {
        pointAt(POINTS.get(0), 60f, 200f);
        assertEquals(PathGizmoModel.NONE, manipulator.hovered());
        assertEquals(Optional.empty(), manipulator.axis());
    }

    private Vector3f onArrow(Axis axis) {
        Vector3f point = POINTS.get(1);
        float length = PathGizmoModel.arrow() * PathGizmoModel.handle(lens.eye().distance(point));
        return axis.direction().multLocal(0.8f * length).addLocal(point);
    }

    @ParameterizedTest
    @EnumSource(Axis.class)
    void theSelectedPointIsTakenByItsArrows(Axis axis) {
        pointAt(onArrow(axis), 2f, 2f);
        assertEquals(Optional.of(axis), manipulator.axis());
    }

    /** Along its arrow a point follows the pointer, and nothing but that coordinate changes. */
    @ParameterizedTest
    @EnumSource(Axis.class)
    void alongAnArrowOnlyThatCoordinateChanges(Axis axis) {
        Vector3f from = onArrow(axis);
        Vector3f shown = lens.shown(from);
        pointAt(from, 0f, 0f);
        manipulator.beginDrag(POINTS.get(1), shown.x, shown.y);
        Vector3f wanted = lens.shown(from.add(axis.direction().multLocal(7f)));
        Vector3f moved = manipulator.dragTarget(wanted.x, wanted.y);
        assertTrue(moved.isSimilar(POINTS.get(1).add(axis.direction().multLocal(7f)), 0.05f), moved::toString);
    }

    /** In the plane that faces the eye a point stays under the pointer by which it was taken, and as far away. */
    @Test
    void withoutAnArrowThePointStaysUnderThePointer() {
        Vector3f shown = lens.shown(POINTS.get(2));
        pointAt(POINTS.get(2), 4f, 3f);
        manipulator.beginDrag(POINTS.get(2), shown.x + 4f, shown.y + 3f);
        Vector3f moved = manipulator.dragTarget(shown.x + 154f, shown.y + 83f);
        Vector3f now = lens.shown(moved);
        assertEquals(shown.x + 150f, now.x, 1.5f);
        assertEquals(shown.y + 80f, now.y, 1.5f);
        Vector3f ahead = lens.direction();
        assertEquals(POINTS.get(2).dot(ahead), moved.dot(ahead), 0.05f);
    }

    @Test
    void aPointThatIsTakenDoesNotJump() {
        Vector3f shown = lens.shown(POINTS.get(0));
        pointAt(POINTS.get(0), 7f, 7f);
        manipulator.beginDrag(POINTS.get(0), shown.x + 7f, shown.y + 7f);
        assertTrue(manipulator.dragTarget(shown.x + 7f, shown.y + 7f).isSimilar(POINTS.get(0), 1e-3f));
    }
}
