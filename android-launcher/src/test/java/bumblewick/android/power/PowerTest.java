package bumblewick.android.power;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.os.PowerManager;
import bumblewick.android.harness.GlRunner;
import bumblewick.platform.PowerMode;
import bumblewick.platform.ThermalReading;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowPowerManager;

@RunWith(GlRunner.class)
@Config(sdk = 35)
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
}
