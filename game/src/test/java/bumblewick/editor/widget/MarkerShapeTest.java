package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MarkerShapeTest {
    /** The back of a triangle is not drawn: the corners of each go counter-clockwise. */
    @ParameterizedTest
    @EnumSource(MarkerShape.class)
    void everyTriangleFacesThePlayer(MarkerShape shape) {
        float[] at = shape.corners();
        float area = 0f;
        for (int i = 0; i < at.length; i += 6) {
            float twice = (at[i + 2] - at[i]) * (at[i + 5] - at[i + 1]) - (at[i + 4] - at[i]) * (at[i + 3] - at[i + 1]);
            assertTrue(twice > -1e-6f, shape + ", triangle " + i / 6);
            area += twice / 2f;
        }
        assertTrue(area > 0.1f, shape + " has an area of " + area);
    }
}
