package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Edges inside a surface are not felt, those that stick out are. */
class InternalEdgesTest {
    static ConvexShape[] shapes() {
        return new ConvexShape[] {new Sphere(0.5f), new Capsule(0.4f, 0.1f), new Box(0.5f, 0.5f, 0.5f)};
    }

    /** Resting on a floor, or up to a millimetre in it, in any direction along it. */
    @ParameterizedTest
    @MethodSource("shapes")
    void aTessellatedFloorDoesNotCatchWhatSlidesInIt(ConvexShape shape) {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(12, 0f));
        RandomStream random = new RandomStream(6, 1);
        for (int i = 0; i < 2000; i++) {
            float depth = i % 4 == 0 ? 0f : random.between(0f, 1e-3f);
            Vector3f start = new Vector3f(random.between(-3f, 3f), 0.5f - depth, random.between(-3f, 3f));
            Vector3f way = new Vector3f(random.between(-2f, 2f), 0f, random.between(-2f, 2f));
            Quaternion turned = MeshProbe.turn(random.between(0f, 360f), 0, 1, 0);

            boolean met = floor.sweep(shape, turned, start, way);

            assertFalse(met, () -> "caught at " + floor.hit.point() + " by " + floor.hit.normal());
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void whateverGoesDownOnAFloorMeetsItsFace(ConvexShape shape) {
        MeshProbe floor = new MeshProbe(MeshProbe.floor(12, 0f));
        RandomStream random = new RandomStream(7, 1);
        for (int i = 0; i < 2000; i++) {
            Vector3f start = new Vector3f(random.between(-3f, 3f), 0.51f, random.between(-3f, 3f));
            Vector3f way = new Vector3f(random.between(-2f, 2f), -0.1f, random.between(-2f, 2f));

            assertTrue(floor.sweep(shape, MeshProbe.turn(random.between(0f, 360f), 0, 1, 0), start, way));

            assertEquals(1f, floor.hit.normal().y, 1e-5f);
        }
    }

    /** Two triangles that fall off to both sides of z: the ball meets their common edge as an edge. */
    @ParameterizedTest(name = "a roof of {0}°")
    @ValueSource(floats = {20f, 45f, 70f})
    void aRidgeIsMetAsAnEdge(float slope) {
        float drop = (float) Math.tan(Math.toRadians(slope));
        MeshProbe roof = new MeshProbe(0, 0, 5, 1, -drop, 0, 0, 0, -5, 0, 0, -5, -1, -drop, 0, 0, 0, 5);

        assertTrue(roof.sweep(new Sphere(0.5f), new Vector3f(0.01f, 2f, 0f), new Vector3f(0f, -4f, 0f)));

        double height = Math.sqrt(0.25 - 1e-4);
        assertEquals((2 - height) / 4, roof.hit.fraction(), 1e-6);
        assertEquals(0.02f, roof.hit.normal().x, 1e-5f, "it leans to the side on which the ball is");
    }

    /** The corner of a crate, of which the diagonal of the top is one edge: inner edges end there, it sticks out. */
    @ParameterizedTest
    @ValueSource(floats = {0.1f, 0.3f, 0.6f})
    void theCornerOfACrateIsMetFromTheSide(float height) {
        MeshProbe top = new MeshProbe(
                -1, 0, -1, -1, 0, 1, 1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0, -1, 1, 0, 1, 1, -2, 1, 1, 0, -1, 1, -2, 1, 1,
                -2, -1, 1, 0, -1, -1, 0, 1, -1, -2, 1, 1, 0, 1, -1, -2, 1, 1, -2, 1, 1, 0, 1);

        assertTrue(top.sweep(new Sphere(0.7f), new Vector3f(4f, height, 4f), new Vector3f(-4f, 0f, -4f)));

        double way = 3 * Math.sqrt(2) - Math.sqrt(0.49 - height * height);
        assertEquals(way / (4 * Math.sqrt(2)), top.hit.fraction(), 1e-5);
        assertEquals(height / 0.7f, top.hit.normal().y, 1e-4f);
    }
}
