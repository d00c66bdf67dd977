package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.WaveDef;
import com.jme3.math.ColorRGBA;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaneLayoutTest {
    private static WaveBlock block(float from, float to) {
        WaveDef wave = new WaveDef(from, "gnat", "loop", false, 1, 0.4f, 0f, 0f, "");
        return new WaveBlock(0, wave, from, to, WaveBlock.State.GOOD, ColorRGBA.White);
    }

    @Test
    void blocksThatDoNotMeetShareALane() {
        LaneLayout lanes = new LaneLayout(List.of(block(0f, 10f), block(20f, 30f), block(40f, 50f)), 5f);
        assertEquals(1, lanes.count());
    }

    /** The third begins while the second is there, but the first is over: its lane is free again. */
    @Test
    void blocksThatMeetHaveLanesOfTheirOwn() {
        LaneLayout lanes = new LaneLayout(List.of(block(0f, 10f), block(5f, 30f), block(16f, 50f)), 5f);
        assertAll(
                () -> assertEquals(2, lanes.count()),
                () -> assertEquals(0, lanes.of(0)),
                () -> assertEquals(1, lanes.of(1)),
                () -> assertEquals(0, lanes.of(2)));
    }

    @Test
    void theOrderOfTheFileDoesNotMatter() {
        LaneLayout lanes = new LaneLayout(List.of(block(16f, 50f), block(0f, 10f), block(5f, 30f)), 5f);
        assertAll(() -> assertEquals(0, lanes.of(0)), () -> assertEquals(2, lanes.count()));
    }
}
