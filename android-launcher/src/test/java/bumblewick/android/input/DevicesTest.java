package bumblewick.android.input;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.InputDevice;
import android.view.View;
import bumblewick.android.harness.GlRunner;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.util.ReflectionHelpers;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class DevicesTest {
    private final View picture = new View(RuntimeEnvironment.getApplication());

    /** Else a movement waits for the next frame, up to 16 ms. What is captured is of another class than what is shown. */
    @Test
    public void movementsArriveAtOnceWhileOnePlays() {
        Devices devices = new Devices();
        devices.open(picture);
        assertEquals("menus need no haste", InputDevice.SOURCE_CLASS_NONE, unbuffered());

        devices.play(true);
        Map<String, Integer> sources = Map.of(
                "fingers", InputDevice.SOURCE_TOUCHSCREEN,
                "a mouse", InputDevice.SOURCE_MOUSE,
                "a captured mouse", InputDevice.SOURCE_MOUSE_RELATIVE,
                "a captured touchpad", InputDevice.SOURCE_TOUCHPAD,
                "a pad", InputDevice.SOURCE_JOYSTICK);
        sources.forEach((name, source) -> assertTrue(name, (unbuffered() & source) != 0));

        devices.play(false);
        assertEquals(InputDevice.SOURCE_CLASS_NONE, unbuffered());
    }

    /** Sources whose movements the system hands to the picture at once; it has no public question for it. */
    private int unbuffered() {
        return ReflectionHelpers.getField(picture, "mUnbufferedInputSource");
    }
}
