package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.batch.TriangleSoup.Capsule;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TriangleSoupTest {
    private static final float HALF_WIDTH = 0.2f;
    private static final float HALF_LENGTH = 3f;

    /** The longest line is the diagonal, which leaves the post's axis by the angle whose tangent is √2 × width / length. */
    private static final float DIAGONAL = FastMath.atan(FastMath.sqrt(2f) * HALF_WIDTH / HALF_LENGTH);

    /** Two posts of one mesh, the second 9 u beside the first: upright, leaning, turned, and far away. */
    @ParameterizedTest(name = "turned by {0}, {1}, {2} radians, {3} u away")
    @CsvSource({"0, 0, 0, 0", "1.57, 0, 0, 0", "0.4, 1.1, -0.7, 0", "0.4, 1.1, -0.7, 2000", "-2, 0.3, 2.5, -900"})
    void eachPostIsACapsuleAlongItself(float pitch, float yaw, float roll, float away) {
        Quaternion turn = new Quaternion().fromAngles(pitch, yaw, roll);
        Vector3f first = new Vector3f(away, 2f, -away);
        Vector3f second = first.add(9f, 0f, 0f);
        Mesh posts = new Mesh();
        GeometryBatchFactory.mergeGeometries(List.of(post(turn, first), post(turn, second)), posts);
        Geometry both = new Geometry("posts", posts);
        both.updateGeometricState();
        TriangleSoup soup = new TriangleSoup(both);
        int vertices = both.getVertexCount();

        assertAll(
                () -> assertIsAlong(turn, first, soup.componentCapsule(0)),
                () -> assertIsAlong(turn, second, soup.componentCapsule(vertices - 1)));
    }

    private static Geometry post(Quaternion turn, Vector3f middle) {
        Geometry post = new Geometry("post", new Box(HALF_WIDTH, HALF_LENGTH, HALF_WIDTH));
        post.setLocalRotation(turn);
        post.setLocalTranslation(middle);
        post.updateGeometricState();
        return post;
    }

    private static void assertIsAlong(Quaternion turn, Vector3f middle, Capsule capsule) {
        Vector3f line = capsule.to().subtract(capsule.from());
        float off = FastMath.acos(Math.min(1f, Math.abs(line.normalize().dot(turn.mult(Vector3f.UNIT_Y)))));
        Vector3f between = capsule.to().add(capsule.from()).mult(0.5f);
        assertAll(
                () -> assertTrue(off < DIAGONAL + 0.01f, () -> "leaves the post by " + off),
                () -> assertEquals(0f, between.distance(middle), 0.01f),
                () -> assertEquals(2f * HALF_LENGTH, line.length() + 2f * capsule.radius(), 0.1f),
                () -> assertTrue(capsule.radius() > 0.5f * HALF_WIDTH && capsule.radius() < 2f * HALF_WIDTH));
    }
}
