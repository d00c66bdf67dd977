package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotSame;

import android.content.Context;
import android.content.Intent;
import android.media.AudioManager;
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
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowAudioManager;

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

    private static final String PAGE = "Accessibility";

    private Phone phone;

    private void start(Intent wishes) {
        phone = new Phone(640, HEIGHT, wishes.putExtra("quality", "low").putExtra("lang", "en"));
    }

    private void waitForTheTitle() throws Exception {
        phone.until(() -> phone.game().firstSeen().isPresent() && shows(ENTRY));
        phone.said(0, "page seen: Welcome to Bumblewick");
        phone.back();
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
        phone.tap(ENTRY);
        phone.until(() -> shows(PAGE));
        phone.press(0, KeyEvent.KEYCODE_ESCAPE);
        phone.until(() -> !shows(PAGE));

        for (int i = 0; i < 3; i++) { // the title was left where Settings are
            phone.press(0, KeyEvent.KEYCODE_DPAD_UP);
            phone.press(0, KeyEvent.KEYCODE_DPAD_DOWN);
        }
        phone.press(0, KeyEvent.KEYCODE_DPAD_CENTER);
        phone.until(() -> shows(PAGE));

        plugPadIn();
        phone.press(PAD, KeyEvent.KEYCODE_BUTTON_B);
        phone.until(() -> !shows(PAGE));
        phone.press(PAD, KeyEvent.KEYCODE_BUTTON_A);
        phone.until(() -> shows(PAGE));
        phone.press(PAD, KeyEvent.KEYCODE_BUTTON_START);
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
        phone.press(PAD, KeyEvent.KEYCODE_BUTTON_X);
        int moment = phone.log().now();

        Plugs.out(PAD);
        phone.idle();

        phone.said(moment, "the pad in hand is gone");
        phone.until(() -> shows("Controller disconnected"));
        assertEquals(0, phone.game().getInputManager().getJoysticks().length);
        phone.picture("pad-gone");
        phone.tap("Continue without it");
        phone.until(() -> !shows("Controller disconnected"));
    }

    /** A television has no fingers: whoever presses a key turns to the game, which may be heard again after a call. */
    @Test
    public void aKeyAsksForTheAudioFocusAsAFingerDoes() throws Exception {
        ShadowAudioManager system = Shadows.shadowOf(
                (AudioManager) RuntimeEnvironment.getApplication().getSystemService(Context.AUDIO_SERVICE));
        system.setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_FAILED);
        start(new Intent());
        phone.said(0, "seen: title");
        assertEquals(
                "keys of the phone turn the game's volume",
                AudioManager.STREAM_MUSIC,
                phone.activity().get().getVolumeControlStream());
        Object before = system.getLastAudioFocusRequest();

        phone.press(0, KeyEvent.KEYCODE_DPAD_DOWN);

        assertNotSame(before, system.getLastAudioFocusRequest());
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

    private void click(float[] at) throws Exception {
        phone.activity().get().surface().dispatchGenericMotionEvent(mouse(MotionEvent.ACTION_HOVER_MOVE, at));
        phone.frames(2);
        phone.activity().get().surface().dispatchTouchEvent(mouse(MotionEvent.ACTION_DOWN, at));
        phone.frames(2);
        phone.activity().get().surface().dispatchTouchEvent(mouse(MotionEvent.ACTION_UP, at));
        phone.frames(2);
    }

    private static MotionEvent mouse(int action, float[] at) {
        long now = SystemClock.uptimeMillis();
        MotionEvent event = MotionEvent.obtain(now, now, action, at[0], at[1], 0);
        event.setSource(InputDevice.SOURCE_MOUSE);
        return event;
    }

    private void plugPadIn() throws Exception {
        phone.plugPadIn(PAD);
        phone.frames(2);
        assertEquals(1, phone.game().getInputManager().getJoysticks().length);
    }
}
