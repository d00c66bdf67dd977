package bumblewick.app.shell;

import bumblewick.input.Device;
import bumblewick.input.device.Controls;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickConnectionListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Notices that the gamepad in use was disconnected. One that is not in use may go unnoticed. */
public final class GamepadMonitor implements JoystickConnectionListener {
    private static final Logger LOG = LoggerFactory.getLogger(GamepadMonitor.class);

    private final Controls controls;
    private final Device left;
    private final Runnable lost;

    /** @param left the device that the player has without a gamepad */
    public GamepadMonitor(Controls controls, Device left, Runnable lost) {
        this.controls = controls;
        this.left = left;
        this.lost = lost;
    }

    @Override
    public void onConnected(Joystick pad) {
        LOG.info("pad: {} with {} buttons and {} axes", pad.getName(), pad.getButtonCount(), pad.getAxisCount());
    }

    @Override
    public void onDisconnected(Joystick pad) {
        if (controls.isPadActive()) {
            LOG.info("the pad in hand is gone");
            controls.assumeDevice(left);
            lost.run();
        }
    }
}
