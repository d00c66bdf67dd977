package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
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

    /** The one beside it, too, is at the same place in the picture; more than that no marker shrinks. */
    @ParameterizedTest
    @ValueSource(floats = {5f, 15f, 22f, 60f, 100f})
    void aMarkerAmongOthersLeavesItsTargetFree(float radius) {
        float edge = LockOnMarkers.edge(0.6f, radius);

        assertTrue(edge * LockOnMarkers.fit(edge, 0f) >= 2f * radius + 10f, edge + " lines");
    }

    @Test
    void markersStandSideBySide() {
        assertEquals(1f, LockOnMarkers.fit(60f, Float.POSITIVE_INFINITY));
        assertEquals(1f, LockOnMarkers.fit(60f, 60f));
        assertEquals(0.8f, LockOnMarkers.fit(60f, 48f), 1e-6f); // two edges of 48 touch
    }
}
