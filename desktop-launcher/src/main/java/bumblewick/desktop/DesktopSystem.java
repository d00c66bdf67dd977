package bumblewick.desktop;

import bumblewick.desktop.pad.PadDisplay;
import bumblewick.desktop.pad.PadPort;
import bumblewick.desktop.script.ScriptedTouch;
import bumblewick.desktop.sound.SteadyAlc;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.lwjgl.LwjglAL;
import com.jme3.audio.lwjgl.LwjglEFX;
import com.jme3.audio.openal.ALAudioRenderer;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.JmeDesktopSystem;
import java.util.List;
import java.util.Optional;

/** The engine's system delegate on a PC, with a sound device and pads that may come and go. */
final class DesktopSystem extends JmeDesktopSystem {
    private final List<PadPort> ports;
    private final Optional<ScriptedTouch> fingers;

    /**
     * Makes the system.
     *
     * @param ports where pads may be besides those that are plugged in
     * @param fingers on the window, if there are any
     */
    DesktopSystem(List<PadPort> ports, Optional<ScriptedTouch> fingers) {
        this.ports = List.copyOf(ports);
        this.fingers = fingers;
    }

    @Override
    public JmeContext newContext(AppSettings settings, JmeContext.Type type) {
        if (type != JmeContext.Type.Display) {
            return super.newContext(settings, type);
        }
        initialize(settings);
        JmeContext window = new PadDisplay(ports, fingers);
        window.setSettings(settings);
        return window;
    }

    @Override
    public AudioRenderer newAudioRenderer(AppSettings settings) {
        initialize(settings);
        return new ALAudioRenderer(new LwjglAL(), new SteadyAlc(), new LwjglEFX());
    }
}
