package bumblewick.android.screen;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefreshRatesTest {
    /** 60 where it can be had, be it by every second refresh; else what comes nearest: 144 / 2 is as near as 144 / 3. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "60.1, 60",
        "59.94, 60",
        "120, 60",
        "60 90 120, 60",
        "48 120, 60",
        "50, 50",
        "48, 48",
        "72, 72",
        "90, 45",
        "144, 72",
        "165, 55"
    })
    void theUsualLimitIsTheNearestToSixty(String rates, int expected) {
        List<Float> all = List.of(rates.split(" ")).stream().map(Float::valueOf).collect(Collectors.toList());

        assertEquals(expected, new RefreshRates(all).usual());
    }

    @Test
    void offersWhatTheScreenHas() {
        RefreshRates rates = new RefreshRates(List.of(120.00001f, 60.000004f, 90f, 59.94f));

        assertAll(
                () -> assertEquals(List.of(60, 90, 120), rates.limits()),
                () -> assertEquals(60, new RefreshRates(List.of()).usual()),
                () -> assertEquals(List.of(), new RefreshRates(List.of()).limits()));
    }

    /** From Android 15 on a game that wishes nothing is held at 60. */
    @Test
    void asFastAsTheScreenAsksForItsHighest() {
        RefreshRates rates = new RefreshRates(List.of(60f, 144f, 90f));

        assertAll(
                () -> assertEquals(144f, rates.wish(-1)),
                () -> assertEquals(60f, rates.wish(60)),
                () -> assertEquals(0f, rates.wish(0), "no wish while another program is in front"));
    }
}
