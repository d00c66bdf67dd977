package bumblewick.app;

import bumblewick.input.Controls;
import bumblewick.input.Device;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickConnectionListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Notices that the pad in hand was pulled out, or ran out of power. A pad that lies beside the keyboard may go. */
final class PadWatch implements JoystickConnectionListener {
    private static final Logger LOG = LoggerFactory.getLogger(PadWatch.class);

    private final Controls controls;
    private final Device left;
    private final Runnable lost;

    /** @param left what the player has without a pad */
    PadWatch(Controls controls, Device left, Runnable lost) {
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
        if (controls.padInHand()) {
            LOG.info("the pad in hand is gone");
            controls.takeUp(left);
            lost.run();
        }
    }
}
