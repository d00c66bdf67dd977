package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.app.ActivityThread;
import android.content.Intent;
import android.graphics.Insets;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowInsets;
import android.widget.Button;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.harness.UnforeseenFailure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;

/** The page after a failure can be left by whatever the player has at hand. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class FatalErrorPageTest {
    @After
    public void touch() {
        setTouched(true);
    }

    private static void setTouched(boolean touched) {
        ActivityThread.currentActivityThread().getInstrumentation().setInTouchMode(touched);
    }

    @Test
    public void itIsLeftByKeysPadRemoteBackAndTouch() throws Exception {
        Map<String, Consumer<Phone>> ways = new LinkedHashMap<>();
        ways.put("Enter of a keyboard", phone -> press(phone, KeyEvent.KEYCODE_ENTER, InputDevice.SOURCE_KEYBOARD));
        ways.put(
                "the middle of a remote", phone -> press(phone, KeyEvent.KEYCODE_DPAD_CENTER, InputDevice.SOURCE_DPAD));
        ways.put("A of a pad", phone -> press(phone, KeyEvent.KEYCODE_BUTTON_A, InputDevice.SOURCE_GAMEPAD));
        ways.put("B of a pad", phone -> press(phone, KeyEvent.KEYCODE_BUTTON_B, InputDevice.SOURCE_GAMEPAD));
        ways.put("the gesture back", Phone::back);
        ways.put("the key back", phone -> phone.activity().get().onBackPressed());
        ways.put("a finger", FatalErrorPageTest::tapLeave);
        for (Map.Entry<String, Consumer<Phone>> way : ways.entrySet()) {
            try (Phone phone =
                    new Phone(160, 90, new Intent().putExtra("quality", "low").putExtra("lang", "en"))) {
                fail(phone);

                way.getValue().accept(phone);
                phone.idle();

                assertTrue(way.getKey(), phone.activity().get().isFinishing());
            }
        }
    }

    /** With a finger on the glass nothing takes the focus by itself, and with keys the first button would. */
    @Test
    public void leavingHasTheFocusWhetherItIsTouchedOrNot() {
        for (boolean touched : new boolean[] {true, false}) {
            setTouched(touched);
            Activity activity =
                    Robolectric.buildActivity(Activity.class).setup().get();
            View page = FatalErrorPage.of(activity, "failed_title", "failed_text", Optional.of(() -> {}));

            FatalErrorPage.show(activity, page);
            Shadows.shadowOf(Looper.getMainLooper()).idle();

            assertEquals(touched, page.isInTouchMode());
            Button focused = (Button) activity.getWindow().getCurrentFocus();
            assertEquals("Close", focused.getText().toString());
            long now = SystemClock.uptimeMillis();
            FatalErrorPage.key(activity, new KeyEvent(now, now, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BUTTON_A, 0));
            assertTrue(activity.isFinishing());
        }
    }

    /** From Android 15 on nothing keeps a page from under the bars but itself. */
    @Test
    public void itKeepsFromUnderBarsAndCutOuts() throws Exception {
        try (Phone phone =
                new Phone(160, 90, new Intent().putExtra("quality", "low").putExtra("lang", "en"))) {
            fail(phone);
            WindowInsets insets = new WindowInsets.Builder()
                    .setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 24, 0, 48))
                    .setInsets(WindowInsets.Type.displayCutout(), Insets.of(30, 0, 0, 0))
                    .build();
            View page = ((ViewGroup) phone.activity().get().findViewById(android.R.id.content)).getChildAt(0);

            page.dispatchApplyWindowInsets(insets);

            assertEquals(
                    List.of(30, 24, 0, 48),
                    List.of(
                            page.getPaddingLeft(),
                            page.getPaddingTop(),
                            page.getPaddingRight(),
                            page.getPaddingBottom()));
        }
    }

    private static void fail(Phone phone) throws Exception {
        UnforeseenFailure.failIn(phone);
        phone.log().await("closed after");
        phone.untilSays("The bees have lost their way");
        phone.idle();
        assertFalse("the player is told first", phone.activity().get().isFinishing());
        assertEquals(
                "the button has the focus",
                leave(phone),
                phone.activity().get().getWindow().getCurrentFocus());
    }

    private static View leave(Phone phone) {
        ArrayList<View> found = new ArrayList<>();
        phone.activity().get().getWindow().getDecorView().findViewsWithText(found, "Close", View.FIND_VIEWS_WITH_TEXT);
        return found.get(0);
    }

    private static void press(Phone phone, int code, int source) {
        for (int action : new int[] {KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP}) {
            long now = SystemClock.uptimeMillis();
            phone.activity().get().dispatchKeyEvent(new KeyEvent(now, now, action, code, 0, 0, 1, 0, 0, source));
        }
    }

    private static void tapLeave(Phone phone) {
        View button = leave(phone);
        int[] corner = new int[2];
        button.getLocationInWindow(corner);
        float x = corner[0] + button.getWidth() / 2f;
        float y = corner[1] + button.getHeight() / 2f;
        for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
            long now = SystemClock.uptimeMillis();
            MotionEvent event = MotionEvent.obtain(now, now, action, x, y, 0);
            event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
            phone.activity().get().dispatchTouchEvent(event);
            event.recycle();
        }
    }
}
