package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The camera looks along z at Wick, 8 u ahead. */
class WickSilhouetteTest {
    private final WickSilhouette silhouette = new WickSilhouette();

    @BeforeEach
    void look() {
        silhouette.set(new Vector3f(1f, 2f, 3f), new Vector3f(1f, 2f, 11f));
    }

    /** From the camera in u; the figure is as tall as its ears. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 4, 0, 1",
        "0.3, 0, 4, 0, 1",
        "0.3, 0, 2, 0, 0",
        "0, 1.2, 8, 0, 1",
        "1.3, 0, 8, 0, 0",
        "1.3, 0, 8, 0.6, 1",
        "0, 0, 9, 0, 0",
        "0, 0, -1, 0, 0"
    })
    void whatIsBeforeTheFigureCoversIt(float x, float y, float z, float radius, float covered) {
        assertEquals(covered, silhouette.covered(new Vector3f(1f + x, 2f + y, 3f + z), radius), 1e-3f);
    }
}
