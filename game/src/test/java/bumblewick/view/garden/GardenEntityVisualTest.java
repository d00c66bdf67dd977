package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GardenEntityVisualTest {
    /** Share before Wick's figure, u before Wick, share that is left. */
    @ParameterizedTest
    @CsvSource({"1, 1, 0.7", "0, 1, 1", "1, 0, 1", "1, -2, 1", "0.5, 2, 0.85"})
    void anEnemyBetweenCameraAndWickThinsOut(float covered, float before, float left) {
        assertEquals(left, GardenEntityVisual.left(covered, before), 1e-6f);
    }

    /** Distance from its outline to the lens, in u, and share that is left: its back once filled the picture. */
    @ParameterizedTest
    @CsvSource({"0, 0.15", "1, 0.15", "1.8, 0.575", "2.6, 1", "9, 1"})
    void anEnemyAtTheLensThinsOut(float away, float left) {
        assertEquals(left, GardenEntityVisual.leftAtLens(away), 1e-5f);
    }
}
