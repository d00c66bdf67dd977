package bumblewick.android.input;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.os.CombinedVibration;
import android.os.Looper;
import android.os.VibrationEffect;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Motors;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.InputDeviceBuilder;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class HapticsTest {
    private final Activity activity = Robolectric.setupActivity(Activity.class);
    private final View picture = new View(activity);

    @Before
    public void show() {
        activity.setContentView(picture);
    }

    @Test
    public void aKnockIsAsStrongAsTheSystemHasOne() {
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, Haptics.knock(0.2f));
        assertEquals(HapticFeedbackConstants.VIRTUAL_KEY, Haptics.knock(0.4f));
        assertEquals(HapticFeedbackConstants.LONG_PRESS, Haptics.knock(1f));
    }

    @Test
    public void thePhoneKnocksWhileAFingerPlays() {
        Devices devices = new Devices();
        devices.open(picture);
        picture.dispatchTouchEvent(Motions.fingers(MotionEvent.ACTION_DOWN, Motions.finger(0, 1, 1)));

        devices.shake(1f, 0.2f);
        Shadows.shadowOf(Looper.getMainLooper()).idle();

        assertEquals(
                HapticFeedbackConstants.LONG_PRESS, Shadows.shadowOf(picture).lastHapticFeedbackPerformed());
    }

    private static InputDevice pad() {
        return InputDeviceBuilder.newBuilder()
                .setId(11)
                .setName("a pad")
                .setSources(InputDevice.SOURCE_GAMEPAD)
                .build();
    }

    @Test
    public void aPadShakesAsStronglyAndAsLongAsIsWanted() {
        Motors.count(2);

        Haptics.shake(pad(), 0.5f, 0.2f);

        assertEquals(List.of(CombinedVibration.createParallel(VibrationEffect.createOneShot(200, 128))), Motors.felt());
    }

    @Test
    public void aPadThatCannotShakeIsLeftAlone() {
        Motors.count(0);

        Haptics.shake(pad(), 1f, 0.2f);

        assertEquals(List.of(), Motors.felt());
    }

    @Test
    public void nothingKnocksWhileAMousePlays() {
        Devices devices = new Devices();
        devices.open(picture);
        picture.dispatchTouchEvent(Motions.mouse(MotionEvent.ACTION_DOWN, 1, 1, MotionEvent.BUTTON_PRIMARY));

        devices.shake(1f, 0.2f);
        Shadows.shadowOf(Looper.getMainLooper()).idle();

        assertEquals(-1, Shadows.shadowOf(picture).lastHapticFeedbackPerformed());
    }
}
