package bumblewick.android.input;

import android.annotation.TargetApi;
import android.os.CombinedVibration;
import android.os.VibrationEffect;
import android.os.VibratorManager;
import android.view.InputDevice;

/**
 * Calls that exist since Android 12, where pads have two motors, in a class of their own so that older systems never
 * load them.
 */
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
