package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockOnMarkersTest {
    /** Radius of the target in the picture, in lines; the marker is as small as markers become. */
    @ParameterizedTest
    @ValueSource(floats = {5f, 15f, 22f, 60f, 100f})
    void aMarkerLeavesItsTargetFree(float radius) {
        float edge = LockOnMarkers.edge(0.6f, radius);

        assertTrue(edge >= 2f * radius + 10f, edge + " lines");
    }
}
