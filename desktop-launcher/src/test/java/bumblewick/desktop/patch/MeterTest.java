package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MeterTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(out, true, StandardCharsets.UTF_8);

    @Test
    void tellsEveryTenthOnOneLine() {
        Meter meter = Meter.start(err, "Reads mod", 10_000_003);
        for (int i = 0; i < 10_000_003; i += 7) {
            meter.advance(Math.min(7, 10_000_003 - i));
        }

        assertEquals(
                "Reads mod: 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 % 100 %" + System.lineSeparator(),
                out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aLongStepPassesSeveralMarks() {
        Meter.start(err, "Reads mod", 10_000_000).advance(3_500_000);

        assertEquals("Reads mod: 10 % 20 % 30 %", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void whatIsDoneAtOnceIsNotTold() {
        Meter.start(err, "Reads mod", 1000).advance(1000);

        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }
}
