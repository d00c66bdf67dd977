package bumblewick.android.power;

import android.annotation.TargetApi;
import android.os.PowerManager;
import bumblewick.platform.ThermalReading;

/** Calls that exist since Android 10, in a class of their own so that older systems never load them. */
@TargetApi(29)
final class Api29 {
    private Api29() {}

    /** What the system does about heat. */
    static ThermalReading.Status status(PowerManager power) {
        int status = power.getCurrentThermalStatus();
        switch (status) {
            case PowerManager.THERMAL_STATUS_NONE:
                return ThermalReading.Status.NONE;
            case PowerManager.THERMAL_STATUS_LIGHT:
                return ThermalReading.Status.LIGHT;
            case PowerManager.THERMAL_STATUS_MODERATE:
                return ThermalReading.Status.MODERATE;
            case PowerManager.THERMAL_STATUS_SEVERE:
                return ThermalReading.Status.SEVERE;
            default:
                return status > PowerManager.THERMAL_STATUS_SEVERE
                        ? ThermalReading.Status.CRITICAL
                        : ThermalReading.Status.NONE;
        }
    }
}
