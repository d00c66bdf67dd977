package bumblewick.android.power;

import android.content.Context;
import android.os.Build;
import android.os.PowerManager;
import bumblewick.platform.PowerMode;
import bumblewick.platform.ThermalReading;

/** Reads the machine's heat and the system's power mode, from any thread; and reports to the system what the game does. */
public final class Power {
    private final Context application;
    private final PowerManager power;
    private final Api31 games; // null before Android 12
    private boolean loads;
    private boolean plays;

    public Power(Context application) {
        this.application = application;
        power = (PowerManager) application.getSystemService(Context.POWER_SERVICE);
        games = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ? new Api31(application) : null;
    }

    /** Reports whether the player waits for something that is loaded. On the main thread, as is {@link #playing}. */
    public void loading(boolean now) {
        loads = now;
        report();
    }

    /** Reports whether somebody plays. */
    public void playing(boolean now) {
        plays = now;
        report();
    }

    private void report() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            Api33.report(application, loads, plays);
        }
    }

    /** How hot the machine is; unknown before Android 10. */
    public ThermalReading heat() {
        float headroom = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R ? Api30.headroom(power) : Float.NaN;
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q
                ? new ThermalReading(headroom, Api29.status(power))
                : ThermalReading.UNKNOWN;
    }

    /** What is wanted: the battery saver of the whole system first, then the mode that was chosen for this game. */
    public PowerMode mode() {
        if (power.isPowerSaveMode()) {
            return PowerMode.BATTERY;
        }
        return games == null ? PowerMode.STANDARD : games.mode();
    }
}
