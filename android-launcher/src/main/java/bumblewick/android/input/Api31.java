package bumblewick.android.input;

import android.annotation.TargetApi;
import android.os.CombinedVibration;
import android.os.VibrationEffect;
import android.os.VibratorManager;
import android.view.InputDevice;

/** Calls of Android 12, which knows that pads have two motors. */
@TargetApi(31)
final class Api31 {
    private Api31() {}

    /** Shakes all that a device can shake. */
    static void shake(InputDevice device, VibrationEffect effect) {
        VibratorManager vibrators = device.getVibratorManager();
        if (vibrators.getVibratorIds().length > 0) {
            vibrators.vibrate(CombinedVibration.createParallel(effect));
        }
    }
}
