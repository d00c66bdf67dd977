package bumblewick.android.harness;

import android.os.CombinedVibration;
import android.os.VibrationAttributes;
import android.os.Vibrator;
import android.os.VibratorManager;
import android.view.InputDevice;
import java.util.ArrayList;
import java.util.List;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowInputDevice;

/** What shakes in pads: every pad's is the same, and does nothing but remember. */
public final class Motors extends VibratorManager {
    private static final Motors MOTORS = new Motors();

    private final List<CombinedVibration> felt = new ArrayList<>();
    private int[] ids = {};

    /** Lets pads have them from now on. */
    @Implements(InputDevice.class)
    public static class Shaking extends ShadowInputDevice {
        @Implementation
        protected VibratorManager getVibratorManager() {
            return MOTORS;
        }
    }

    /** Makes them so many; none is usual. Forgets what was felt. */
    public static void count(int motors) {
        MOTORS.ids = new int[motors];
        MOTORS.felt.clear();
    }

    /** All that was felt since they were counted. */
    public static List<CombinedVibration> felt() {
        return MOTORS.felt;
    }

    @Override
    public int[] getVibratorIds() {
        return ids;
    }

    @Override
    public Vibrator getVibrator(int id) {
        throw new UnsupportedOperationException("all of them shake together");
    }

    @Override
    public Vibrator getDefaultVibrator() {
        throw new UnsupportedOperationException("all of them shake together");
    }

    @Override
    public void vibrate(
            int user, String name, CombinedVibration effect, String reason, VibrationAttributes attributes) {
        felt.add(effect);
    }

    @Override
    public void cancel() {
        felt.clear();
    }

    @Override
    public void cancel(int usages) {
        felt.clear();
    }
}
