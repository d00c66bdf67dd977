package bumblewick.android.power;

import static org.junit.Assert.assertEquals;

import android.app.GameState;
import android.content.Context;
import android.os.PowerManager;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.SystemReports;
import bumblewick.platform.PowerMode;
import bumblewick.platform.ThermalReading;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowPowerManager;

@RunWith(GlRunner.class)
@Config(sdk = 35, shadows = SystemReports.Games.class)
public class PowerTest {
    private final Context application = RuntimeEnvironment.getApplication();
    private final ShadowPowerManager system =
            Shadows.shadowOf((PowerManager) application.getSystemService(Context.POWER_SERVICE));
    private final Power power = new Power(application);

    @Test
    public void heatIsWhatTheSystemMakesOfIt() {
        ThermalReading.Status[] expected = {
            ThermalReading.Status.NONE,
            ThermalReading.Status.LIGHT,
            ThermalReading.Status.MODERATE,
            ThermalReading.Status.SEVERE,
            ThermalReading.Status.CRITICAL,
            ThermalReading.Status.CRITICAL,
            ThermalReading.Status.CRITICAL
        };
        for (int status = 0; status < expected.length; status++) {
            system.setCurrentThermalStatus(status);

            assertEquals(expected[status], power.heat().status());
        }
    }

    @Test
    public void theBatterySaverOfTheSystemCountsForTheGame() {
        assertEquals(PowerMode.STANDARD, power.mode());

        system.setIsPowerSaveMode(true);

        assertEquals(PowerMode.BATTERY, power.mode());
    }

    /** While the game loads, the system may give it all of the processor. */
    @Test
    public void theSystemHearsWhetherTheGameLoadsAndWhetherOnePlays() {
        SystemReports.forget();

        power.loading(true);
        power.playing(true);
        power.loading(false);
        power.playing(false);

        List<Boolean> loads =
                SystemReports.STATES.stream().map(GameState::isLoading).collect(Collectors.toList());
        List<Integer> modes =
                SystemReports.STATES.stream().map(GameState::getMode).collect(Collectors.toList());
        assertEquals(List.of(true, true, false, false), loads);
        assertEquals(
                List.of(
                        GameState.MODE_CONTENT,
                        GameState.MODE_GAMEPLAY_INTERRUPTIBLE,
                        GameState.MODE_GAMEPLAY_INTERRUPTIBLE,
                        GameState.MODE_CONTENT),
                modes);
    }
}
