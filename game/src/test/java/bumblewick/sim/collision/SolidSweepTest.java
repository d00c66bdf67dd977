package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps against solids whose outcome can be told without reckoning. */
class SolidSweepTest {
    private static final Quaternion UPRIGHT = new Quaternion();
    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final CollisionWorld world = new CollisionWorld();
    private final SweepHit hit = new SweepHit();

    /** All of them are 1 u wide, high and deep. */
    static ConvexShape[] unitShapes() {
        return new ConvexShape[] {
            new Sphere(0.5f), new Capsule(0.5f, 1e-4f), new Box(0.5f, 0.5f, 0.5f), new Cylinder(0.5f, 0.5f), cube(0.5f),
        };
    }

    static ConvexHull cube(float half) {
        float[] points = new float[24];
        for (int i = 0; i < 24; i++) {
            points[i] = ((i / 3) >> i % 3 & 1) == 0 ? -half : half;
        }
        return new ConvexHull(points);
    }

    @ParameterizedTest
    @MethodSource("unitShapes")
    void everyShapeMeetsAWallOfABox(ConvexShape shape) {
        place(world.add(new Box(1f, 5f, 5f), 1, 7), 5f, 0f, 0f);

        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), new Vector3f(7f, 0f, 0f), ALL, hit));

        assertAll(
                () -> assertEquals(3.5f / 7f, hit.fraction(), 1e-6f),
                () -> assertEquals(0f, hit.normal().distance(new Vector3f(-1f, 0f, 0f)), 1e-5f),
                () -> assertEquals(4f, hit.point().x, 1e-4f),
                () -> assertEquals(7, hit.surface()));
    }

    @ParameterizedTest
    @MethodSource("unitShapes")
    void everyShapeIsMetByASphere(ConvexShape shape) {
        place(world.add(shape, 1, 0), 0f, 10f, 0f);

        assertTrue(world.sweep(new Sphere(0.25f), UPRIGHT, new Vector3f(), new Vector3f(0f, 20f, 0f), ALL, hit));

        assertEquals((10f - 0.5f - 0.25f) / 20f, hit.fraction(), 1e-5f);
        assertEquals(-1f, hit.normal().y, 1e-5f);
    }

    @ParameterizedTest
    @MethodSource("unitShapes")
    void whatIsInsideCanLeaveButNotGoDeeper(ConvexShape shape) {
        place(world.add(new Box(2f, 2f, 2f), 1, 0), 0f, 0f, 0f);
        Vector3f start = new Vector3f(2.2f, 0.1f, 0.2f);

        assertFalse(world.sweep(shape, UPRIGHT, start, new Vector3f(5f, 0f, 0f), ALL, hit), "out");
        assertFalse(world.sweep(shape, UPRIGHT, start, new Vector3f(0f, 1f, 1f), ALL, hit), "along");
        assertFalse(world.sweep(shape, UPRIGHT, start, new Vector3f(), ALL, hit), "nowhere");
        assertTrue(world.sweep(shape, UPRIGHT, start, new Vector3f(-1f, 0f, 0f), ALL, hit), "in");
        assertAll(
                () -> assertEquals(0f, hit.fraction()),
                () -> assertEquals(-0.3f, hit.distance(), 1e-3f),
                () -> assertEquals(1f, hit.normal().x, 1e-5f));
    }

    @ParameterizedTest
    @MethodSource("unitShapes")
    void closestTellsDepthWayOutAndPlace(ConvexShape shape) {
        place(world.add(new Box(2f, 2f, 2f), 1, 0), 0f, 0f, 0f);

        assertTrue(world.closest(shape, UPRIGHT, new Vector3f(0.1f, 2.3f, 0f), 1f, ALL, hit));
        assertEquals(-0.2f, hit.distance(), 1e-3f);
        assertEquals(1f, hit.normal().y, 1e-5f);

        assertTrue(world.closest(shape, UPRIGHT, new Vector3f(0.1f, 2.9f, 0f), 1f, ALL, hit));
        assertEquals(0.4f, hit.distance(), 1e-3f);
        assertEquals(2f, hit.point().y, 1e-5f);

        assertFalse(world.closest(shape, UPRIGHT, new Vector3f(0.1f, 4f, 0f), 1f, ALL, hit));
    }

    @ParameterizedTest
    @MethodSource("unitShapes")
    void meshesAreMetByEveryShape(ConvexShape shape) {
        world.add(TriangleMesh.of(new float[] {-9, 0, -9, 0, 0, 18, 9, 0, -9}, new byte[] {3}), 1);

        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(0f, 2f, 0f), new Vector3f(0f, -3f, 0f), ALL, hit));
        assertEquals(0.5f, hit.fraction(), 1e-4f);
        assertEquals(3, hit.surface());
        assertTrue(world.overlaps(shape, UPRIGHT, new Vector3f(0f, 0.4f, 0f), ALL));
        assertFalse(world.overlaps(shape, UPRIGHT, new Vector3f(0f, 0.6f, 0f), ALL));
        assertTrue(world.closest(shape, UPRIGHT, new Vector3f(0f, 0.4f, 0f), 0f, ALL, hit));
        assertEquals(-0.1f, hit.distance(), 1e-3f);
        assertEquals(1f, hit.normal().y, 1e-5f);
    }

    /** The point comes from beyond the edge, which is the nearest until right before they meet. */
    @ParameterizedTest
    @ValueSource(floats = {1e-3f, 1e-4f, 1e-5f, 1e-6f})
    void aPointThatMeetsAFaceBesideItsEdgeHasTheNormalOfTheFace(float beside) {
        ConvexHull point = new ConvexHull(0f, 0f, 0f, 0.3f, 1f, 0.3f, -0.3f, 1f, 0.3f, 0f, 1f, -0.3f);
        Vector3f start = new Vector3f(beside - 1f, 1f, 0f);
        Vector3f way = new Vector3f(2f, -2f, 0f);
        CollisionWorld mesh = new CollisionWorld();
        mesh.add(TriangleMesh.of(new float[] {0, 0, -9, 0, 0, 9, 18, 0, 0}, null), 1);
        place(world.add(new Box(1f, 1f, 1f), 1, 0), 1f, -1f, 0f);

        for (CollisionWorld each : List.of(world, mesh)) {
            assertTrue(each.sweep(point, UPRIGHT, start, way, ALL, hit));
            assertEquals(0.5f, hit.fraction(), 1e-6f);
            assertEquals(1f, hit.normal().y, 1e-6f);
        }
    }

    /** A search remembers what was near; what moves, comes or goes meanwhile is found where it is, or not at all. */
    @Test
    void findsWhatMovedBetweenTwoSweeps() {
        Solid near = world.add(new Box(0.1f, 5f, 5f), 1, 0);
        place(near, 1.2f, 0f, 0f);
        place(world.add(new Box(0.1f, 5f, 5f), 1, 0), 9f, 0f, 0f);
        assertFalse(meetsAhead(), "beyond the way");

        place(near, 0.9f, 0f, 0f);
        assertTrue(meetsAhead(), "moved nearer");
        place(near, 20f, 0f, 0f);
        assertFalse(meetsAhead(), "moved away");
        Solid added = world.add(new Box(0.1f, 5f, 5f), 1, 0);
        place(added, 0.9f, 0f, 0f);
        assertTrue(meetsAhead(), "added");
        world.remove(added);
        assertFalse(meetsAhead(), "removed");
    }

    private boolean meetsAhead() {
        return world.sweep(new Sphere(0.5f), UPRIGHT, new Vector3f(), new Vector3f(0.5f, 0f, 0f), ALL, hit);
    }

    private static void place(Solid solid, float x, float y, float z) {
        solid.place(new Vector3f(x, y, z), UPRIGHT);
    }
}
