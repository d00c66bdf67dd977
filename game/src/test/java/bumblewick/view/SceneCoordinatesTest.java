package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SceneCoordinatesTest {
    private static final float TOLERANCE = 1e-3f;
    private static final Vector3f FRONT = new Vector3f(0f, 0f, 1f);
    private static final Vector3f RIGHT_HAND = new Vector3f(-1f, 0f, 0f); // of a model whose front is +z

    @Test
    void mirrorsRightAndLeftAndNothingElse() {
        Vector3f scene = SceneCoordinates.toScene(new Vector3f(3f, 4f, 5f), new Vector3f());

        assertEquals(new Vector3f(-3f, 4f, 5f), scene);
    }

    @ParameterizedTest(name = "heading {0}, {1}, {2}")
    @CsvSource({"0,0,1", "1,0,0", "-1,0,0", "0,0,-1", "0.6,0,0.8", "0,0.6,0.8", "0.48,0.6,0.64", "-0.48,-0.6,-0.64"})
    void turnsTheNoseOfAModelToTheHeading(float x, float y, float z) {
        Vector3f heading = new Vector3f(x, y, z);

        Quaternion turn = SceneCoordinates.rotation(heading, 0f, new Quaternion());

        Vector3f expected = SceneCoordinates.toScene(heading, new Vector3f());
        assertEquals(0f, turn.mult(FRONT).distance(expected), TOLERANCE);
    }

    @ParameterizedTest(name = "bank {0}")
    @CsvSource({"0.2", "0.9", "1.4"})
    void positiveBankDipsTheRightSide(float bank) {
        Quaternion turn = SceneCoordinates.rotation(new Vector3f(0f, 0f, 1f), bank, new Quaternion());

        assertEquals(-Math.sin(bank), turn.mult(RIGHT_HAND).y, TOLERANCE);
    }

    @Test
    void whatIsBehindTheBendsBeginIsNotBent() {
        Vector3f bend = new Vector3f(0.01f, -0.01f, 10f);

        Vector3f shown = SceneCoordinates.toBentScene(new Vector3f(1f, 2f, 4f), bend, new Vector3f());

        assertEquals(new Vector3f(-1f, 2f, 4f), shown);
    }

    @Test
    void blendsBetweenTwoTicks() {
        Vector3f half = PoseBlend.inScene(new Vector3f(), new Vector3f(2f, 4f, 8f), 0.5f, new Vector3f());

        assertTrue(half.distance(new Vector3f(-1f, 2f, 4f)) < TOLERANCE, half::toString);
    }
}
