package bumblewick.android.screen;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

class FrameTimesTest {
    private static final long MILLISECOND = 1_000_000L;

    /** A hundred frames: 90 of 10 ms, 9 of 20 ms, one of 50 ms; 15 ms and more are late if 10 are allowed. */
    @Test
    void reportsHowManyWereHowLong() {
        FrameTimes times = new FrameTimes();
        long now = 5;
        times.begin(now);
        for (int i = 0; i < 100; i++) {
            now += (i < 90 ? 10 : i < 99 ? 20 : 50) * MILLISECOND;
            times.begin(now);
        }

        JsonObject report =
                JsonParser.parseString(times.report(10f, "a \"phone\"\n")).getAsJsonObject();

        assertAll(
                () -> assertEquals(100, report.get("frames").getAsInt()),
                () -> assertEquals(1.13, report.get("seconds").getAsDouble(), 1e-9),
                () -> assertEquals(88.5, report.get("framesPerSecond").getAsDouble(), 0.01),
                () -> assertEquals(10.0, report.get("medianMs").getAsDouble()),
                () -> assertEquals(10.0, report.get("percentile90Ms").getAsDouble()),
                () -> assertEquals(20.0, report.get("percentile99Ms").getAsDouble()),
                () -> assertEquals(50.0, report.get("longestMs").getAsDouble()),
                () -> assertEquals(10, report.get("late").getAsInt()),
                () -> assertTrue(report.get("device").getAsString().startsWith("a _phone_")));
    }

    @Test
    void withoutAFrameThereIsAReport() {
        JsonObject report =
                JsonParser.parseString(new FrameTimes().report(0f, "")).getAsJsonObject();

        assertEquals(0, report.get("frames").getAsInt());
    }
}
