package bumblewick.desktop.pad;

import com.jme3.input.JoyInput;
import com.jme3.system.lwjgl.LwjglDisplay;
import java.util.List;

/** The engine's window, with pads of our own. */
public final class PadDisplay extends LwjglDisplay {
    private final Pads pads;

    /**
     * Makes a window that is not yet open.
     *
     * @param ports where pads may be besides those that are plugged in
     */
    public PadDisplay(List<? extends PadPort> ports) {
        pads = Pads.ofThisMachine(ports);
    }

    @Override
    public JoyInput getJoyInput() {
        Pads.silenceTheEngines();
        return pads;
    }
}
