package bumblewick.android.input;

import android.os.Build;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.View;

/**
 * Vibration. A pad vibrates as strongly and as long as asked. The phone itself, for whose vibration the game requests
 * no permission, gives one of the system's haptic effects, which come in a few strengths; the player can switch them
 * off system-wide.
 */
final class Haptics {
    /** From here on, of 1, a knock is stronger than the one below. */
    private static final float CLEAR = 0.3f;

    private static final float STRONG = 0.65f;

    private static final float MOST = 255f;
    private static final float MILLIS = 1000f;

    private Haptics() {}

    /**
     * Shakes a pad, if it can.
     *
     * @param strength above 0, at most 1
     * @param seconds how long
     */
    static void shake(InputDevice pad, float strength, float seconds) {
        VibrationEffect effect = VibrationEffect.createOneShot(
                Math.max(1, Math.round(seconds * MILLIS)), Math.max(1, Math.round(Math.min(1f, strength) * MOST)));
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            Api31.shake(pad, effect);
        } else {
            Vibrator vibrator = pad.getVibrator();
            if (vibrator.hasVibrator()) {
                vibrator.vibrate(effect);
            }
        }
    }

    /** Lets what {@code view} is on knock, on the main thread. */
    static void knock(View view, float strength) {
        view.performHapticFeedback(knock(strength));
    }

    /** Which of the system's knocks is as strong as that. */
    static int knock(float strength) {
        if (strength < CLEAR) {
            return HapticFeedbackConstants.CLOCK_TICK;
        }
        return strength < STRONG ? HapticFeedbackConstants.VIRTUAL_KEY : HapticFeedbackConstants.LONG_PRESS;
    }
}
