package bumblewick.view.backdrop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Wick's face is the first thing that a player sees. */
class CirclingBeesTest {
    private static final int BEES = 10;
    private static final float FACE = 0.6f; // u around it
    private static final Vector3f EYE = new Vector3f(0f, 1.25f, -4.1f);

    @Test
    void noBeeCrossesTheFaceAsTheCameraSeesIt() {
        Vector3f face = new Vector3f(-1.5f, 2.1f, 0f);
        Vector3f lamp = new Vector3f(-0.9f, 2.4f, -0.2f);
        Vector3f body = new Vector3f(-1.5f, 1.8f, 0f);
        CirclingBees bees = new CirclingBees(null, null);
        bees.keepOff(face, EYE);
        Vector3f place = new Vector3f();
        for (int bee = 0; bee < BEES; bee++) {
            for (float angle = 0f; angle < 20f * FastMath.TWO_PI; angle += 0.02f) {
                bees.positionOn(bee, bee < 4 ? lamp : body, angle, place);
                float times = (face.z - EYE.z) / (place.z - EYE.z);
                float x = (place.x - EYE.x) * times + EYE.x - face.x;
                float y = (place.y - EYE.y) * times + EYE.y - face.y;

                assertTrue(x * x + y * y >= FACE * FACE, "bee " + bee + " at " + place);
                assertTrue(place.z > EYE.z + 2.5f, "bee " + bee + " before the lens");
            }
        }
    }
}
