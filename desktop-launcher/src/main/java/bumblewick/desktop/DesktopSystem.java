package bumblewick.desktop;

import com.jme3.audio.AudioRenderer;
import com.jme3.audio.lwjgl.LwjglAL;
import com.jme3.audio.lwjgl.LwjglEFX;
import com.jme3.audio.openal.ALAudioRenderer;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeDesktopSystem;

/** The engine's PC, with a sound device that may come and go. */
final class DesktopSystem extends JmeDesktopSystem {
    @Override
    public AudioRenderer newAudioRenderer(AppSettings settings) {
        initialize(settings);
        return new ALAudioRenderer(new LwjglAL(), new SteadyAlc(), new LwjglEFX());
    }
}
