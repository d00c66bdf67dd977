package bumblewick.android.input;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.util.SparseArray;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.Joystick;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All pads of this machine. They may come and go; the engine is notified of those that were there first, too. A pad
 * that is unplugged releases everything first.
 */
final class Pads extends Source implements JoyInput, android.hardware.input.InputManager.InputDeviceListener {
    private static final Logger LOG = LoggerFactory.getLogger(Pads.class);

    private final SparseArray<Pad> pads = new SparseArray<>(); // by the system's number; of the main thread
    private final List<Joystick> present = new ArrayList<>(); // of the drawing thread
    private final Handler main = new Handler(Looper.getMainLooper());
    private volatile InputManager manager;

    Pads(EventQueue inbox) {
        super(inbox);
    }

    /** Notifies a listener of pads from now on. */
    @Override
    public Joystick[] loadJoysticks(InputManager engine) {
        manager = engine;
        main.post(this::look);
        return new Joystick[0];
    }

    private void look() {
        for (int id : InputDevice.getDeviceIds()) {
            onInputDeviceAdded(id);
        }
    }

    @Override
    public void onInputDeviceAdded(int id) {
        InputDevice device = InputDevice.getDevice(id);
        if (manager != null && pads.get(id) == null && PadMapping.isPad(device)) {
            Pad pad = new Pad(manager, this, freePlace(), PadMapping.of(device), inbox());
            pads.put(id, pad);
            inbox().run(() -> connect(pad));
        }
    }

    @Override
    public void onInputDeviceRemoved(int id) {
        Pad pad = pads.get(id);
        if (pad != null) {
            pads.remove(id);
            pad.rest(SystemClock.uptimeMillis());
            inbox().run(() -> disconnect(pad));
        }
    }

    /** The system says so when a name was changed or a battery is low, too. */
    @Override
    public void onInputDeviceChanged(int id) {
        Pad pad = pads.get(id);
        InputDevice device = InputDevice.getDevice(id);
        boolean same = pad != null && PadMapping.isPad(device) && pad.shape().like(PadMapping.of(device));
        if (!same) {
            onInputDeviceRemoved(id);
            onInputDeviceAdded(id);
        }
    }

    private int freePlace() {
        int place = 0;
        for (int i = 0; i < pads.size(); i++) {
            if (pads.valueAt(i).getJoyId() == place) {
                place++;
                i = -1;
            }
        }
        return place;
    }

    private void connect(Pad pad) {
        LOG.info("pad connected: {}", pad.getName());
        present.add(pad);
        manager.setJoysticks(present.toArray(new Joystick[0]));
        manager.fireJoystickConnectedEvent(pad);
    }

    private void disconnect(Pad pad) {
        LOG.info("pad disconnected: {}", pad.getName());
        present.remove(pad);
        manager.setJoysticks(present.toArray(new Joystick[0]));
        manager.fireJoystickDisconnectedEvent(pad);
    }

    /** Takes what the system says of a key of a pad; whether it is one of the game's. */
    boolean take(KeyEvent event) {
        Pad pad = pads.get(event.getDeviceId());
        return pad != null && pad.take(event);
    }

    /** Takes what the system says of a pad's axes; whether it is a pad. */
    boolean take(MotionEvent event) {
        Pad pad = pads.get(event.getDeviceId());
        if (pad == null || !event.isFromSource(InputDevice.SOURCE_JOYSTICK)) {
            return false;
        }
        pad.take(event);
        return true;
    }

    /** Lets everything go. */
    void rest(long uptimeMillis) {
        for (int i = 0; i < pads.size(); i++) {
            pads.valueAt(i).rest(uptimeMillis);
        }
    }

    /** Ignored: the game vibrates pads through its platform. */
    @Override
    public void setJoyRumble(int joyId, float amount) {
        // see above
    }
}
