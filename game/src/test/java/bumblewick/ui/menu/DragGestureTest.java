package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A finger of which a dp is two lines: it trembles by 18 lines at most. */
class DragGestureTest {
    private static final float FINGER = 2f;
    private static final float FRAME = 1f / 60f;

    private final DragGesture drag = new DragGesture();

    @Test
    void aFingerThatTremblesPresses() {
        drag.begin(100f, 100f);
        drag.move(110f, 90f, true, true, FINGER);

        assertEquals(0f, drag.take(FRAME));
        assertEquals(DragGesture.Use.PRESS, drag.end());
    }

    @Test
    void aFingerThatGoesUpOrDownScrollsByItsWayAndPressesNothing() {
        drag.begin(100f, 100f);
        drag.move(100f, 130f, true, true, FINGER);
        drag.move(100f, 170f, true, true, FINGER);

        assertEquals(70f, drag.take(FRAME));
        assertEquals(0f, drag.take(FRAME));
        assertEquals(DragGesture.Use.SCROLL, drag.end());
    }

    @Test
    void aFingerThatGoesAcrossSlidesWhatCanBeSlid() {
        drag.begin(100f, 100f);
        drag.move(130f, 110f, true, true, FINGER);
        drag.move(130f, 300f, true, true, FINGER);

        assertEquals(0f, drag.take(FRAME));
        assertEquals(DragGesture.Use.SLIDE, drag.end());
    }

    @Test
    void whereThereIsNoMoreToSeeAFingerThatStraysMayStillPress() {
        drag.begin(100f, 100f);
        drag.move(100f, 140f, false, false, FINGER);

        assertEquals(DragGesture.Use.PRESS, drag.end());
    }

    /** A speed v that halves every 0.16 s goes v · 0.16 / ln 2 lines further in all. */
    @Test
    void aColumnThatIsThrownGlidesOnAndComesToRest() {
        drag.begin(100f, 100f);
        float y = 100f;
        for (int i = 0; i < 30; i++) {
            y += 20f;
            drag.move(100f, y, false, true, FINGER);
            drag.take(FRAME);
        }
        drag.end();
        assertTrue(drag.glides());
        float way = 0f;
        for (int i = 0; i < 180; i++) {
            way += drag.take(FRAME);
        }
        assertFalse(drag.glides());
        assertEquals(1200f * 0.16f / (float) Math.log(2.0), way, 20f);
    }

    @Test
    void aFingerThatStopsWhatGlidesPressesNothing() {
        drag.begin(100f, 100f);
        for (int i = 1; i < 10; i++) {
            drag.move(100f, 100f + 30f * i, false, true, FINGER);
            drag.take(FRAME);
        }
        drag.end();
        drag.begin(100f, 100f);

        assertEquals(DragGesture.Use.SCROLL, drag.end());
    }
}
