package bumblewick.android.power;

import android.content.Context;
import android.os.Build;
import android.os.PowerManager;
import bumblewick.platform.Heat;
import bumblewick.platform.PowerMode;

/** Asks the system how hot the machine is and how much of the battery the game may use; from any thread. */
public final class Power {
    private final PowerManager power;
    private final Api31 games; // null before Android 12

    public Power(Context application) {
        power = (PowerManager) application.getSystemService(Context.POWER_SERVICE);
        games = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ? new Api31(application) : null;
    }

    /** How hot it is; before Android 10 nobody knows. */
    public Heat heat() {
        float headroom = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R ? Api30.headroom(power) : Float.NaN;
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q ? new Heat(headroom, Api29.status(power)) : Heat.UNKNOWN;
    }

    /** What is wanted: the battery saver of the whole system first, then the mode that was chosen for this game. */
    public PowerMode mode() {
        if (power.isPowerSaveMode()) {
            return PowerMode.BATTERY;
        }
        return games == null ? PowerMode.STANDARD : games.mode();
    }
}
