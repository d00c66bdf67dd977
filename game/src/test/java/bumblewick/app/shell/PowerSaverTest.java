package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.FakePlatform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.ThermalReading;
import bumblewick.platform.ThermalThrottle;
import bumblewick.settings.SettingOverrides;
import bumblewick.settings.SettingsCatalogue;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PowerSaverTest {
    private static final ThermalReading SEVERE = new ThermalReading(1.2f, ThermalReading.Status.SEVERE);

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
                folder,
                SettingOverrides.none().with(SettingsCatalogue.FRAME_CAP, cap).with(SettingsCatalogue.SAVER, saver));

        assertEquals(expected, new PowerSaver(platform, preferences).rate());
    }

    /** A phone draws no more than 60 unless its player wants more; a PC as many as it can. */
    @ParameterizedTest
    @CsvSource({"auto, 60, 60", "auto, 0, -1", "none, 60, -1", "120, 60, 120"})
    void theLimitIsThatOfThePlatformUntilThePlayerChooses(String cap, int usual, int expected) {
        platform.usualFrameRate = usual;
        Preferences preferences =
                new Preferences(folder, SettingOverrides.none().with(SettingsCatalogue.FRAME_CAP, cap));

        assertEquals(expected, new PowerSaver(platform, preferences).rate());
    }

    @Test
    void heatIsReadEveryTenSecondsAndTellsWhoDraws() {
        PowerSaver powerSaver = new PowerSaver(platform, new Preferences(folder));
        int[] told = {0};
        powerSaver.follow(() -> told[0]++);
        platform.heat = SEVERE;

        for (int i = 0; i < 9; i++) {
            powerSaver.update(1f);
        }
        assertEquals(ThermalThrottle.Step.ALL, powerSaver.step());
        powerSaver.update(1f);

        assertAll(
                () -> assertEquals(ThermalThrottle.Step.PLAIN, powerSaver.step()),
                () -> assertEquals(1, told[0]),
                () -> assertEquals(PowerSaver.UNLIMITED, powerSaver.rate()));
    }

    /** Only that is worth a word to the player. */
    @Test
    void saysWhenTheFrameRateIsHalvedAndWhenItIsNotAnyMore() {
        PowerSaver powerSaver = new PowerSaver(platform, new Preferences(folder));
        platform.heat = SEVERE;
        assertFalse(powerSaver.update(10f), "plain");
        assertTrue(powerSaver.update(10f), "slow");
        assertEquals(30, powerSaver.rate());
        assertFalse(powerSaver.update(10f), "still slow");

        platform.heat = ThermalReading.UNKNOWN;
        for (int i = 0; i < 5; i++) {
            assertFalse(powerSaver.update(10f));
        }
        assertTrue(powerSaver.update(10f), "cool for a minute");
        assertEquals(PowerSaver.UNLIMITED, powerSaver.rate());
    }

    @Test
    void aModeThatChangesWhileItRunsCounts() {
        PowerSaver powerSaver = new PowerSaver(platform, new Preferences(folder));
        platform.mode = PowerMode.BATTERY;
        powerSaver.update(10f);

        assertEquals(30, powerSaver.rate());
    }
}
