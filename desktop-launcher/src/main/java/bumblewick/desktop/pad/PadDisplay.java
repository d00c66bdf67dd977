package bumblewick.desktop.pad;

import com.jme3.input.JoyInput;
import com.jme3.input.TouchInput;
import com.jme3.system.lwjgl.LwjglDisplay;
import java.util.List;
import java.util.Optional;

/** The engine's window with our own pads, and with scripted touch if there is a script. */
public final class PadDisplay extends LwjglDisplay {
    private final Pads pads;
    private final Optional<? extends TouchInput> fingers;

    /**
     * Makes a window that is not yet open.
     *
     * @param ports where pads may be besides those that are plugged in
     * @param fingers that touch it
     */
    public PadDisplay(List<? extends PadPort> ports, Optional<? extends TouchInput> fingers) {
        pads = Pads.ofThisMachine(ports);
        this.fingers = fingers;
    }

    @Override
    public TouchInput getTouchInput() {
        return fingers.isPresent() ? fingers.get() : super.getTouchInput();
    }

    @Override
    public JoyInput getJoyInput() {
        Pads.silenceTheEngines();
        return pads;
    }
}
