package bumblewick.android.input;

import static org.junit.Assert.assertEquals;

import android.view.InputDevice;
import android.view.View;
import bumblewick.android.harness.GlRunner;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.util.ReflectionHelpers;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class DevicesTest {
    private final View picture = new View(RuntimeEnvironment.getApplication());

    /** Else a finger's movement waits for the next frame, up to 16 ms. */
    @Test
    public void movementsArriveAtOnceWhileOnePlays() {
        Devices devices = new Devices();
        devices.open(picture);
        assertEquals("menus need no haste", InputDevice.SOURCE_CLASS_NONE, unbuffered());

        devices.play(true);
        assertEquals(InputDevice.SOURCE_CLASS_POINTER, unbuffered());

        devices.play(false);
        assertEquals(InputDevice.SOURCE_CLASS_NONE, unbuffered());
    }

    /** Sources whose movements the system hands to the picture at once; it has no public question for it. */
    private int unbuffered() {
        return ReflectionHelpers.getField(picture, "mUnbufferedInputSource");
    }
}
