package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.Cooling;
import bumblewick.platform.Heat;
import bumblewick.platform.PowerMode;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Overrides;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThriftTest {
    private static final Heat SEVERE = new Heat(1.2f, Heat.Status.SEVERE);

    @TempDir
    Path folder;

    private final FakePlatform platform = new FakePlatform();

    /** The player's cap, the player's saver, the system's mode: the lowest counts. */
    @ParameterizedTest
    @CsvSource({
        "none, false, STANDARD, -1",
        "none, true, STANDARD, 30",
        "none, false, BATTERY, 30",
        "none, true, PERFORMANCE, 30",
        "120, false, PERFORMANCE, 120",
        "120, true, STANDARD, 30",
        "20, true, STANDARD, 20"
    })
    void theLowestLimitCounts(String cap, boolean saver, PowerMode mode, int expected) {
        platform.mode = mode;
        Preferences preferences = new Preferences(
                folder, Overrides.none().with(Catalogue.FRAME_CAP, cap).with(Catalogue.SAVER, saver));

        assertEquals(expected, new Thrift(platform, preferences).rate());
    }

    @Test
    void heatIsReadEveryTenSecondsAndTellsWhoDraws() {
        Thrift thrift = new Thrift(platform, new Preferences(folder));
        int[] told = {0};
        thrift.follow(() -> told[0]++);
        platform.heat = SEVERE;

        for (int i = 0; i < 9; i++) {
            thrift.update(1f);
        }
        assertEquals(Cooling.Step.ALL, thrift.step());
        thrift.update(1f);

        assertAll(
                () -> assertEquals(Cooling.Step.PLAIN, thrift.step()),
                () -> assertEquals(1, told[0]),
                () -> assertEquals(Thrift.UNLIMITED, thrift.rate()));
    }

    /** Only that is worth a word to the player. */
    @Test
    void saysWhenTheFrameRateIsHalvedAndWhenItIsNotAnyMore() {
        Thrift thrift = new Thrift(platform, new Preferences(folder));
        platform.heat = SEVERE;
        assertFalse(thrift.update(10f), "plain");
        assertTrue(thrift.update(10f), "slow");
        assertEquals(30, thrift.rate());
        assertFalse(thrift.update(10f), "still slow");

        platform.heat = Heat.UNKNOWN;
        for (int i = 0; i < 5; i++) {
            assertFalse(thrift.update(10f));
        }
        assertTrue(thrift.update(10f), "cool for a minute");
        assertEquals(Thrift.UNLIMITED, thrift.rate());
    }

    @Test
    void aModeThatChangesWhileItRunsCounts() {
        Thrift thrift = new Thrift(platform, new Preferences(folder));
        platform.mode = PowerMode.BATTERY;
        thrift.update(10f);

        assertEquals(30, thrift.rate());
    }
}
