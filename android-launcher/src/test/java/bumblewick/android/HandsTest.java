package bumblewick.android;

import static org.junit.Assert.assertEquals;

import android.content.Intent;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Lettering;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.Plugs;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import com.jme3.math.Vector3f;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Everything that a hand can hold is felt by the game. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class HandsTest {
    private static final int HEIGHT = 360;
    private static final int PAD = 11;

    /** On the title, and on the page of settings alone. */
    private static final String ENTRY = "Settings";

    private static final String PAGE = "Comfort";

    private Phone phone;

    private void start(Intent wishes) {
        phone = new Phone(640, HEIGHT, wishes.putExtra("quality", "low").putExtra("lang", "en"));
    }

    private void waitForTheTitle() throws Exception {
        phone.until(() -> phone.game().firstSeen().isPresent() && shows(ENTRY));
        phone.frames(20);
    }

    @After
    public void end() {
        phone.close();
    }

    private boolean shows(String words) {
        return Lettering.shows(phone.game().getGuiNode(), words);
    }

    @Test
    public void fingersKeysPadAndMouseOpenASettingsPage() throws Exception {
        start(new Intent());
        waitForTheTitle();
        tap(place(ENTRY));
        phone.until(() -> shows(PAGE));
        press(0, KeyEvent.KEYCODE_ESCAPE);
        phone.until(() -> !shows(PAGE));

        for (int i = 0; i < 3; i++) { // the title was left where Settings are
            press(0, KeyEvent.KEYCODE_DPAD_UP);
            press(0, KeyEvent.KEYCODE_DPAD_DOWN);
        }
        press(0, KeyEvent.KEYCODE_DPAD_CENTER);
        phone.until(() -> shows(PAGE));

        plugPadIn();
        press(PAD, KeyEvent.KEYCODE_BUTTON_B);
        phone.until(() -> !shows(PAGE));
        press(PAD, KeyEvent.KEYCODE_BUTTON_A);
        phone.until(() -> shows(PAGE));
        press(PAD, KeyEvent.KEYCODE_BUTTON_START);
        phone.until(() -> !shows(PAGE));

        click(place(ENTRY));
        phone.until(() -> shows(PAGE));
        phone.picture("hands");
    }

    @Test
    public void aFlightWaitsWhenThePadInHandIsPulledOut() throws Exception {
        start(new Intent().putExtra("stage", "cloverfield"));
        phone.said(0, "flying after");
        plugPadIn();
        press(PAD, KeyEvent.KEYCODE_BUTTON_X);
        int moment = phone.log().now();

        Plugs.out(PAD);
        phone.idle();

        phone.said(moment, "the pad in hand is gone");
        phone.until(() -> shows("The pad is gone"));
        assertEquals(0, phone.game().getInputManager().getJoysticks().length);
        phone.picture("pad-gone");
        tap(place("Go on"));
        phone.until(() -> !shows("The pad is gone"));
    }

    /** Where these words are, as the system counts. */
    private float[] place(String words) throws Exception {
        AtomicReference<Vector3f> found = new AtomicReference<>();
        phone.until(() -> {
            found.set(Lettering.place(phone.game().getGuiNode(), words).orElse(null));
            return found.get() != null;
        });
        return new float[] {found.get().x, HEIGHT - found.get().y};
    }

    private void tap(float[] at) throws Exception {
        touch(MotionEvent.ACTION_DOWN, at, InputDevice.SOURCE_TOUCHSCREEN);
        phone.frames(2);
        touch(MotionEvent.ACTION_UP, at, InputDevice.SOURCE_TOUCHSCREEN);
        phone.frames(2);
    }

    private void click(float[] at) throws Exception {
        MotionEvent hover = event(MotionEvent.ACTION_HOVER_MOVE, at, InputDevice.SOURCE_MOUSE);
        phone.activity().get().surface().dispatchGenericMotionEvent(hover);
        phone.frames(2);
        touch(MotionEvent.ACTION_DOWN, at, InputDevice.SOURCE_MOUSE);
        phone.frames(2);
        touch(MotionEvent.ACTION_UP, at, InputDevice.SOURCE_MOUSE);
        phone.frames(2);
    }

    private void touch(int action, float[] at, int source) {
        phone.activity().get().surface().dispatchTouchEvent(event(action, at, source));
    }

    private static MotionEvent event(int action, float[] at, int source) {
        long now = SystemClock.uptimeMillis();
        MotionEvent event = MotionEvent.obtain(now, now, action, at[0], at[1], 0);
        event.setSource(source);
        return event;
    }

    private void press(int device, int code) throws Exception {
        key(KeyEvent.ACTION_DOWN, device, code);
        phone.frames(2);
        key(KeyEvent.ACTION_UP, device, code);
        phone.frames(2);
    }

    private void key(int action, int device, int code) {
        long now = SystemClock.uptimeMillis();
        phone.activity().get().dispatchKeyEvent(new KeyEvent(now, now, action, code, 0, 0, device, 0));
    }

    private void plugPadIn() throws Exception {
        phone.plugPadIn(PAD);
        phone.frames(2);
        assertEquals(1, phone.game().getInputManager().getJoysticks().length);
    }
}
