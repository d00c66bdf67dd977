package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;
import org.junit.jupiter.api.Test;

class WaveBuilderTest {
    private static final WaveDef WAVE = new WaveDef(50f, "gnat", "loop", false, 5, 0.45f, 1f, 2f, "bee");

    @Test
    void whatIsNotSaidStaysAsItWas() {
        assertEquals(WAVE, new WaveBuilder(WAVE).wave());
        WaveDef longer = new WaveBuilder(WAVE).segments(9).wave();
        assertEquals(9, new WaveBuilder(longer).count(2).wave().segments());
    }

    @Test
    void staysWithinWhatTheGameReads() {
        WaveDef least =
                new WaveBuilder(WAVE).at(-3f).count(0).spacing(-1f).shiftX(-99f).wave();
        WaveDef most = new WaveBuilder(WAVE).count(99).spacing(99f).shiftY(99f).wave();
        assertAll(
                () -> assertEquals(0f, least.at()),
                () -> assertEquals(1, least.count()),
                () -> assertEquals(0f, least.spacing()),
                () -> assertEquals(-WaveDef.FARTHEST_SHIFT, least.shiftX()),
                () -> assertEquals(WaveDef.MOST, most.count()),
                () -> assertEquals(WaveDef.LONGEST_SPACING, most.spacing()),
                () -> assertEquals(WaveDef.FARTHEST_SHIFT, most.shiftY()));
    }

    /** Ten steps of 0.05 from 0.4 would be 0.8999998 in binary numbers. */
    @Test
    void stepsLeaveNoDust() {
        WaveDef wave = WAVE;
        for (int i = 0; i < 10; i++) {
            wave = new WaveBuilder(wave).spacing(wave.spacing() + 0.05f).wave();
        }
        assertEquals(0.95f, wave.spacing());
    }

    @Test
    void countsByDifficultyAndTheLaneAreKeptAndWritten() {
        WaveDef wave = new WaveBuilder(WAVE).counts(3, -1, 99).lane("above").wave();

        assertEquals(new ByDifficulty(3, 0, WaveDef.MOST), wave.counts());
        assertEquals(wave, new WaveBuilder(wave).spacing(0.45f).wave());
        assertEquals(
                "{\"easy\":3,\"hard\":" + WaveDef.MOST + "}",
                WaveJson.of(wave).get("counts").toString());
        assertEquals("above", WaveJson.of(wave).get("lane").getAsString());
    }
}
