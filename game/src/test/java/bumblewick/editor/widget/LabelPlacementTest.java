package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LabelPlacementTest {
    private final LabelPlacement room = new LabelPlacement();

    @Test
    void wordsLieBesideAndBelowOthersAndNotOverThem() {
        assertTrue(room.take(100f, 50f, 40f, 20f));
        assertFalse(room.take(120f, 60f, 40f, 20f), "over its right end, and half as high");
        assertTrue(room.take(140f, 50f, 40f, 20f), "where it ends");
        assertTrue(room.take(100f, 30f, 40f, 20f), "right below it");
    }

    @Test
    void whatWasRefusedTakesNoRoomAndANewFrameIsEmpty() {
        room.take(0f, 0f, 10f, 10f);
        assertFalse(room.take(5f, 0f, 100f, 10f));
        assertTrue(room.take(50f, 0f, 10f, 10f));
        room.clear();
        assertTrue(room.take(0f, 0f, 10f, 10f));
    }
}
