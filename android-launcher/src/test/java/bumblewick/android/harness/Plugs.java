package bumblewick.android.harness;

import android.content.Context;
import android.hardware.input.InputManagerGlobal;
import android.view.InputDevice;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowInputManager;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Plugs devices in and pulls them out, and lets the system tell of it. On the main thread. */
public final class Plugs {
    private static final int ADDED = 1; // InputManagerGlobal.MSG_DEVICE_ADDED
    private static final int REMOVED = 2;

    private Plugs() {}

    /** Something new is there. */
    public static void in(InputDevice device) {
        system().addInputDevice(device);
        tell(ADDED, device.getId());
    }

    /** It is gone. */
    public static void out(int device) {
        system().removeInputDevice(device);
        tell(REMOVED, device);
    }

    private static ShadowInputManager system() {
        return Shadow.extract(RuntimeEnvironment.getApplication().getSystemService(Context.INPUT_SERVICE));
    }

    private static void tell(int what, int device) {
        ReflectionHelpers.callInstanceMethod(
                InputManagerGlobal.getInstance(),
                "sendMessageToInputDeviceListenersLocked",
                ClassParameter.from(int.class, what),
                ClassParameter.from(int.class, device));
    }
}
