package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left of a bullet that has passed Wick. */
class GardenBulletViewTest {
    private static final Vector3f WICK = new Vector3f(31f, 4f, -17f);

    /** All of it up to 0.8 u beyond Wick, nothing from 3.5 u on, half of it between them: whichever way it flies. */
    @ParameterizedTest
    @CsvSource({"-9, 1", "0, 1", "0.8, 1", "2.15, 0.5", "3.5, 0", "40, 0"})
    void itShrinksOnceItIsPast(float past, float left) {
        for (float turn = 0f; turn < 6f; turn += 0.7f) {
            Vector3f way = new Quaternion().fromAngles(0.4f * turn, turn, 0f).mult(new Vector3f(0f, 0f, 7f));
            Vector3f place = way.normalize().multLocal(past).addLocal(WICK);
            assertEquals(left, GardenBulletView.left(place, way, WICK), 1e-4f);
        }
    }

    @ParameterizedTest
    @CsvSource({"-2, 1", "5, 1"})
    void oneThatHangsInTheAirStays(float x, float left) {
        assertEquals(left, GardenBulletView.left(WICK.add(x, 0f, 0f), new Vector3f(), WICK), 1e-4f);
    }
}
