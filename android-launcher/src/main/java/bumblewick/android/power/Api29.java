package bumblewick.android.power;

import android.annotation.TargetApi;
import android.os.PowerManager;
import bumblewick.platform.Heat;

/** What Android has since 10. */
@TargetApi(29)
final class Api29 {
    private Api29() {}

    /** What the system does about heat. */
    static Heat.Status status(PowerManager power) {
        int status = power.getCurrentThermalStatus();
        switch (status) {
            case PowerManager.THERMAL_STATUS_NONE:
                return Heat.Status.NONE;
            case PowerManager.THERMAL_STATUS_LIGHT:
                return Heat.Status.LIGHT;
            case PowerManager.THERMAL_STATUS_MODERATE:
                return Heat.Status.MODERATE;
            case PowerManager.THERMAL_STATUS_SEVERE:
                return Heat.Status.SEVERE;
            default:
                return status > PowerManager.THERMAL_STATUS_SEVERE ? Heat.Status.CRITICAL : Heat.Status.NONE;
        }
    }
}
