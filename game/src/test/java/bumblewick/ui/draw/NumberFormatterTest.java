package bumblewick.ui.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberFormatterTest {
    @ParameterizedTest(name = "{0} is written {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0",
                "7 | 7",
                "999 | 999",
                "1000 | 1,000",
                "90810 | 90,810",
                "1234567 | 1,234,567",
                "999999999999 | 999,999,999,999",
                "1000000000000 | 999,999,999,999",
                "-5 | 0"
            })
    void pointsAreGroupedByThousands(long points, String expected) {
        assertEquals(expected, written(NumberFormatter.grouped(), points));
    }

    @ParameterizedTest(name = "{0} tenths are written {1}")
    @CsvSource(
            delimiter = '|',
            value = {"10 | ×1.0", "23 | ×2.3", "50 | ×5.0", "3 | ×0.3", "0 | ×0.0"})
    void multipliersHaveOneDecimal(long tenths, String expected) {
        assertEquals(expected, written(NumberFormatter.tenths("×"), tenths));
    }

    @ParameterizedTest(name = "{0} hundredths are written {1}")
    @CsvSource({"0, 0:00.00", "7, 0:00.07", "5999, 0:59.99", "6000, 1:00.00", "24705, 4:07.05", "360000, 60:00.00"})
    void aStopwatchHasMinutesSecondsAndHundredths(long hundredths, String expected) {
        assertEquals(expected, NumberFormatter.formatStopwatch(hundredths));
    }

    @Test
    void theSameNumberAgainIsNoChange() {
        NumberFormatter format = NumberFormatter.whole("");

        assertTrue(format.set(6));
        assertFalse(format.set(6));
        assertTrue(format.set(5));
        assertEquals("5", format.toString());
    }

    @Test
    void everyNumberFitsIntoTheCapacity() {
        NumberFormatter format = NumberFormatter.grouped();
        format.set(Long.MAX_VALUE);

        assertTrue(format.length() <= format.capacity());
    }

    private static String written(NumberFormatter format, long number) {
        format.set(number);
        return format.toString();
    }
}
